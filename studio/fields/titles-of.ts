import { type Schema, type SchemaType, stringToPath } from 'sanity';

/** Returns the titles of a document's type and of each step to a field, if known: `Harga`, `Paket`, `Nama paket`. */
export function titlesOf(schema: Schema, typeName: string, path: string): string[] {
  let type: SchemaType | undefined = schema.get(typeName);
  const titles = type ? [type.title ?? ''] : [];
  // stringToPath throws for an empty path.
  for (const step of path ? stringToPath(path) : []) {
    if (typeof step !== 'string') type = type?.jsonType === 'array' ? type.of[0] : undefined;
    else type = type?.jsonType === 'object' ? type.fields.find((field) => field.name === step)?.type : undefined;
    if (!type) break;
    if (typeof step === 'string') titles.push(type.title ?? step);
  }
  return titles;
}
