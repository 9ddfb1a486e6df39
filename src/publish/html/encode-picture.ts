import { readFileSync } from 'node:fs';
import type { Metadata } from 'sharp';
import { isTooLarge, largest, pictureLimits } from '../../content/picture-places.ts';

export type Format = 'avif' | 'webp';

/** Quick settings: a first build on two cores must not wait a minute for a few kB. */
const encoders = { avif: { quality: 55, effort: 1 }, webp: { quality: 74, effort: 2 } } as const;
export const formats = Object.keys(encoders) as Format[];

/** Pinned to one version; loading the library to ask it would cost each build a quarter of a second. */
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: { sharp: string };
};
/** Changes with everything that makes other bytes of the same original. */
export const encoding = JSON.stringify([devDependencies.sharp, encoders, 'decoded once']);

/** What the Studio lets staff upload. */
const known = new Set(['jpeg', 'png', 'webp']);

/** What is kept of a picture, in px of it as it is seen. */
type Part = Record<'left' | 'top' | 'width' | 'height', number>;

/**
 * Every width in every format, of the whole or of one part. All of the original is decoded on the way, so that a broken one is known before anything
 * is kept. Throws an Error in words for staff.
 */
export async function encodePicture(
  original: Buffer,
  widths: readonly number[],
  part?: Part,
): Promise<{ width: number; format: Format; bytes: Buffer }[]> {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: pictureLimits.pixels, failOn: 'warning' } as const;
  refuse(await metadataOf(original));
  const made: { width: number; format: Format; bytes: Buffer }[] = [];
  try {
    // Phones store photographs sideways and note the rotation: turn them first, so that px mean what staff saw.
    const upright = sharp(original, options).autoOrient();
    // Decoded once: a large one fills a hundred megabytes, and most of the time would go into it.
    const { data, info } = await (part ? upright.extract(part) : upright)
      .resize({ width: Math.max(...widths) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const width of widths) {
      for (const format of formats) {
        const picture = sharp(data, { raw: info }).resize({ width });
        const bytes = await (format === 'avif' ? picture.avif(encoders.avif) : picture.webp(encoders.webp)).toBuffer();
        made.push({ width, format, bytes });
      }
    }
  } catch {
    throw new Error('isi berkasnya rusak atau terpotong');
  }
  return made;
}

/** From its first bytes: nothing is decoded yet, so size may be looked at without a limit. */
async function metadataOf(original: Buffer): Promise<Metadata> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(original, { limitInputPixels: false }).metadata();
  } catch {
    throw new Error('bukan gambar yang dikenali');
  }
}

function refuse({ format, width, height }: Metadata): void {
  if (!known.has(format)) throw new Error(`jenisnya ${format}, sedangkan yang dikenal JPEG, PNG, dan WebP`);
  if (isTooLarge({ width, height })) throw new Error(`ukurannya ${width} × ${height} piksel, ${largest}`);
}
