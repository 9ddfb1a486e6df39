import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Priced } from './gates/prices.ts';
import { readSite, releasedContent, type ReadPath } from './gates/released-content.ts';
import type { Settings } from './settings.ts';

/** Content of the release before this one: of the pages with a sum, and of the confirmation. */
export interface Released extends Priced {
  confirmation: unknown;
}

/**
 * What the last release shows, read at `LAST_RELEASE` or in the output folder. Null when there is none; rejects when
 * `LAST_RELEASE` cannot be read.
 */
export async function lastRelease({ lastRelease: origin, outDir }: Settings): Promise<Released | null> {
  if (!origin && !existsSync(join(outDir, 'build.json'))) return null;
  const read = origin ? readSite(origin) : readFolder(outDir);
  return (await releasedContent(read, ['donation', 'pricing', 'confirmation'])) as unknown as Released;
}

/** Reads a built folder by the paths of its pages. */
export function readFolder(folder: string): ReadPath {
  return (path) => readFile(join(folder, path.endsWith('.json') ? path : `${path}.html`), 'utf8');
}
