import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { lookup } from 'mrmime';
import { soundDocuments } from './documents/documents.ts';
import { deadlineIn, download } from './documents/download.ts';
import type { SanityDocument } from './documents/sanity-document.ts';
import { Failure } from './failure.ts';
import { writeWhole } from './files/write-into.ts';
import { headersFor, notFoundPath, parseHeadersFile } from './host/security-headers.ts';
import type { Settings } from './settings.ts';

export interface Served {
  /** `/about`, `/assets/a.js`. The 404 page has an address that does not exist. */
  path: string;
  status: 200 | 404;
  sha256: string;
  type: string;
  /** Headers that the build sets. A host may add others. */
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
    .filter((path) => !/^(?:_headers|nginx\.conf)$|\.br$/.test(path));
  const files = await Promise.all(
    paths.toSorted().map(async (file) => {
      const isNotFound = `/${file}` === notFoundPath;
      // `index.html` → `/`, `about.html` → `/about`
      const path = isNotFound ? unknownAddress : `/${file.replace(/(?:^index)?\.html$/, '')}`;
      const headers = headersFor(rules, isNotFound ? notFoundPath : path);
      const type = lookup(file) ?? 'application/octet-stream';
      const status: Served['status'] = isNotFound ? 404 : 200;
      return { path, status, sha256: sha256(await readFile(join(folder, file))), type, headers };
    }),
  );
  return { files };
}

/** Writes the manifest for `live-check --manifest` beside the output. Call it before the folder becomes `outDir`. */
export const writeManifest = async (folder: string, outDir: string): Promise<void> =>
  writeWhole(`${outDir}.manifest.json`, `${JSON.stringify(await manifestOf(folder), null, 1)}\n`);

/**
 * The documents that the last release showed (its `released.json`). Null before the first release: there is neither
 * the setting LAST_RELEASE nor such a file. Throws a Failure if the file cannot be read.
 */
export async function readLastRelease({ lastRelease: origin, outDir }: Settings): Promise<SanityDocument[] | null> {
  const own = join(outDir, 'released.json');
  if (!origin && !existsSync(own)) return null;
  try {
    const bytes = origin ? await fetched(`${origin}/released.json`) : await readFile(own);
    const record = JSON.parse(bytes.toString()) as unknown;
    if (!Array.isArray(record)) throw new Error('released.json bukan daftar dokumen');
    const documents = soundDocuments(record);
    if (!documents.some(({ _id }) => _id === 'siteSettings')) throw new Error('released.json tidak lengkap');
    return documents;
  } catch (error) {
    const place = origin ? `Setelan LAST_RELEASE: ${origin}` : outDir;
    throw new Failure(
      `${place}: rilis terakhir tidak dapat dibaca (${(error as Error).message}). Periksa alamat dan sambungan, lalu ulangi. Sebelum rilis pertama, kosongkan LAST_RELEASE.`,
    );
  }
}

const fetched = async (url: string) => (await download(url, { deadline: deadlineIn(20) })).bytes;

/** The pages and content of a built folder, by path. */
export async function textsIn(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.html$|^content\/.*\.json$/.test(file));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  );
}
