import type { ContentSourceMap } from '@sanity/client';
import { originsOf, type Step } from 'site/publish/documents/origins.ts';
import type { Doc } from './store.ts';

/** Makes the source map that Sanity sends with a result. It names the field of each text and number in the result. */
export async function sourceMapOf(
  documents: readonly Doc[],
  result: unknown,
  ask: (documents: readonly Doc[]) => Promise<unknown>,
): Promise<ContentSourceMap> {
  const { addressed, of } = await originsOf(documents, ask);
  const map = {
    documents: [] as { _id: string; _type: string }[],
    paths: [] as string[],
    mappings: {} as ContentSourceMap['mappings'],
  };
  const places = new Map<string, number>();
  for (const [path, leaf, value] of leaves('$', addressed, result)) {
    const origin = of(leaf);
    if (!origin || origin.value !== value) continue;
    const { _id, _type } = origin.document;
    const document = places.get(_id) ?? map.documents.push({ _id, _type }) - 1;
    places.set(_id, document);
    const source = { type: 'documentValue', document, path: map.paths.push(written(origin.path)) - 1 } as const;
    map.mappings[path] = { type: 'value', source };
  }
  return map;
}

/** Writes a path like Sanity: `$['items'][?(@._key=='a')]['title']`. */
const written = (path: readonly Step[]) =>
  path.reduce<string>((before, step) => {
    if (typeof step === 'number') return `${before}[${step}]`;
    return before + (typeof step === 'string' ? `['${step}']` : `[?(@._key=='${step._key}')]`);
  }, '$');

function* leaves(path: string, one: unknown, other: unknown): Generator<[string, unknown, unknown]> {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    yield [path, one, other];
    return;
  }
  for (const [key, part] of Object.entries(other)) {
    const step = Array.isArray(other) ? `[${key}]` : `['${key}']`;
    yield* leaves(path + step, (one as Record<string, unknown>)[key], part);
  }
}
