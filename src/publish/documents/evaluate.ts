import { evaluate as evaluateTree, parse } from 'groq-js';
import type { SanityDocument } from './sanity-document.ts';

/** Runs one GROQ query over documents, as Sanity would over its dataset. */
export async function evaluate(query: string, documents: readonly SanityDocument[]): Promise<unknown> {
  const value = await evaluateTree(parse(query), { dataset: documents });
  return value.get();
}
