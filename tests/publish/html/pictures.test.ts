import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { pictureLimits } from '../../../src/content/picture-places.ts';
import { publishPictures } from '../../../src/publish/html/pictures.ts';
import { serving } from '../serving.ts';

let root: string;
let cache: string;
let url: string;
/** What the server currently answers, by path. */
const files = new Map<string, Buffer>();

beforeEach(async () => {
  url = await serving((request, response) => {
    const bytes = files.get(request.url ?? '');
    response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  cache = join(root, 'cache');
  return () => rm(root, { recursive: true });
});

const drawn = (width: number, height: number, format: 'png' | 'jpeg' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#157a5b' } })
    .toFormat(format)
    .toBuffer();
const pageWith = (src: string) => ({
  home: { gallery: { items: [{ picture: { kind: 'picture', src, width: 300, height: 200, alt: 'x' } }] } },
});
const publish = (src: string) => publishPictures(pageWith(src), join(root, 'site'), cache);

test('a picture is fetched and encoded for the first build only', async () => {
  files.set('/a.png', await drawn(300, 200));
  const first = pageWith(`${url}/a.png`);
  await publishPictures(first, join(root, 'site'), cache);
  files.delete('/a.png');
  const again = pageWith(`${url}/a.png`);
  await publishPictures(again, join(root, 'again'), cache);
  expect(again).toEqual(first);
  expect(again.home.gallery.items[0]?.picture.src).toMatch(/^\/images\/a\.[0-9a-f]{8}$/);
  expect((await readdir(join(root, 'again/images'))).length).toBe(4);
});

test('a photograph that a phone stored sideways is cropped upright', async () => {
  const sideways = { create: { width: 600, height: 400, channels: 3, background: '#157a5b' } } as const;
  files.set('/exif.jpg', await sharp(sideways).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const page = pageWith(`${url}/exif.jpg`);
  const crop = { top: 0.5, bottom: 0, left: 0, right: 0 };
  Object.assign(page.home.gallery.items[0]?.picture ?? {}, { width: 600, height: 400, crop });
  await publishPictures(page, join(root, 'site'), cache);
  expect(page.home.gallery.items[0]?.picture).toMatchObject({ width: 400, height: 300 });
});

const truncated = (bytes: Buffer) => bytes.subarray(0, bytes.length - 200);
test.each<[name: string, bad: () => Promise<Buffer> | Buffer, words: string]>([
  ['an HTML file', () => Buffer.from('<html>'), 'bukan gambar yang dikenali'],
  ['an empty file', () => Buffer.alloc(0), 'bukan gambar yang dikenali'],
  ['a truncated JPEG', async () => truncated(await drawn(600, 400, 'jpeg')), 'rusak atau terpotong'],
  ['a truncated PNG', async () => truncated(await drawn(600, 400)), 'rusak atau terpotong'],
  ['a GIF', () => drawn(300, 200, 'gif'), 'jenisnya gif'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'jenisnya svg'],
  [
    'a picture with too long a side',
    () => drawn(pictureLimits.side + 1, 1),
    `paling besar ${pictureLimits.side} piksel per sisi`,
  ],
  ['a picture of too many pixels', () => drawn(8000, 6000), 'megapiksel'],
  ['a file of too many bytes', () => Buffer.alloc(pictureLimits.bytes + 1), 'lebih besar daripada 20 MB'],
])('%s is refused with document, field and file, and a later good file is published', async (_name, bad, words) => {
  files.set('/b.png', await bad());
  const refused = publish(`${url}/b.png`);
  await expect(refused).rejects.toThrow('Dokumen homePage, isian gallery.items.0.picture: gambar');
  await expect(refused).rejects.toThrow(`${url}/b.png`);
  await expect(refused).rejects.toThrow(words);
  expect(await readdir(cache)).toEqual([]);
  files.set('/b.png', await drawn(300, 200));
  await publish(`${url}/b.png`);
});

test('all bad pictures are reported at once; one that did not arrive need not be replaced', async () => {
  const pages = { ...pageWith('images/tidak-ada.png'), donation: pageWith('http://127.0.0.1:1/foto.png').home };
  await expect(publishPictures(pages, join(root, 'site'), cache)).rejects.toThrow(
    /Dokumen homePage.*tidak-ada\.png tidak ada[\s\S]*Dokumen donationPage.*foto\.png belum terunduh.*tidak perlu diganti/,
  );
});

test('a download whose bytes do not match its name is not kept', async () => {
  const good = await drawn(300, 200);
  const path = `/images/p/d/${createHash('sha1').update(good).digest('hex')}-300x200.png`;
  files.set(path, await drawn(300, 201));
  await expect(publish(url + path)).rejects.toThrow('isinya tidak utuh atau bukan yang diunggah');
  files.set(path, good);
  await publish(url + path);
});
