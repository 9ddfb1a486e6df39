import type { SanityClient } from '@sanity/client';
import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema, groupProblems, validateSchema } from '@sanity/schema/_internal';
import { validateDocument } from '@sanity/validation';
import { evaluate, parse } from 'groq-js';
import { getValueAtPath } from 'sanity';
import { isRecord } from 'site/content/stored-value.ts';
import { schemaTypes } from './schema.ts';

interface Stored {
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
export async function checkDocument(document: Stored, all: readonly Stored[]): Promise<Problem[]> {
  const { markers } = await validateDocument({
    document: { _rev: '', _createdAt: '', _updatedAt: '', ...document },
    schema,
    client: clientFor(all),
    getDocumentExists: ({ id }) => Promise.resolve(all.some(({ _id }) => _id === id)),
  });
  return markers.map(({ path, level, message, code }) => ({
    document: document._id,
    field: path.map((part) => (typeof part === 'object' && '_key' in part ? part._key : String(part))).join('.'),
    // Outside the Studio, Sanity turns our errors about whole objects into warnings. Our rules never warn about one.
    level: code === 'custom' && isRecord(getValueAtPath(document, path)) ? 'error' : level,
    message,
    code,
  }));
}

/** Makes a client that has what the rules (documents/collection.ts) call. It answers from the documents in `all`. */
function clientFor(all: readonly Stored[]) {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: all, params })).get();
  const client = { fetch, withConfig: () => client };
  return client as unknown as SanityClient;
}
