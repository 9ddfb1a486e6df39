import { z } from 'zod';

/** The GROQ of fields that are not stored under their own name. */
const sources = z.registry<{ groq: string }>();

/** A field that the query takes from elsewhere: from an expression, another field, or another document. */
export function fromGroq<Shape extends z.ZodType>(groq: string, shape: Shape): Shape {
  // A copy, because other fields have the same shape.
  const copy = shape.clone();
  sources.add(copy, { groq });
  return copy;
}

/** GROQ: a document that exists once, such as `legality` or the document of a page. */
export const single = (type: string) => `*[_type == "${type}" && _id == "${type}"][0]`;

/** GROQ: the documents of a list, in the order of the Studio. Those without a rank are last; ids keep their order. */
export const listed = (type: string, order = 'orderRank asc, _id asc') => `*[_type == "${type}"] | order(${order})`;

/** GROQ: staff can hide an entry without deleting it (studio/fields/visible.tsx). An entry without the field shows. */
export const shownFilter = 'visible != false';

/** The GROQ query of a document: it asks for the fields that the shape has, and for nothing else. */
export const queryOf = (type: string, shape: z.ZodType): string => single(type) + projection(shape);

/**
 * The part of a query for the value of a shape: the fields of an object or of the entries of a list, else nothing. It
 * reads `_zod.def`, as zod's documents tell authors of libraries (zod.dev/library-authors).
 */
function projection(shape: z.core.$ZodType): string {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return `{${Object.entries(def.shape).map(field).join(', ')}}`;
    case 'array':
      return shownEntries(def.element);
    case 'tuple':
      // All items have the same fields.
      return def.items[0] ? shownEntries(def.items[0]) : '';
    case 'optional':
    case 'nullable':
      return projection(def.innerType);
    case 'pipe':
      return projection(def.in);
    default:
      return '';
  }
}

function field([name, shape]: [string, z.core.$ZodType]): string {
  const source = sources.get(shape as z.ZodType)?.groq;
  return (source === undefined ? name : `"${name}": ${source}`) + projection(shape);
}

function shownEntries(shape: z.core.$ZodType): string {
  const fields = projection(shape);
  return fields && `[${shownFilter}]${fields}`;
}
