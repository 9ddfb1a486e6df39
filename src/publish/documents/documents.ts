import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluate as evaluateTree, parse as parseQuery } from 'groq-js';
import { normalise } from '../../content/characters.ts';
import { singleDocuments } from '../../content/document-types.ts';
import { isRecord } from '../../content/stored-value.ts';
import { Failure } from '../failure.ts';
import { datasetOf, type Settings } from '../settings.ts';
import { ContentError } from './content-errors.ts';
import type { DocumentName, Problem } from './problems.ts';
import { type Documents, isPublished, type SanityDocument } from './sanity-document.ts';

/** Published documents of the chosen source. There is no second source, because an old price is worse than no deploy. */
export async function readDocuments(settings: Settings): Promise<SanityDocument[]> {
  if (settings.source === 'fallback') return normalised(soundDocuments(await fallbackDocuments()));
  const { sanityDocuments } = await import('./sanity-documents.ts'); // loading the client takes a quarter of a second
  // Only a dataset has drafts.
  return normalised(soundDocuments(await sanityDocuments(datasetOf(settings)))).filter(isPublished);
}

/** A copy with the texts of all fields as the site shows them. Fields of Sanity itself stay. */
function normalised<Value>(value: Value): Value {
  if (typeof value === 'string') return normalise(value) as Value;
  if (Array.isArray(value)) return value.map(normalised) as Value;
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, key.startsWith('_') ? child : normalised(child)]);
  return Object.fromEntries(entries) as Value;
}

/** Every document of content-fallback. Throws a Failure for developers if a file is missing or is not JSON. */
export async function fallbackDocuments(folder = 'content-fallback'): Promise<SanityDocument[]> {
  const names = await readdir(folder).catch(() => {
    throw new Failure(`There is no folder ${folder} here. Run this in the repository, or "git restore ${folder}".`);
  });
  const files = names.filter((file) => file.endsWith('.json')).sort();
  const missing = singleDocuments.filter((type) => !files.includes(`${type}.json`));
  if (missing.length > 0)
    throw new Failure(missing.map((type) => `${folder}/${type}.json is missing: ${remedy}`).join('\n'));
  const parsed = await Promise.all(files.map(async (file) => readJson(join(folder, file))));
  return parsed.flat();
}

const remedy = 'write it (docs/recipes.md#add-a-page), or bring it back with "git restore"';

/** The documents of a file, which holds one or a list. */
async function readJson(file: string): Promise<SanityDocument[]> {
  try {
    return [JSON.parse(await readFile(file, 'utf8'))].flat() as SanityDocument[];
  } catch (error) {
    throw new Failure(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}

/** The result of a GROQ query over documents. */
export async function evaluate(query: string, documents: Documents): Promise<unknown> {
  const value = await evaluateTree(parseQuery(query), { dataset: documents });
  return value.get();
}

/** Limits far above the needs of this site. Larger content is a mistake, and its check would take minutes. */
const limits = { characters: 500_000, depth: 24 };

/** Checks sizes, types, ids and dates, on which all later steps rely. Throws one ContentError. */
export function soundDocuments(documents: readonly unknown[]): SanityDocument[] {
  const seen = new Set<string>();
  const problems = documents.flatMap((stored, index): Problem[] => {
    // Names a document that has no id by its position.
    const nth = `ke-${index + 1}`;
    if (!isRecord(stored)) return [{ document: { _id: nth, _type: nth }, kind: 'not a document' }];
    const { _id, _type } = stored;
    const id = typeof _id === 'string' && _id ? _id : nth;
    const document = { _id: id, _type: typeof _type === 'string' ? _type : id };
    if (id === nth) return [{ document, field: '_id', kind: 'not a text' }];
    if (typeof _type !== 'string') return [{ document, field: '_type', kind: 'not a text' }];
    if (seen.has(id)) return [{ document, field: '_id', kind: 'same id' }];
    seen.add(id);
    return sizeAndDateProblems(stored, document);
  });
  if (problems.length > 0) throw new ContentError(problems);
  return documents as SanityDocument[];
}

function sizeAndDateProblems(stored: Record<string, unknown>, document: DocumentName): Problem[] {
  const tooDeep = Object.keys(stored).find((field) => isDeep(stored[field]));
  if (tooDeep !== undefined) return [{ document, field: tooDeep, kind: 'too deep', values: { most: limits.depth } }];
  const { length } = JSON.stringify(stored);
  if (length > limits.characters)
    return [{ document, field: '', kind: 'too large', values: { letters: length, most: limits.characters } }];
  const { _updatedAt: updated } = stored;
  if (updated === undefined || (typeof updated === 'string' && !Number.isNaN(Date.parse(updated)))) return [];
  return [{ document, field: '_updatedAt', kind: 'not a time', values: { value: JSON.stringify(updated) } }];
}

const isDeep = (value: unknown, levels = limits.depth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isDeep(child, levels - 1)));
