import { type Schema, type SchemaType, stringToPath } from 'sanity';

/** Returns the titles of a document's type and of each step to a field, if known: `Harga`, `Paket`, `Nama paket`. */
export function titlesOf(schema: Schema, typeName: string, path: string): string[] {
  let type: SchemaType | undefined = schema.get(typeName);
  const titles = type ? [type.title ?? ''] : [];
  // stringToPath throws for an empty path.
  for (const step of path ? stringToPath(path) : []) {
    const isField = typeof step === 'string';
    type = isField ? typeOfField(type, step) : typeOfEntries(type);
    if (!type) break;
    if (isField) titles.push(type.title ?? step);
  }
  return titles;
}

const typeOfField = (type: SchemaType | undefined, name: string) =>
  type?.jsonType === 'object' ? type.fields.find((field) => field.name === name)?.type : undefined;

const typeOfEntries = (type: SchemaType | undefined) => (type?.jsonType === 'array' ? type.of[0] : undefined);
