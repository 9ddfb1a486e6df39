import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema, groupProblems, validateSchema } from '@sanity/schema/_internal';
import { validateDocument } from '@sanity/validation';
import { evaluate, parse } from 'groq-js';
import { getValueAtPath } from 'sanity';
import { schemaTypes } from './schema.ts';

interface Document {
  _id: string;
  _type: string;
}

export interface Problem {
  document: string;
  field: string;
  level: 'error' | 'warning' | 'info';
  /** Our own rules write Indonesian. Sanity's rules write English, which its interface translates. */
  message: string;
  code: string;
}

const schema = Schema.compile({ name: 'situs', types: [...builtinTypes, ...schemaTypes] });

/** What the forms store, in the types of GROQ. */
export const storedTypes = extractSchema(schema, { enforceRequiredFields: true });

/** Reports what Sanity says about the schema itself, including warnings. */
export const formProblems = () => groupProblems(validateSchema(schemaTypes).getTypes());

/** Checks a document with the rules of fields/, without a Studio. `all` is the dataset. */
export async function checkDocument(document: Document, all: readonly Document[]): Promise<Problem[]> {
  const { markers } = await validateDocument({
    document: { _rev: '', _createdAt: '', _updatedAt: '', ...document },
    schema,
    client: clientFor(all),
    getDocumentExists: ({ id }) => Promise.resolve(all.some(({ _id }) => _id === id)),
  });
  return markers.map(({ path, level, message, code }) => ({
    document: document._id,
    field: path.map((part) => (typeof part === 'object' && '_key' in part ? part._key : String(part))).join('.'),
    // Outside the Studio the validator turns errors of our rules on whole objects into warnings.
    level: code === 'custom' && isObject(getValueAtPath(document, path)) ? 'error' : level,
    message,
    code,
  }));
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes a client that answers the queries of the rules (documents/collection.ts) from the documents in `all`. */
function clientFor(all: readonly Document[]) {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: all, params })).get();
  const client = { fetch, getDataUrl: () => '', withConfig: () => client };
  return client as never;
}
