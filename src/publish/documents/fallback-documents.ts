import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { singleDocuments } from '../../content/document-types.ts';
import { Failure } from '../failure.ts';
import type { SanityDocument } from './sanity-document.ts';

/**
 * Reads every document of the checked-in dataset: one JSON file for each type, a document or a list. Throws a Failure
 * for its developers when the folder or a file is missing, or no JSON: what no editor can mend.
 */
export async function fallbackDocuments(folder = 'content-fallback'): Promise<SanityDocument[]> {
  const files = (await namesIn(folder)).filter((file) => file.endsWith('.json')).sort();
  const missing = singleDocuments.filter((type) => !files.includes(`${type}.json`));
  if (missing.length > 0)
    throw new Failure(missing.map((type) => `${folder}/${type}.json is missing: ${mend}`).join('\n'));
  const parsed = await Promise.all(files.map(async (file) => parse(join(folder, file))));
  return parsed.flat();
}

const mend = 'write it (docs/recipes.md#add-a-page), or take it back with "git restore"';

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => {
    throw new Failure(`There is no folder ${folder} here. Run this in the repository, or "git restore ${folder}".`);
  });
}

async function parse(file: string): Promise<SanityDocument[]> {
  try {
    return [JSON.parse(await readFile(file, 'utf8'))].flat() as SanityDocument[];
  } catch (error) {
    throw new Failure(`${file} is no valid JSON: ${(error as Error).message}`);
  }
}
