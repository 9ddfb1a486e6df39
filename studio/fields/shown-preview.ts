import { forStaff } from 'site/content/for-staff.ts';

interface Previewed {
  preview?: { select?: object; prepare?: (selection: object) => object };
  fields?: readonly { name?: string }[];
  of?: readonly object[];
}

/** Writes any stored value as a text, because a title that is no text would crash the whole list. */
const shownText = (value: unknown) => (value === undefined || value === null ? undefined : forStaff(value, 'text'));

/** Gives the type, and every type in it, a preview that can show any stored value, and says which entry is hidden. */
export function withShownPreviews<Type extends object>(type: Type): Type {
  const { preview, fields, of } = type as Previewed;
  const canHide = fields?.some(({ name }) => name === 'visible');
  const select = { ...preview?.select, ...(canHide && { visible: 'visible' }) };
  const prepare = (selection: object) => {
    const prepared = preview?.prepare?.(selection) ?? selection;
    const { title, subtitle, ...rest } = prepared as Record<string, unknown>;
    const isHidden = 'visible' in selection && selection.visible === false;
    const below = [isHidden && 'Tidak tampil di situs', shownText(subtitle)].filter(Boolean).join(' · ');
    return { ...rest, title: shownText(title), subtitle: below || undefined };
  };
  return {
    ...type,
    ...(preview && { preview: { ...preview, select, prepare } }),
    ...(fields && { fields: fields.map(withShownPreviews) }),
    ...(of && { of: of.map(withShownPreviews) }),
  };
}
