import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { afterAll, expect, test } from 'vitest';
import type { Problem } from '../../../src/content/problems.ts';
import { pictureProblem } from '../../../src/publish/gates/picture-codes.ts';
import { picturePixels } from '../../../src/publish/html/pictures.ts';

const cache = mkdtempSync(join(tmpdir(), 'codes-'));
afterAll(() => rmSync(cache, { recursive: true }));

const page = { _id: 'homePage', _type: 'homePage' };

/** The problems of a page that shows this picture. */
async function problemsOf(file: string, approved = new Set<string>()) {
  const pages = { home: { gallery: { kind: 'picture', src: join('..', file), alt: 'x', width: 1, height: 1 } } };
  const problems: (Problem | null)[] = [];
  for await (const picture of picturePixels(pages, cache)) problems.push(await pictureProblem(picture, approved));
  return problems;
}

test('a photograph that shows a QR code is refused with its field, until its hash is approved', async () => {
  const code = await sharp(Buffer.from(renderSVG('00020101021126BAYAR')))
    .resize(260)
    .rotate(12)
    .png()
    .toBuffer();
  const photo = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#7a6a50' } });
  const bytes = await photo
    .composite([{ input: code, left: 1500, top: 700 }])
    .jpeg({ quality: 70 })
    .toBuffer();
  const file = 'content-fallback-code-test.jpg';
  writeFileSync(file, bytes);
  try {
    expect(await problemsOf(file)).toEqual([
      expect.objectContaining({ document: page, field: 'gallery', kind: 'code in a picture' }),
    ]);
    const sha1 = createHash('sha1').update(bytes).digest('hex');
    expect(await problemsOf(file, new Set([sha1]))).toEqual([null]);
  } finally {
    rmSync(file);
  }
});
