import type { SanityDocument } from './sanity-document.ts';

/** A step of a path inside a document; entries of lists are found by their key where they have one. */
export type Step = string | number | { _key: string };

export interface Origin {
  document: Document;
  path: readonly Step[];
  value: unknown;
}

type Document = Pick<SanityDocument, '_id' | '_type'>;

/**
 * Where the texts and numbers of a result come from, which groq-js does not say: runs the query over documents that
 * hold addresses in their place, and says what stands behind an address. Comparisons may then differ: trust an origin only where its value equals that of the
 * result.
 */
export async function originsOf<T extends Document>(
  documents: readonly T[],
  ask: (documents: readonly T[]) => Promise<unknown>,
): Promise<{ addressed: unknown; of: (value: unknown) => Origin | undefined }> {
  const origins = new Map<string, Origin>();
  const addressed = await ask(documents.map((document) => address(document, { document, path: [] }, origins) as T));
  return { addressed, of: (value) => (typeof value === 'string' ? origins.get(value) : undefined) };
}

/** Kept, because queries find and sort documents by them: Sanity's own keys, and the rank in a list sorted by hand. */
const kept = /^_|^orderRank$/;

function address(value: unknown, { document, path }: Omit<Origin, 'value'>, origins: Map<string, Origin>): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: { _key?: string } | null, index) => {
      const step = entry?._key ? { _key: entry._key } : index;
      return address(entry, { document, path: [...path, step] }, origins);
    });
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, part]) => [
      key,
      kept.test(key) ? part : address(part, { document, path: [...path, key] }, origins),
    ]);
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const name = `${document._id} ${JSON.stringify(path)}`;
  origins.set(name, { document, path, value });
  return name;
}
