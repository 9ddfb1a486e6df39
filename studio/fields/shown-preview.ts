import { forStaff } from 'site/content/for-staff.ts';

interface Previewed {
  preview?: { select?: object; prepare?: (selection: never) => object };
  fields?: readonly { name?: string }[];
  of?: readonly object[];
}

/** Returns a text that a list can show. Any other stored value would crash the whole list. */
const shownText = (value: unknown) =>
  value === undefined || value === null ? value : forStaff(value, 'text') || undefined;

/** Gives the type, and every type in it, a preview that can show any stored value. */
export function withShownPreviews<Type extends object>(type: Type): Type {
  const { preview, fields, of } = type as Previewed;
  const canHide = fields?.some(({ name }) => name === 'visible');
  const select = { ...preview?.select, ...(canHide && { visible: 'visible' }) };
  const prepare = (selection: object) => {
    const prepared = preview?.prepare?.(selection as never) ?? selection;
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
