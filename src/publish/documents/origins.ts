import type { DocumentName } from './problems.ts';

/** A step of a path inside a document. It names a list entry by its key, if it has one. */
export type Step = string | number | { _key: string };

export interface Origin {
  document: DocumentName;
  path: readonly Step[];
  value: unknown;
}

/**
 * Finds the fields that texts and numbers of a query's result come from, which groq-js does not say. It leads errors
 * of a page to a field of the Studio (find-fields.ts), and the local content server makes source maps of it.
 *
 * The query runs again, over a copy of the documents in which an address stands for each value: for `Pro`
 * `paket-pro ["name"]`. `originOf` tells the field and the value that an address stands for. A condition of the query
 * may choose another field over addresses, so trust an origin only if its value is that of the real result.
 */
export async function originsOf<T extends DocumentName>(
  documents: readonly T[],
  runQuery: (documents: readonly T[]) => Promise<unknown>,
): Promise<{ addressed: unknown; originOf: (value: unknown) => Origin | undefined }> {
  const origins = new Map<string, Origin>();
  const copy = documents.map((document) => withAddresses(document, { document, path: [] }, origins) as T);
  const originOf = (value: unknown) => (typeof value === 'string' ? origins.get(value) : undefined);
  return { addressed: await runQuery(copy), originOf };
}

/** Fields that keep their value, because queries filter and sort by them: Sanity's own, and the manual order. */
const keptFields = /^_|^orderRank$/;

type Position = Omit<Origin, 'value'>;

function withAddresses(value: unknown, { document, path }: Position, origins: Map<string, Origin>): unknown {
  const inside = (part: unknown, step: Step) => withAddresses(part, { document, path: [...path, step] }, origins);
  if (Array.isArray(value)) {
    return value.map((entry: { _key?: string } | null, index) =>
      inside(entry, entry?._key ? { _key: entry._key } : index),
    );
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, part]) => [key, keptFields.test(key) ? part : inside(part, key)]));
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const address = `${document._id} ${JSON.stringify(path)}`;
  origins.set(address, { document, path, value });
  return address;
}
