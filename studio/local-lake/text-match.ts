import type { ExprNode } from 'groq-js';
import type { Doc } from './document.ts';

/** Holds every string of a document; not enumerable, so that no projection or answer shows it. */
const allText = '__allText';

/**
 * groq-js has no search engine and throws on `text::query()`, with which the Studio searches and filters its
 * lists. Rewrites `[@, _id] match text::query($words)` to a plain match over every string of the document.
 */
export function plainMatch<T>(node: T): T {
  if (Array.isArray(node)) return node.map(plainMatch) as T;
  if (typeof node !== 'object' || node === null) return node;
  const call = node as Partial<Extract<ExprNode, { type: 'OpCall' }>>;
  const right = call.right as ExprNode | undefined;
  if (call.type === 'OpCall' && call.op === 'match' && right?.type === 'FuncCall' && right.namespace === 'text') {
    return { ...call, left: textOf(call.left as ExprNode), right: plainMatch(right.args[0]) } as T;
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, plainMatch(child)])) as T;
}

function textOf(left: ExprNode): ExprNode {
  return left.type === 'Array' || left.type === 'This' ? { type: 'AccessAttribute', name: allText } : plainMatch(left);
}

/** Copies of the documents that carry their text for {@link plainMatch}. */
export function withText(documents: readonly Doc[]): Doc[] {
  return documents.map((document) => Object.defineProperty({ ...document }, allText, { get: () => strings(document) }));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
