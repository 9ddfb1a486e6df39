import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pageContracts } from '../../content/page-contracts.ts';
import { type Framing, isTooLarge, sizeLimitText, pictureLimits, shownPart } from '../../content/picture-places.ts';
import { pictureWidths } from '../../ui/picture-widths.ts';
import { ContentError } from '../documents/content-errors.ts';
import { type Deadline, deadlineIn, download, DownloadError } from '../documents/download.ts';
import type { Problem } from '../documents/problems.ts';
import { hashed, writeWhole } from '../files/write-into.ts';
import { packageVersions } from './package-versions.ts';

/** A cache of encoded pictures by content and settings, so that only a changed picture takes time. */
export const pictureCache = join('node_modules', '.cache', 'pictures');
/** Seconds for each download. */
const timeout = 25;

interface PictureData extends Framing {
  kind: 'picture';
  /** The original (a URL, or a path in content-fallback). publishPictures replaces it by the public URL. */
  src: string;
  alt: string;
}

/** Crops and encodes every picture into `folder`, and sets its source and size. Throws one ContentError for all problems. */
export async function publishPictures(pages: object, folder: string, cache = pictureCache): Promise<void> {
  // Places that show the same part of the same original share its files.
  const byPart = Map.groupBy(picturesOf(pages), ({ picture }) => JSON.stringify([picture.src, shownPart(picture)]));
  await mkdir(cache, { recursive: true });
  await mkdir(join(folder, 'images'), { recursive: true });
  const problems: Problem[] = [];
  // sharp uses all cores for one picture. Two at a time would need more than 300 MB.
  for (const [first, ...others] of byPart.values()) {
    if (!first) continue;
    const { src: source } = first.picture;
    const deadline = deadlineIn(timeout);
    try {
      const published = await publishPicture(first.picture, { folder, cache, deadline });
      for (const { picture } of [first, ...others]) {
        Object.assign(picture, published);
        for (const key of ['crop', 'hotspot', 'ratio'] as const) delete picture[key];
      }
    } catch (error) {
      if (error instanceof Error && 'code' in error) throw error; // the disk, not the picture
      const isTimeout = deadline.signal.aborted;
      const isTemporary = error instanceof DownloadError && (isTimeout || error.isTemporary);
      const values = { source, reason: (error as Error).message };
      problems.push({ ...first.place, kind: isTemporary ? 'slow picture' : 'bad picture', values });
      if (isTimeout) break; // the others would be slow too
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}

const picturesOf = (pages: object) =>
  Object.entries(pages).flatMap(([name, page]) => {
    const { document: type } = pageContracts[name as keyof typeof pageContracts];
    const document = { _id: type, _type: type };
    return picturesIn(page).map(({ picture, path }) => ({ picture, place: { document, field: path } }));
  });

function picturesIn(value: unknown, path = ''): { picture: PictureData; path: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'picture') return [{ picture: value as PictureData, path }];
  return Object.entries(value).flatMap(([key, child]) => picturesIn(child, path ? `${path}.${key}` : key));
}

async function publishPicture(
  picture: PictureData,
  { folder, cache, deadline }: { folder: string; cache: string; deadline: Deadline },
): Promise<Pick<PictureData, 'src' | 'width' | 'height'>> {
  const { src: source } = picture;
  const original = await readOriginal(source, cache, deadline);
  const size = await uprightSize(original, picture);
  const part = shownPart({ ...picture, ...size });
  const isWhole = part.width === size.width && part.height === size.height;
  const crop = isWhole ? undefined : part;
  const name = `${basename(source, extname(source))}.${hashed(original, encoding, crop ? JSON.stringify(crop) : '')}`;
  const widths = pictureWidths(part.width);
  const files = widths.flatMap((width) => formats.map((format) => `${name}-${width}.${format}`));
  if (!files.every((file) => existsSync(join(cache, file)))) {
    for (const { width, format, bytes } of await encodePicture(original, widths, crop))
      await writeWhole(join(cache, `${name}-${width}.${format}`), bytes);
    if (isRemote(source)) await writeWhole(originalFile(source, cache), original);
  }
  for (const file of files) await copyFile(join(cache, file), join(folder, 'images', file));
  return { src: `/images/${name}`, width: part.width, height: part.height };
}

/**
 * Phones store photographs sideways, with a note on the rotation. Crops refer to the upright picture, but the recorded
 * size may not. Only a file with such a note is measured, because it takes a quarter of a second to load sharp.
 */
async function uprightSize(original: Buffer, { width, height }: PictureData) {
  if (!/exif/i.test(original.toString('latin1', 0, 65_536))) return { width, height };
  const { default: sharp } = await import('sharp');
  const measured = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return measured?.autoOrient ?? { width, height };
}

/** Sanity and the local content server name a picture by the SHA-1 of its bytes. */
const sha1Name = /^([0-9a-f]{40})-\d+x\d+\.\w+$/;

/** Reads a picture from content-fallback, or from the network through `cache`. Throws an Error in words for staff. */
async function readOriginal(source: string, cache: string, deadline: Deadline): Promise<Buffer> {
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

/** The path of the cached copy of a fetched picture. The copy is written only after the picture was decoded. */
const originalFile = (source: string, cache: string) => join(cache, new URL(source).pathname.replaceAll('/', '_'));

const isRemote = (source: string) => source.startsWith('http');

function isNamedAs(source: string, bytes: Buffer): boolean {
  const sha1 = sha1Name.exec(basename(new URL(source).pathname))?.[1];
  return sha1 === undefined || hash('sha1', bytes) === sha1;
}

/** Quick settings. With more effort a first build takes a minute longer and saves a few kB. */
const encoders = { avif: { quality: 66, effort: 1 }, webp: { quality: 70, effort: 2 } } as const;
const formats = Object.keys(encoders) as (keyof typeof encoders)[];

/** Change it if you change encodePicture. */
const version = 'decoded once';
/** Everything besides the original that determines the encoded bytes. */
const encoding = JSON.stringify([packageVersions.sharp, encoders, version]);

/** Formats that the Studio lets staff upload. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp']);

/** The part of a picture that is kept, in px of the upright picture. */
type Part = Record<'left' | 'top' | 'width' | 'height', number>;

/** Encodes a picture, or a part of it, in every width and format. Throws an Error in words for staff. */
async function encodePicture(original: Buffer, widths: readonly number[], part?: Part) {
  const { default: sharp } = await import('sharp');
  // Only the header is read, so no pixel limit is needed. sharp throws at once for an empty file.
  const header = async () => sharp(original, { limitInputPixels: false }).metadata();
  const about = await header().catch(() => {
    throw new Error('bukan gambar yang dikenali');
  });
  if (!acceptedFormats.has(about.format))
    throw new Error(`jenisnya ${about.format}, sedangkan yang dikenal JPEG, PNG, dan WebP`);
  if (isTooLarge(about)) throw new Error(`ukurannya ${about.width} × ${about.height} piksel, ${sizeLimitText}`);
  const options = { limitInputPixels: pictureLimits.pixels, failOn: 'warning' } as const;
  const made: { width: number; format: keyof typeof encoders; bytes: Buffer }[] = [];
  try {
    // The rotation comes first, because the crop refers to the upright picture.
    const upright = sharp(original, options).autoOrient();
    const { data, info } = await (part ? upright.extract(part) : upright)
      .resize({ width: Math.max(...widths) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const width of widths)
      for (const format of formats) {
        const picture = sharp(data, { raw: info }).resize({ width });
        const bytes = await (format === 'avif' ? picture.avif(encoders.avif) : picture.webp(encoders.webp)).toBuffer();
        made.push({ width, format, bytes });
      }
  } catch {
    throw new Error('isi berkasnya rusak atau terpotong');
  }
  return made;
}
