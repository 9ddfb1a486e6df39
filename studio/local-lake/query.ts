import { evaluate, parse, type ExprNode } from 'groq-js';
import { ApiError } from './api-error.ts';
import type { Doc } from './document.ts';
import { look, type Perspective } from './perspective.ts';
import { rewrite, withAnswers } from './rewrite.ts';

export interface Query {
  query: string;
  params: Record<string, unknown>;
}

interface Ground {
  documents: readonly Doc[];
  perspective: Perspective;
  identity: string;
  /** Needed only when references lead out of `documents`. */
  dereference?: (id: string) => Doc | undefined;
}

/** Evaluates GROQ as Sanity would. Throws a 400 in Sanity's shape when the query cannot be parsed or run. */
export async function runQuery({ query, params }: Query, ground: Ground): Promise<unknown> {
  const tree = parseQuery(query, params);
  const seen = look(ground.documents, ground.perspective);
  const { dereference } = ground;
  try {
    const value = await evaluate(tree, {
      dataset: /\b(?:text|documents)::/.test(query) ? withAnswers(seen, ground.documents) : seen,
      params,
      identity: ground.identity,
      sanity: { projectId: 'lokal', dataset: 'production' },
      ...(dereference ? { dereference: ({ _ref }: { _ref: string }) => Promise.resolve(dereference(_ref)) } : {}),
    });
    return await value.get();
  } catch (error) {
    throw queryError(query, (error as Error).message);
  }
}

function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  try {
    return rewrite(parse(query, { params }));
  } catch (error) {
    throw queryError(query, (error as Error).message);
  }
}

const queryError = (query: string, description: string) =>
  new ApiError(400, description, {
    error: { type: 'queryParseError', description, query, start: 0, end: query.length },
  });
