import { evaluate, parse, type ExprNode } from 'groq-js';
import { ApiError } from './api-error.ts';
import type { Doc } from './document.ts';
import { incomingRefCount } from './references.ts';

export interface Query {
  query: string;
  params: Record<string, unknown>;
}

interface Ground {
  /** What `*` stands for. */
  documents: readonly Doc[];
  /** Whose references count in `documents::incomingRefCount()`. */
  all?: readonly Doc[];
  identity: string;
  /** Needed only when references lead out of `documents`. */
  dereference?: (id: string) => Doc | undefined;
}

/** Milliseconds for one query: the site's own take some ten, a nested one could block the process. */
const timeLimit = 1000;

/** Evaluates GROQ as Sanity would. Throws a 400 in Sanity's shape when the query cannot be parsed or run. */
export async function runQuery({ query, params }: Query, ground: Ground): Promise<unknown> {
  const { documents, all = documents, identity, dereference } = ground;
  try {
    const tree = rewrite<ExprNode>(parse(query, { params }));
    const asked = /\b(?:text|documents)::/.test(query) ? withAnswers(documents, all) : documents;
    const value = await evaluate(tree, {
      dataset: limited(asked),
      params,
      identity,
      sanity: { projectId: 'lokal', dataset: 'production' },
      ...(dereference ? { dereference: ({ _ref }: { _ref: string }) => Promise.resolve(dereference(_ref)) } : {}),
    });
    return await value.get();
  } catch (error) {
    const description = (error as Error).message;
    const body = { error: { type: 'queryParseError', description, query, start: 0, end: query.length } };
    throw new ApiError(400, description, body);
  }
}

/** The documents as a list that checks the time whenever the query iterates over it. */
function limited(documents: readonly Doc[]): readonly Doc[] {
  const end = performance.now() + timeLimit;
  return Object.defineProperty([...documents], Symbol.iterator, {
    value(this: Doc[]) {
      if (performance.now() > end) throw new Error(`The query takes longer than ${timeLimit} ms`);
      return this.values();
    },
  });
}

/** The fields of a groq-js syntax node that are read here. */
interface Part {
  type: string;
  left: Part;
  right?: Part;
  namespace?: string;
  name?: string;
  args: unknown[];
}

/** Fields that stand in for the two functions. They are not enumerable, so no answer contains them. */
const allText = '__allText';
const refCount = '__incomingRefCount';

/**
 * groq-js throws on `text::query()`, with which the Studio searches and filters its lists, and on
 * `documents::incomingRefCount()`. Rewrites the first to a plain match over every string of the document, the second
 * to a field; {@link withAnswers} gives documents both.
 */
function rewrite<T>(node: T): T {
  if (Array.isArray(node)) return node.map(rewrite) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { type, left, right, name } = node as unknown as Part;
  if (right?.namespace === 'text') return { ...node, left: textOf(left), right: rewrite(right.args[0]) };
  if (type === 'FuncCall' && name === 'incomingRefCount') return field(refCount) as T;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, rewrite(child)])) as T;
}

const field = (name: string): object => ({ type: 'AccessAttribute', name });

const textOf = (left: Part): object => (left.type === 'Array' || left.type === 'This' ? field(allText) : rewrite(left));

/** Copies of the documents with the two fields that {@link rewrite} asks for. */
const withAnswers = (documents: readonly Doc[], all: readonly Doc[]): Doc[] =>
  documents.map((document) =>
    Object.defineProperties(
      { ...document },
      {
        [allText]: { get: () => strings(document) },
        [refCount]: { get: () => incomingRefCount(all, document._id) },
      },
    ),
  );

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings);
