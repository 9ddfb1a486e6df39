import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** Number of pixels that differ. */
  pixels: number;
  /** PNG with the differing pixels in red; null when there are none, or the sizes differ. */
  picture: Buffer | null;
}

const raw = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Compares two PNGs exactly. Pictures of different sizes differ in every pixel of the larger one. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return { pixels: 0, picture: null };
  const [a, b] = await Promise.all([raw(before), raw(after)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height)
    return { pixels: Math.max(width * height, b.info.width * b.info.height), picture: null };
  const output = Buffer.alloc(a.data.length);
  const pixels = pixelmatch(a.data, b.data, output, width, height, { threshold: 0, includeAA: true });
  const picture = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture: pixels === 0 ? null : picture };
}
