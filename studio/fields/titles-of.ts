import { type Schema, type SchemaType, stringToPath } from 'sanity';

/** `Harga`, `Paket`, `Nama paket`: the titles of a document and, as far as they are known, of what leads to its field. */
export function titlesOf(schema: Schema, name: string, path: string): string[] {
  const titles: string[] = [];
  let type: SchemaType | undefined = schema.get(name);
  // stringToPath throws at an empty path; of several fields the first names the place.
  const [first = ''] = path.split(', ');
  for (const step of ['', ...(first ? stringToPath(first) : [])]) {
    if (typeof step !== 'string') type = type?.jsonType === 'array' ? type.of[0] : undefined;
    else if (step)
      type = type?.jsonType === 'object' ? type.fields.find((field) => field.name === step)?.type : undefined;
    if (!type) break;
    if (typeof step === 'string') titles.push(type.title ?? step);
  }
  return titles;
}
