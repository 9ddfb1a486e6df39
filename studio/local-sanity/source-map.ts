import type { ContentSourceMap } from '@sanity/client';
import { jsonPath, studioPathToJsonPath } from '@sanity/client/csm';
import type { Doc } from './store.ts';

type Ask = (documents: readonly Doc[]) => Promise<unknown>;

/**
 * Finds the field that each text and number of a query's result comes from, because groq-js does not say it. The query
 * is run once more over documents in which a unique text, the address, replaces each value. `addressed` is the result
 * of that; `originOf` tells which field an address replaced.
 */
export type FindOrigins = (
  documents: readonly Doc[],
  ask: Ask,
) => Promise<{ addressed: unknown; originOf: (value: unknown) => Origin | undefined }>;

interface Origin {
  document: Pick<Doc, '_id' | '_type'>;
  path: readonly (string | number | { _key: string })[];
  value: unknown;
}

/** Makes the source map that Sanity sends with a result. It says from which field each text and number comes. */
export async function sourceMapOf(
  answered: { documents: readonly Doc[]; result: unknown; ask: Ask },
  findOrigins: FindOrigins,
): Promise<ContentSourceMap> {
  const { addressed, originOf } = await findOrigins(answered.documents, answered.ask);
  const documents: { _id: string; _type: string }[] = [];
  const paths: string[] = [];
  const mappings: ContentSourceMap['mappings'] = {};
  for (const [path, address, value] of leaves('$', addressed, answered.result)) {
    const origin = originOf(address);
    // Over addresses, a condition of the query (`price > 0`) may choose another field than over values.
    if (!origin || origin.value !== value) continue;
    const { _id, _type } = origin.document;
    if (!documents.some((document) => document._id === _id)) documents.push({ _id, _type });
    paths.push(jsonPath(studioPathToJsonPath([...origin.path])));
    // A source names its document and its path by their places in the two lists.
    const source = {
      type: 'documentValue',
      document: documents.findIndex((document) => document._id === _id),
      path: paths.length - 1,
    } as const;
    mappings[path] = { type: 'value', source };
  }
  return { documents, paths, mappings };
}

/** Walks through two values of the same shape. Gives the path of each leaf, and its value in both. */
function* leaves(path: string, a: unknown, b: unknown): Generator<[path: string, inA: unknown, inB: unknown]> {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) {
    yield [path, a, b];
    return;
  }
  for (const [key, part] of Object.entries(b)) {
    const step = Array.isArray(b) ? `[${key}]` : `['${key}']`;
    yield* leaves(path + step, (a as Record<string, unknown>)[key], part);
  }
}
