import { readFileSync } from 'node:fs';
import { isTooLarge, largest, pictureLimits } from '../../content/picture-places.ts';

/** Quick settings: more effort costs a first build a minute and saves a few kB. */
const encoders = { avif: { quality: 50, effort: 1 }, webp: { quality: 60, effort: 2 } } as const;
export const formats = Object.keys(encoders) as (keyof typeof encoders)[];

/** Read from package.json: loading the library takes a quarter of a second. */
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
/** Changes with everything that makes other bytes of the same original. */
export const encoding = JSON.stringify([devDependencies?.sharp, encoders, 'decoded once']);

/** What the Studio lets staff upload. */
const known = new Set(['jpeg', 'png', 'webp']);

/** What is kept of a picture, in px of it as it is seen. */
type Part = Record<'left' | 'top' | 'width' | 'height', number>;

interface Encoded {
  width: number;
  format: keyof typeof encoders;
  bytes: Buffer;
}

/** Encodes a picture, or a part of it, in every width and format. Throws an Error in words for staff. */
export async function encodePicture(original: Buffer, widths: readonly number[], part?: Part): Promise<Encoded[]> {
  const { default: sharp } = await import('sharp');
  // Reads only the first bytes, so that no limit of pixels is needed.
  const read = async () => sharp(original, { limitInputPixels: false }).metadata();
  const about = await read().catch(() => {
    throw new Error('bukan gambar yang dikenali');
  });
  if (!known.has(about.format)) throw new Error(`jenisnya ${about.format}, sedangkan yang dikenal JPEG, PNG, dan WebP`);
  if (isTooLarge(about)) throw new Error(`ukurannya ${about.width} × ${about.height} piksel, ${largest}`);
  const options = { limitInputPixels: pictureLimits.pixels, failOn: 'warning' } as const;
  const made: Encoded[] = [];
  try {
    // Turned first: phones store photographs sideways, and the crop is of the upright picture.
    const upright = sharp(original, options).autoOrient();
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
