import { shown } from 'site/content/shown.ts';

interface Previewed {
  preview?: { select?: object; prepare?: (selection: never) => object };
  fields?: readonly object[];
  of?: readonly object[];
}

/** A line of a list shows texts only: anything else that is stored would take the whole list down. */
const text = (value: unknown) => (value === undefined || value === null ? value : shown(value, 'text') || undefined);

/** The type, and all inside it, with previews that show whatever is stored. */
export function withShownPreviews<Type extends object>(type: Type): Type {
  const { preview, fields, of } = type as Previewed;
  const prepare = (selection: object) => {
    const { title, subtitle, ...rest } = (preview?.prepare?.(selection as never) ?? selection) as Record<
      string,
      unknown
    >;
    return { ...rest, title: text(title), subtitle: text(subtitle) };
  };
  return {
    ...type,
    ...(preview && { preview: { ...preview, prepare } }),
    ...(fields && { fields: fields.map(withShownPreviews) }),
    ...(of && { of: of.map(withShownPreviews) }),
  };
}
