import { evaluateSync, parse, toJS } from 'groq-js';
import { mutationError } from './api-error.ts';
import type { View } from './stage.ts';

/** The target of a patch or delete: one document by id, or all that a query finds. */
export interface Selection {
  id?: string;
  query?: string;
  params?: Record<string, unknown>;
}

export function select(store: View, { id, query, params = {} }: Selection): string[] {
  if (typeof id === 'string') return [id];
  if (typeof query !== 'string')
    throw mutationError(400, 'validationError', 'A patch or delete needs an id or a query');
  try {
    const found: unknown = toJS(evaluateSync(parse(query, { params }), { dataset: store.all(), params }));
    return [found].flat().flatMap((item) => (hasId(item) ? [item._id] : []));
  } catch (error) {
    throw mutationError(400, 'queryParseError', (error as Error).message);
  }
}

const hasId = (item: unknown): item is { _id: string } =>
  typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string';
