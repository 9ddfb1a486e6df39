import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { download, DownloadError, type Deadline } from '../documents/download.ts';
import { pictureLimits } from '../../content/picture-places.ts';

/** Sanity and the local content server name a picture by the SHA-1 of its bytes. */
const sha1Name = /^([0-9a-f]{40})-\d+x\d+\.\w+$/;

/**
 * The bytes of a picture that content names: a path in content-fallback, or an address, of which `cache` may hold a
 * good copy. Throws an Error in words for staff.
 */
export async function readOriginal(source: string, cache: string, deadline: Deadline): Promise<Buffer> {
  if (!isRemote(source))
    return readFile(join('content-fallback', source)).catch(() => {
      throw new Error(`berkas content-fallback/${source} tidak ada`);
    });
  const kept = await readFile(originalFile(source, cache)).catch(() => null);
  if (kept && isNamedAs(source, kept)) return kept;
  const { bytes } = await download(source, { deadline, maxBytes: pictureLimits.bytes });
  if (!isNamedAs(source, bytes)) throw new DownloadError('isinya tidak utuh atau bukan yang diunggah');
  return bytes;
}

/** Where the copy of a fetched picture is kept, once it has proved to be one. */
export const originalFile = (source: string, cache: string) =>
  join(cache, new URL(source).pathname.replaceAll('/', '_'));

export const isRemote = (source: string) => source.startsWith('http');

function isNamedAs(source: string, bytes: Buffer): boolean {
  const sha1 = sha1Name.exec(basename(new URL(source).pathname))?.[1];
  return sha1 === undefined || createHash('sha1').update(bytes).digest('hex') === sha1;
}
