import type { ContentSourceMap } from '@sanity/client';
import type { Doc } from './document.ts';

/**
 * Where the texts and numbers of a result come from: groq-js tells no such thing. So the query is asked once more,
 * over documents in which every text and number gives way to the address of itself. What a query compares is not
 * always the same then; an address that does not hold the value of the result is left out.
 */
export async function sourceMapOf(
  documents: readonly Doc[],
  result: unknown,
  ask: (documents: readonly Doc[]) => Promise<unknown>,
): Promise<ContentSourceMap> {
  const fields = new Map<string, Field>();
  const addressed = await ask(documents.map((document) => address(document, { document, path: '$' }, fields) as Doc));
  const map = {
    documents: [] as { _id: string; _type: string }[],
    paths: [] as string[],
    mappings: {} as ContentSourceMap['mappings'],
  };
  const places = new Map<Doc, number>();
  for (const [path, leaf, value] of leaves('$', addressed, result)) {
    const field = typeof leaf === 'string' ? fields.get(leaf) : undefined;
    if (!field || field.value !== value) continue;
    const { _id, _type } = field.document;
    const document = places.get(field.document) ?? map.documents.push({ _id, _type }) - 1;
    places.set(field.document, document);
    const source = { type: 'documentValue', document, path: map.paths.push(field.path) - 1 } as const;
    map.mappings[path] = { type: 'value', source };
  }
  return map;
}

interface Field {
  document: Doc;
  /** As Sanity writes it: `$['items'][?(@._key=='a')]['title']`. */
  path: string;
  value?: unknown;
}

/** Sanity's own keys stay: queries find documents, references and entries by them. */
function address(value: unknown, at: Field, fields: Map<string, Field>): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: { _key?: string } | null, index) => {
      const step = entry?._key ? `?(@._key=='${entry._key}')` : index;
      return address(entry, { ...at, path: `${at.path}[${step}]` }, fields);
    });
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, part]) => [
      key,
      key.startsWith('_') ? part : address(part, { ...at, path: `${at.path}['${key}']` }, fields),
    ]);
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const name = `${at.document._id} ${at.path}`;
  fields.set(name, { ...at, value });
  return name;
}

/** Every leaf that two results of one shape have in the same place: its path, and both values. */
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
