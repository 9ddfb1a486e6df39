import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import { validateDocument } from '@sanity/validation';
import { evaluate, parse } from 'groq-js';
import { valueAt } from './fields/published.ts';
import { schemaTypes } from './schema.ts';

interface Document {
  _id: string;
  _type: string;
}

export interface Problem {
  document: string;
  field: string;
  level: 'error' | 'warning' | 'info';
  /** Indonesian for our own rules; English for Sanity's, which its interface translates. */
  message: string;
  code: string;
}

const schema = Schema.compile({ name: 'situs', types: [...builtinTypes, ...schemaTypes] });

/** What the Studio's forms say about a document among others: the rules of fields/, without a Studio. */
export async function problems(document: Document, all: readonly Document[]): Promise<Problem[]> {
  const ids = new Set(all.map(({ _id }) => _id));
  const { markers } = await validateDocument({
    document: { _rev: '', _createdAt: '', _updatedAt: '', ...document },
    schema,
    client: clientOf(all),
    getDocumentExists: ({ id }) => Promise.resolve(ids.has(id)),
  });
  return markers.map(({ path, level, message, code }) => ({
    document: document._id,
    field: path.map((part) => (typeof part === 'object' && '_key' in part ? part._key : String(part))).join('.'),
    level: code === 'custom' && isObject(valueAt(document, path)) ? 'error' : level,
    message,
    code,
  }));
}

/**
 * Outside the Studio the validator adds its search for unknown fields to the rules of an object and makes warnings of all
 * of them; in the form they are errors. None of ours asks to look at an object again.
 */
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Answers the queries that the rules ask (documents/in-order.ts) from the documents at hand. */
function clientOf(all: readonly Document[]) {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: all, params })).get();
  const client = { fetch, getDataUrl: () => '', withConfig: () => client };
  return client as never;
}
