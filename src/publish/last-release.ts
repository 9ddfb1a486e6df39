import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure.ts';
import type { ApprovedRecord } from './gates/approved-groups.ts';
import type { Manifest } from './gates/compare-site.ts';
import { readSite, type ReadPath } from './gates/released-content.ts';
import type { Settings } from './settings.ts';

/**
 * Reads `approved.json` of the last release, at `LAST_RELEASE` or in the output folder. Null when there was none.
 * Throws a Failure when it cannot be read, or when its hash is not the one in the manifest.
 */
export async function lastRelease({ lastRelease: origin, outDir }: Settings): Promise<ApprovedRecord | null> {
  if (!origin && !existsSync(join(outDir, 'approved.json'))) return null;
  try {
    const text = await (origin ? readSite(origin) : readFolder(outDir))('/approved.json');
    if (!origin) await compareWithManifest(text, `${outDir}.manifest.json`);
    return JSON.parse(text) as ApprovedRecord;
  } catch (error) {
    if (error instanceof Failure) throw error;
    const place = origin ? `Setelan LAST_RELEASE: ${origin}` : outDir;
    throw new Failure(
      `${place}: rilis terakhir tidak dapat dibaca (${(error as Error).message}). Periksa alamat dan sambungan, lalu ulangi.`,
    );
  }
}

async function compareWithManifest(text: string, file: string): Promise<void> {
  if (!existsSync(file)) return;
  const { files } = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const expected = files.find(({ path }) => path === '/approved.json')?.sha256;
  if (expected === undefined || expected === createHash('sha256').update(text).digest('hex')) return;
  throw new Failure(
    `approved.json bukan yang dirilis menurut ${file}. Tulis alamat situs di setelan LAST_RELEASE, atau pulihkan folder rilis.`,
  );
}

/** Reads a built folder by the paths of its pages. */
export function readFolder(folder: string): ReadPath {
  return (path) => readFile(join(folder, path.endsWith('.json') ? path : `${path}.html`), 'utf8');
}
