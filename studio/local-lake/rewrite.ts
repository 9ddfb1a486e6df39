import type { Doc } from './document.ts';
import { incomingRefCount } from './references.ts';

/** As much of a node of groq-js's syntax tree as is read here. */
interface Part {
  type: string;
  left: Part;
  right?: Part;
  namespace?: string;
  name?: string;
  args: unknown[];
}

/** What a document is asked for instead; not enumerable, so that no projection or answer shows it. */
const allText = '__allText';
const refCount = '__incomingRefCount';

/**
 * groq-js throws on `text::query()`, with which the Studio searches and filters its lists, and on
 * `documents::incomingRefCount()`. Rewrites the first to a plain match over every string of the document, the second
 * to a field; {@link withAnswers} gives documents both.
 */
export function rewrite<T>(node: T): T {
  if (Array.isArray(node)) return node.map(rewrite) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { type, left, right, name } = node as unknown as Part;
  if (right?.namespace === 'text') return { ...node, left: textOf(left), right: rewrite(right.args[0]) };
  if (type === 'FuncCall' && name === 'incomingRefCount') return field(refCount) as T;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, rewrite(child)])) as T;
}

const field = (name: string): object => ({ type: 'AccessAttribute', name });

function textOf(left: Part): object {
  const whole = left.type === 'Array' || left.type === 'This';
  return whole ? field(allText) : rewrite(left);
}

/** Copies of the documents that answer what {@link rewrite} asks; `all` are those whose references count. */
export function withAnswers(documents: readonly Doc[], all: readonly Doc[]): Doc[] {
  return documents.map((document) =>
    Object.defineProperties(
      { ...document },
      {
        [allText]: { get: () => strings(document) },
        [refCount]: { get: () => incomingRefCount(all, document._id) },
      },
    ),
  );
}

function strings(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings);
}
