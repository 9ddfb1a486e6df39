import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transform } from '../../studio/local-lake/image-transform.ts';
import { lakeAtWork } from './lake-at-work.ts';

/** 400 × 200: red on the left, blue on the right, green added in the lower half. */
async function drawing() {
  const part = (left: number, top: number, background: string) => ({
    input: { create: { width: 200, height: 100, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([part(200, 0, '#0000ff'), part(0, 100, '#ffff00'), part(200, 100, '#00ffff')])
    .png()
    .toBuffer();
}

let bytes: Buffer;
beforeAll(async () => void (bytes = await drawing()));

const shown = (asked: string, accepted = '', extension = 'png') =>
  transform({ bytes, extension }, new URLSearchParams(asked), accepted);

describe('size and part', () => {
  test.each([
    ['w=100', [100, 50]],
    ['h=100&dpr=1.5', [300, 150]],
    ['w=100&h=100', [100, 50]],
    ['w=100&h=100&fit=clip', [100, 50]],
    ['w=100&h=100&fit=scale', [100, 100]],
    ['w=100&h=100&fit=crop', [100, 100]],
    ['w=100&fit=crop', [100, 50]],
    ['w=900', [900, 450]],
    ['w=900&fit=max', [400, 200]],
    ['w=100&h=20&fit=crop', [100, 20]],
    ['w=0', [400, 200]],
    ['q=50', [400, 200]],
  ])('%s', async (asked, size) => {
    const { width, height } = await sharp((await shown(asked)).bytes).metadata();
    expect([width, height]).toEqual(size);
  });

  test('the whole, when nothing is asked', async () => {
    expect((await shown('')).bytes).toBe(bytes);
  });

  /** How much of the picture is red and how much is green: a focus shows as a share. */
  test.each([
    ['w=100&h=100&fit=crop&fp-x=0', [1, 0.5]],
    ['w=100&h=100&fit=crop&fp-x=0.6', [0.3, 0.5]],
    ['w=100&h=100&fit=crop', [0.5, 0.5]],
    ['w=100&h=100&fit=crop&fp-x=1&fp-y=8192', [0, 0.5]],
    ['w=100&h=20&fit=crop&fp-y=0.6', [0.5, 0.75]],
    ['w=100&h=20&fit=crop&fp-y=0', [0.5, 0]],
    ['w=100&h=20&fit=crop&fp-y=1', [0.5, 1]],
    ['rect=150,50,100,100', [0.5, 0.5]],
    ['rect=100,0,200,125', [0.5, 0.2]],
  ])('%s keeps what it names', async (asked, shares) => {
    const { channels } = await sharp((await shown(asked)).bytes).stats();
    expect(Math.abs((channels[0]?.mean ?? 0) / 255 - (shares[0] ?? 0))).toBeLessThan(0.02);
    expect(Math.abs((channels[1]?.mean ?? 0) / 255 - (shares[1] ?? 0))).toBeLessThan(0.02);
  });
});

describe('format and quality', () => {
  test.each([
    ['w=10', '', 'png'],
    ['fm=jpg', '', 'jpg'],
    ['auto=format', 'image/avif,image/webp', 'webp'],
    ['auto=format', 'image/avif', 'png'],
    ['auto=compress', 'image/webp', 'png'],
    ['auto=format&fm=jpg', 'image/webp', 'jpg'],
    ['w=10', 'image/webp', 'png'],
  ])('%s, to who takes “%s”', async (asked, accepted, extension) => {
    const picture = await shown(asked, accepted);
    expect(picture.extension).toBe(extension);
    expect((await sharp(picture.bytes).metadata()).format).toBe(extension === 'jpg' ? 'jpeg' : extension);
  });

  test('75 of 100 unless another quality is asked for', async () => {
    const of = async (asked: string) => (await shown(`fm=webp${asked}`)).bytes;
    const standard = await of('');
    expect(standard.equals(await of('&q=75'))).toBe(true);
    const few = await shown('fm=jpg&q=5');
    const many = await shown('fm=jpg&q=95');
    expect(few.bytes.length).toBeLessThan(many.bytes.length);
    expect((await shown('fm=jpg')).bytes.equals((await shown('fm=jpg&q=75')).bytes)).toBe(true);
    expect((await shown('fm=jpg')).bytes.equals(few.bytes)).toBe(false);
  });
});

describe('what cannot be', () => {
  test.each([
    ['w=', 400, 'w: “” is no such number'],
    ['h=-1', 400, 'h: “-1” is no such number'],
    ['dpr=x&w=1', 400, 'dpr: “x” is no such number'],
    ['q=8193', 400, 'q: “8193” is no such number'],
    ['rect=0,0,9', 400, 'rect: not four whole numbers'],
    ['rect=0,0,1.5,9', 400, 'rect: not four whole numbers'],
    ['rect=0,0,9,9,9', 400, 'rect: not four whole numbers'],
    ['blur=5', 501, 'The local lake does not do pictures with “blur”.'],
    ['fit=fillmax', 501, 'The local lake does not do pictures with “fit=fillmax”.'],
    ['fm=avif', 501, 'The local lake does not do pictures as “avif”.'],
  ])('%s', async (asked, status, message) => {
    await expect(shown(asked)).rejects.toMatchObject({ status, message });
  });
});

describe('kept by the lake', () => {
  let at: Awaited<ReturnType<typeof lakeAtWork>>;
  beforeAll(async () => void (at = await lakeAtWork()));
  afterAll(() => at.close());
  const upload = (body: Buffer, query = '') =>
    at.json(`/v1/assets/images/production${query}`, { method: 'POST', body });

  test('one is described by its bytes, its size and what was written beside it', async () => {
    const texts = { label: 'l', title: 't', description: 'd', creditLine: 'c' };
    const asked = new URLSearchParams({ ...texts, filename: 'foto kami.png' });
    const hash = createHash('sha1').update(bytes).digest('hex');
    const path = `images/lokal/production/${hash}-400x200.png`;
    const [, answer] = await upload(bytes, `?${asked}`);
    expect(answer).toEqual({
      document: {
        _id: `image-${hash}-400x200-png`,
        _type: 'sanity.imageAsset',
        _rev: expect.any(String) as string,
        _createdAt: expect.any(String) as string,
        _updatedAt: expect.any(String) as string,
        assetId: hash,
        sha1hash: hash,
        uploadId: hash,
        extension: 'png',
        mimeType: 'image/png',
        originalFilename: 'foto kami.png',
        path,
        url: `${at.lake.url}/${path}`,
        size: bytes.length,
        ...texts,
        metadata: {
          _type: 'sanity.imageMetadata',
          dimensions: { _type: 'sanity.imageDimensions', width: 400, height: 200, aspectRatio: 2 },
        },
      },
    });
    const written = at.lake.store.log.entries().length;
    expect(await upload(bytes)).toEqual([200, answer]);
    expect(at.lake.store.log.entries()).toHaveLength(written);
    const { status, headers, body } = await at.raw(`/${path}`);
    expect([status, body.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
    });
    const smaller = await at.raw(`/${path}?w=10&auto=format`, { headers: { accept: 'image/webp' } });
    expect(smaller.headers['content-type']).toBe('image/webp');
    expect((await at.raw(`/${path}?w=10&auto=format`)).headers['content-type']).toBe('image/png');
  });

  test('a JPEG without a name is named by its bytes; what is no picture is refused', async () => {
    const jpeg = await sharp(bytes).jpeg().toBuffer();
    const name = `${createHash('sha1').update(jpeg).digest('hex')}-400x200`;
    expect(await upload(jpeg)).toMatchObject([
      200,
      { document: { _id: `image-${name}-jpg`, mimeType: 'image/jpeg', originalFilename: `${name}.jpg` } },
    ]);
    expect(await upload(Buffer.from('halo'))).toMatchObject([
      400,
      { message: 'Invalid image (unknown): the local lake takes png, jpg and webp, as the forms do' },
    ]);
  });

  test('only pictures, and only those of its folder, are given out', async () => {
    const inside = ['catatan.txt', 'foto.png.txt', 'foto.bak.png', 'foto.png'];
    for (const file of inside) await writeFile(join(at.dataDir, 'assets', file), bytes);
    await writeFile(join(at.dataDir, 'luar.png'), bytes);
    const status = async (file: string) => {
      const answer = await at.json(`/images/lokal/production/${file}`);
      return answer[0] === 404 ? answer[1] : answer[0];
    };
    const none = (file: string) => ({ statusCode: 404, error: 'Not Found', message: `No picture "${file}"` });
    for (const file of ['catatan.txt', 'foto.png.txt', 'foto.bak.png', 'tidak-ada.png'])
      expect(await status(file)).toEqual(none(file));
    expect(await status('..%2fluar.png')).toEqual(none('../luar.png'));
    expect((await at.raw('/images/lokal/production/foto.png')).status).toBe(200);
  });
});
