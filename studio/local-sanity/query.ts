import { getPublishedId, isDraftId } from '@sanity/client/csm';
import { evaluate, parse, type ExprNode } from 'groq-js';
import { ApiError, dataset, projectId } from './call.ts';
import type { Doc } from './store.ts';

export interface Query {
  query: string;
  params: Record<string, unknown>;
}

interface QueryContext {
  /** The documents that `*` selects. */
  documents: readonly Doc[];
  identity: string;
  /** Finds the document of a reference. Needed only if references lead out of `documents`. */
  dereference?: (id: string) => Doc | undefined;
}

/** Evaluates GROQ like Sanity. Throws a 400 in Sanity's shape if the query cannot be parsed or run. */
export async function runQuery({ query, params }: Query, context: QueryContext): Promise<unknown> {
  const { documents, identity, dereference } = context;
  try {
    const tree = rewriteTextSearch<ExprNode>(parse(query, { params }));
    const value = await evaluate(tree, {
      dataset: query.includes('text::') ? documents.map(withAllText) : documents,
      params,
      identity,
      sanity: { projectId, dataset },
      ...(dereference ? { dereference: ({ _ref }: { _ref: string }) => Promise.resolve(dereference(_ref)) } : {}),
    });
    return await value.get();
  } catch (error) {
    const description = (error as Error).message;
    const body = { error: { type: 'queryParseError', description, query, start: 0, end: query.length } };
    throw new ApiError(400, description, body);
  }
}

/** Name of a property with all strings of a document. It is not enumerable, so no answer contains it. */
const allText = '__allText';

/**
 * Rewrites a tree for groq-js, which parses `[@, _id] match text::query($words)` but cannot evaluate it. The Studio's
 * lists search with it. The rewritten node matches all strings of a document.
 */
function rewriteTextSearch<T>(node: T): T {
  if (Array.isArray(node)) return node.map(rewriteTextSearch) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { right } = node as { right?: { namespace?: string; args: unknown[] } };
  if (right?.namespace === 'text')
    return { ...node, left: { type: 'AccessAttribute', name: allText }, right: rewriteTextSearch(right.args[0]) };
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, rewriteTextSearch(child)])) as T;
}

const withAllText = (document: Doc): Doc =>
  Object.defineProperty({ ...document }, allText, { get: () => stringsIn(document) });

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

/** `drafts` shows a draft in place of the published document. `raw` shows both, each under its own id. */
type Perspective = 'raw' | 'published' | 'drafts';

/** Sanity's default perspective was `raw` before this version of its API. */
export const defaultsToRaw = (apiVersion: string) => apiVersion < '2025-02-19';

/** Returns the perspective of a request, or Sanity's default for the API version. */
export function perspectiveOf(asked: string | null, apiVersion: string): Perspective {
  if (asked === 'raw' || asked === 'drafts') return asked;
  return asked === null && defaultsToRaw(apiVersion) ? 'raw' : 'published';
}

export function seenFrom(documents: readonly Doc[], perspective: Perspective): readonly Doc[] {
  if (perspective === 'raw') return documents;
  const published = documents.filter(({ _id }) => !isDraftId(_id));
  if (perspective === 'published') return published;
  const drafts = documents.filter(({ _id }) => isDraftId(_id));
  const drafted = new Set<string>(drafts.map(({ _id }) => getPublishedId(_id)));
  const shown = [...drafts, ...published.filter(({ _id }) => !drafted.has(_id))];
  return shown.map((document) => ({ ...document, _id: getPublishedId(document._id), _originalId: document._id }));
}
