import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { lookup } from 'mrmime';
import { deadlineIn, download } from './documents/download.ts';
import { writeWhole } from './files/write-into.ts';
import { Failure } from './failure.ts';
import type { ApprovedRecord } from './gates/approved-groups.ts';
import type { ReadPath } from './gates/shown-payee.ts';
import { headersFor, notFoundPath, parseHeadersFile } from './host/security-headers.ts';
import type { Settings } from './settings.ts';

export interface Served {
  /** `/about`, `/assets/a.js`. The 404 page has an address that does not exist. */
  path: string;
  status: 200 | 404;
  sha256: string;
  type: string;
  /** Headers that the build sets. `hostHeaders` lists those that a host may add. */
  headers: Record<string, string>;
}

/** `dist.manifest.json`: the response to a request for each file of a release. */
export interface Manifest {
  files: Served[];
}

export const sha256 = (bytes: Buffer | string) => hash('sha256', bytes);

/** An address without a page, to request the 404 page. */
const unknownAddress = '/tidak-ada-di-sini';

/** The expected answer for each file of a built folder. Leaves out files for the host and compressed copies. */
export async function manifestOf(folder: string): Promise<Manifest> {
  const rules = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !/^(?:_headers|nginx\.conf)|\.br$/.test(path));
  const files = await Promise.all(
    paths.toSorted().map(async (file) => {
      const isNotFound = `/${file}` === notFoundPath;
      const path = isNotFound ? unknownAddress : addressOf(file);
      const headers = headersFor(rules, isNotFound ? notFoundPath : path);
      const type = lookup(file) ?? 'application/octet-stream';
      const bytes = await readFile(join(folder, file));
      return { path, status: isNotFound ? 404 : 200, sha256: sha256(bytes), type, headers };
    }),
  );
  return { files: files as Served[] };
}

const addressOf = (file: string) => `/${file.replace(/^index\.html$/, '').replace(/\.html$/, '')}`;

export const manifestIn = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest;

/** Writes the manifest for `live-check --manifest` beside the output. Call it before `outDir` shows the folder. */
export const writeManifest = async (folder: string, outDir: string): Promise<void> =>
  writeWhole(`${outDir}.manifest.json`, `${JSON.stringify(await manifestOf(folder), null, 1)}\n`);

/** `approved.json` of the last release. Null before the first one. Throws a Failure if it is unreadable or changed. */
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
  const { files } = existsSync(file) ? await manifestIn(file) : { files: [] };
  const expected = files.find(({ path }) => path === '/approved.json')?.sha256 ?? sha256(text);
  if (expected === sha256(text)) return;
  throw new Failure(
    `approved.json bukan yang dirilis menurut ${file}. Tulis alamat situs di setelan LAST_RELEASE, atau pulihkan folder rilis.`,
  );
}

export function readFolder(folder: string): ReadPath {
  return (path) => readFile(join(folder, path.endsWith('.json') ? path : `${path}.html`), 'utf8');
}

/** Reads files of a site. Rejects if a file cannot be read, or if the site leads elsewhere. */
export function readSite(origin: string): ReadPath {
  return async (path) => {
    const limits = { deadline: deadlineIn(20), maxBytes: 20_000_000 };
    const { bytes } = await download(origin + path, limits).catch((error: Error) => {
      throw new Error(`${path}: ${error.message}`);
    });
    return bytes.toString();
  };
}
