import type { ContentSourceMap } from '@sanity/client';
import { jsonPath, studioPathToJsonPath } from '@sanity/client/csm';
import type { Doc } from './store.ts';

type Ask = (documents: readonly Doc[]) => Promise<unknown>;

/**
 * Finds the field that each text and number of a query's result comes from, because groq-js does not say it. `addressed`
 * is the result with an address in place of each value; `originOf` looks an address up.
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
  { documents, result, ask }: { documents: readonly Doc[]; result: unknown; ask: Ask },
  findOrigins: FindOrigins,
): Promise<ContentSourceMap> {
  const { addressed, originOf } = await findOrigins(documents, ask);
  const map = {
    documents: [] as { _id: string; _type: string }[],
    paths: [] as string[],
    mappings: {} as ContentSourceMap['mappings'],
  };
  /** By id, the index in `map.documents`. `push` returns the new length. */
  const indexes = new Map<string, number>();
  for (const [path, leaf, value] of leaves('$', addressed, result)) {
    const origin = originOf(leaf);
    if (!origin || origin.value !== value) continue;
    const { _id, _type } = origin.document;
    const document = indexes.get(_id) ?? map.documents.push({ _id, _type }) - 1;
    indexes.set(_id, document);
    const source = {
      type: 'documentValue',
      document,
      path: map.paths.push(jsonPath(studioPathToJsonPath([...origin.path]))) - 1,
    } as const;
    map.mappings[path] = { type: 'value', source };
  }
  return map;
}

/** Walks through two values of the same shape. Gives the path of each text or number, and its value in both. */
function* leaves(path: string, a: unknown, b: unknown): Generator<[path: string, a: unknown, b: unknown]> {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) {
    yield [path, a, b];
    return;
  }
  for (const [key, part] of Object.entries(b)) {
    const step = Array.isArray(b) ? `[${key}]` : `['${key}']`;
    yield* leaves(path + step, (a as Record<string, unknown>)[key], part);
  }
}
