import { copyFile, mkdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Framing, shownPart } from '../../content/picture-places.ts';
import { pageContracts } from '../../content/pages.ts';
import { pictureWidths } from '../../ui/picture-widths.ts';
import { ContentError } from '../documents/content-errors.ts';
import { type Deadline, deadlineIn, DownloadError } from '../documents/download.ts';
import { hashed } from '../files/hashed.ts';
import { writeWhole } from '../files/write-into.ts';
import { encodePicture, encoding, formats } from './encode-picture.ts';
import { isRemote, originalFile, readOriginal } from './picture-originals.ts';

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

/** A picture and the field where staff find it. */
interface Place {
  picture: PictureData;
  field: string;
}

/**
 * Crops and encodes every picture of the pages (AVIF, WebP) into `folder` and points `src` at the result. Throws one
 * ContentError with document, field and file of each picture that cannot be shown.
 */
export async function publishPictures(
  pages: Record<string, unknown>,
  folder: string,
  cache = pictureCache,
): Promise<void> {
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
      const src = await publishPicture(first.picture, { source, folder, cache, deadline });
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

/** Every picture of the pages, with the field that shows it. */
export const picturesOf = (pages: Record<string, unknown>): Place[] => Object.entries(pages).flatMap(inPage);

function inPage([name, page]: [string, unknown]): Place[] {
  const { document } = pageContracts[name as keyof typeof pageContracts] ?? { document: name };
  return picturesIn(page).map(({ picture, path }) => ({ picture, field: `Dokumen ${document}, isian ${path}` }));
}

function picturesIn(value: unknown, path = ''): { picture: PictureData; path: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'picture') return [{ picture: value as PictureData, path }];
  return Object.entries(value).flatMap(([key, child]) => picturesIn(child, path ? `${path}.${key}` : key));
}

interface Work {
  source: string;
  folder: string;
  cache: string;
  deadline: Deadline;
}

async function publishPicture(picture: PictureData, { source, folder, cache, deadline }: Work): Promise<string> {
  const original = await readOriginal(source, cache, deadline);
  const part = shownPart(picture);
  const isWhole = part.width === picture.width && part.height === picture.height;
  const cut = isWhole ? undefined : part;
  const name = `${basename(source, extname(source))}.${hashed(original, encoding, cut ? JSON.stringify(cut) : '')}`;
  const widths = pictureWidths(part.width);
  const files = widths.flatMap((each) => formats.map((format) => `${name}-${each}.${format}`));
  const isThere = await Promise.all(files.map((file) => exists(join(cache, file))));
  if (isThere.includes(false)) {
    for (const { width: each, format, bytes } of await encodePicture(original, widths, cut))
      await writeWhole(join(cache, `${name}-${each}.${format}`), bytes);
    if (isRemote(source)) await writeWhole(originalFile(source, cache), original);
  }
  for (const file of files) await copyFile(join(cache, file), join(folder, 'images', file));
  return `/images/${name}`;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
