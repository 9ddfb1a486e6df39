import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pictureWidths } from '../ui/picture-widths.ts';
import { writeWhole } from './write-into.ts';

/** Encoded pictures by content, so that only a changed picture costs time. */
const cache = join('node_modules', '.cache', 'pictures');
const formats = ['avif', 'webp'] as const;

interface PictureData {
  kind: 'picture';
  /** Before: where the original is (URL, or path in content-fallback). After: public URL without width and ending. */
  src: string;
  width: number;
  height: number;
  alt: string;
}

function findPictures(value: unknown): PictureData[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'picture') return [value as PictureData];
  return Object.values(value).flatMap(findPictures);
}

/**
 * Encodes every picture in `data` to AVIF and WebP into `folder` and points `src` at the result.
 * Throws when an original cannot be read.
 */
export async function publishPictures(data: unknown, folder: string): Promise<void> {
  const bySource = Map.groupBy(findPictures(data), (picture) => picture.src);
  await mkdir(cache, { recursive: true });
  await mkdir(join(folder, 'images'), { recursive: true });
  await Promise.all(
    Array.from(bySource, async ([source, pictures]) => {
      const src = await publishPicture(source, pictures[0]?.width ?? 0, folder);
      for (const picture of pictures) picture.src = src;
    }),
  );
}

async function publishPicture(source: string, width: number, folder: string): Promise<string> {
  const original = await readOriginal(source);
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 8);
  const name = `${basename(source, extname(source))}.${hash}`;
  const targets = pictureWidths(width).flatMap((target) => formats.map((format) => ({ target, format })));
  for (const { target, format } of targets) {
    const file = `${name}-${target}.${format}`;
    const cached = join(cache, file);
    if (!(await exists(cached))) await writeWhole(cached, await encode(original, target, format));
    await copyFile(cached, join(folder, 'images', file));
  }
  return `/images/${name}`;
}

/** Quick settings: a first build on two cores must not wait a minute for a few kB. */
async function encode(original: Buffer, width: number, format: (typeof formats)[number]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(original).resize({ width });
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 1 }).toBuffer()
    : picture.webp({ quality: 74, effort: 2 }).toBuffer();
}

/** Sanity names a picture by its hash: what was fetched once stays the same. */
async function readOriginal(source: string): Promise<Buffer> {
  if (!source.startsWith('http')) return readFile(join('content-fallback', source));
  const cached = join(cache, new URL(source).pathname.replaceAll('/', '_'));
  if (await exists(cached)) return readFile(cached);
  const response = await fetch(source, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok)
    throw new Error(
      `Gambar ${source} tidak dapat diambil (HTTP ${response.status}). Unggah ulang gambar itu di Studio.`,
    );
  const original = Buffer.from(await response.arrayBuffer());
  await writeWhole(cached, original);
  return original;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
