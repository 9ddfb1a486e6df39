import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from './content-errors.ts';
import type { SanityDocument } from './sanity-document.ts';

/** Reads every document of the checked-in dataset: one JSON file for each type, a document or a list. */
export async function fallbackDocuments(folder = 'content-fallback'): Promise<SanityDocument[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const parsed = await Promise.all(files.map(async (file) => parse(file, await readFile(join(folder, file), 'utf8'))));
  return parsed.flat();
}

function parse(file: string, json: string): SanityDocument[] {
  try {
    return [JSON.parse(json)].flat() as SanityDocument[];
  } catch (error) {
    throw new ContentError([`Berkas content-fallback/${file} bukan JSON yang sah: ${(error as Error).message}`]);
  }
}
