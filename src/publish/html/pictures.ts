import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Framing, pictureLimits, shownPart } from '../../content/picture-places.ts';
import { pageContracts } from '../../content/pages.ts';
import { pictureWidths } from '../../ui/picture-widths.ts';
import { ContentError } from '../documents/content-errors.ts';
import { type Deadline, deadlineIn, download, DownloadError } from '../documents/download.ts';
import { hashed, writeWhole } from '../files/write-into.ts';
import { encodePicture, encoding, formats } from './encode-picture.ts';

/** Encoded pictures by content and settings, so that only a changed picture costs time. */
export const pictureCache = join('node_modules', '.cache', 'pictures');
/** Seconds for each download; after the first timeout only one for each. */
const patience = { first: 25, after: 1 };

interface PictureData extends Framing {
  kind: 'picture';
  /** Before: where the original is (URL, or path in content-fallback). After: public URL without width and ending. */
  src: string;
  alt: string;
}

interface Place {
  picture: PictureData;
  field: string;
}

/** Crops and encodes every picture into `folder` and sets its `src`. Throws one ContentError for all problems. */
export async function publishPictures(pages: object, folder: string, cache = pictureCache): Promise<void> {
  const byPart = Map.groupBy(picturesOf(pages), ({ picture }) => JSON.stringify([picture.src, shownPart(picture)]));
  await mkdir(cache, { recursive: true });
  await mkdir(join(folder, 'images'), { recursive: true });
  const problems: string[] = [];
  let seconds = patience.first;
  // One at a time, which keeps both cores busy; two would need more than 300 MB.
  for (const places of byPart.values()) {
    const [first] = places as [Place];
    const { src: source } = first.picture;
    const { width, height } = shownPart(first.picture);
    const deadline = deadlineIn(seconds);
    try {
      const src = await publishPicture(first.picture, { folder, cache, deadline });
      for (const { picture } of places) {
        Object.assign(picture, { src, width, height });
        for (const key of ['crop', 'hotspot', 'ratio'] as const) delete picture[key];
      }
    } catch (error) {
      if (error instanceof Error && 'code' in error) throw error; // the disk, not the picture
      const isDownload = error instanceof DownloadError;
      const isSlow = isDownload && deadline.signal.aborted;
      if (isSlow) seconds = patience.after;
      const says = (what: string, remedy: string) =>
        problems.push(`${first.field}: gambar ${source} ${what}: ${(error as Error).message}. ${remedy}.`);
      if (isSlow || (isDownload && error.isPassing))
        says('belum terunduh', 'Gambarnya tidak perlu diganti: sambungan atau server lambat; jalankan lagi nanti');
      else says('tidak dapat dipakai', 'Unggah gambar lain di Studio');
    }
  }
  if (problems.length > 0) throw new ContentError(problems.sort());
}

export const picturesOf = (pages: object): Place[] =>
  Object.entries(pages).flatMap(([name, page]) => {
    const { document } = pageContracts[name as keyof typeof pageContracts] ?? { document: name };
    return picturesIn(page).map(({ picture, path }) => ({ picture, field: `Dokumen ${document}, isian ${path}` }));
  });

function picturesIn(value: unknown, path = ''): { picture: PictureData; path: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'picture') return [{ picture: value as PictureData, path }];
  return Object.entries(value).flatMap(([key, child]) => picturesIn(child, path ? `${path}.${key}` : key));
}

interface Work {
  folder: string;
  cache: string;
  deadline: Deadline;
}

async function publishPicture(picture: PictureData, { folder, cache, deadline }: Work): Promise<string> {
  const { src: source } = picture;
  const original = await readOriginal(source, cache, deadline);
  const part = shownPart(picture);
  const isWhole = part.width === picture.width && part.height === picture.height;
  const cut = isWhole ? undefined : part;
  const name = `${basename(source, extname(source))}.${hashed(original, encoding, cut ? JSON.stringify(cut) : '')}`;
  const widths = pictureWidths(part.width);
  const files = widths.flatMap((each) => formats.map((format) => `${name}-${each}.${format}`));
  if (!files.every((file) => existsSync(join(cache, file)))) {
    for (const { width: each, format, bytes } of await encodePicture(original, widths, cut))
      await writeWhole(join(cache, `${name}-${each}.${format}`), bytes);
    if (isRemote(source)) await writeWhole(originalFile(source, cache), original);
  }
  for (const file of files) await copyFile(join(cache, file), join(folder, 'images', file));
  return `/images/${name}`;
}

/** Sanity and the local content server name a picture by the SHA-1 of its bytes. */
const sha1Name = /^([0-9a-f]{40})-\d+x\d+\.\w+$/;

/** The bytes of a picture of content-fallback or the network (`cache`). Throws an Error in words for staff. */
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
