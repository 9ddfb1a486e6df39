import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureLimits } from '../../content/picture-places.ts';
import { deadlineIn } from '../documents/download.ts';
import { writeWhole } from '../files/write-into.ts';
import { isRemote, originalFile, pictureCache, picturesOf, readOriginal } from './pictures.ts';

/** Pixels of the longer side in which a code is looked for: enough to read what a phone reads from a screen. */
const side = 1600;
const patience = 25;

/** Each original of the pages once. Leaves out one that cannot be read, which the build reports. */
export async function* picturePixels(pages: object, cache = pictureCache) {
  const deadline = deadlineIn(patience);
  await mkdir(cache, { recursive: true });
  for (const [source, field] of new Map(picturesOf(pages).map((one) => [one.picture.src, one.field]))) {
    const bytes = await readOriginal(source, cache, deadline).catch(() => null);
    const pixels = bytes && (await pixelsOf(bytes).catch(() => null));
    if (!bytes || !pixels) continue;
    if (isRemote(source)) await writeWhole(originalFile(source, cache), bytes);
    yield { place: field, sha1: createHash('sha1').update(bytes).digest('hex'), pixels };
  }
}

async function pixelsOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes, { limitInputPixels: pictureLimits.pixels })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
