import type { Doc } from './document.ts';

/** As much of a node of groq-js's syntax tree as is read here. */
interface Part {
  type?: string;
  left?: Part;
  right?: Part;
  op?: string;
  namespace?: string;
  args?: unknown[];
}

/** Holds every string of a document; not enumerable, so that no projection or answer shows it. */
const allText = '__allText';

/**
 * groq-js has no search engine and throws on `text::query()`, with which the Studio searches and filters its
 * lists. Rewrites `[@, _id] match text::query($words)` to a plain match over every string of the document.
 */
export function plainMatch<T>(node: T): T {
  if (Array.isArray(node)) return node.map(plainMatch) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { type, op, left, right } = node as Part;
  if (type === 'OpCall' && op === 'match' && right?.type === 'FuncCall' && right.namespace === 'text') {
    return { ...node, left: textOf(left), right: plainMatch(right.args?.[0]) };
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, plainMatch(child)])) as T;
}

function textOf(left: Part | undefined): object | undefined {
  const whole = left?.type === 'Array' || left?.type === 'This';
  return whole ? { type: 'AccessAttribute', name: allText } : plainMatch(left);
}

/** Copies of the documents that carry their text for {@link plainMatch}. */
export function withText(documents: readonly Doc[]): Doc[] {
  return documents.map((document) => Object.defineProperty({ ...document }, allText, { get: () => strings(document) }));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
