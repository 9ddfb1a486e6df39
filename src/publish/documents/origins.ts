import type { DocumentName } from './problems.ts';

/** A step of a path inside a document. It names a list entry by its key, if it has one. */
export type Step = string | number | { _key: string };

export interface Origin {
  document: DocumentName;
  path: readonly Step[];
  value: unknown;
}

/**
 * Finds the fields that the texts and numbers of a query's result come from. Replaces each value in a copy of the
 * documents by its address, then runs the query over the copy. `originOf` looks an address up. Comparisons in the query
 * may give other results with addresses, so trust an origin only if its value equals that of the real result.
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
  if (Array.isArray(value)) {
    return value.map((entry: { _key?: string } | null, index) => {
      const step = entry?._key ? { _key: entry._key } : index;
      return withAddresses(entry, { document, path: [...path, step] }, origins);
    });
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, part]) => [
      key,
      keptFields.test(key) ? part : withAddresses(part, { document, path: [...path, key] }, origins),
    ]);
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const address = `${document._id} ${JSON.stringify(path)}`;
  origins.set(address, { document, path, value });
  return address;
}
