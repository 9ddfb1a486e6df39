import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { fallbackDocuments, readDocuments } from '../../../src/publish/documents/documents.ts';
import { pageData } from '../../../src/publish/documents/read-content.ts';
import { sanityClient, sanityDocuments } from '../../../src/publish/documents/sanity-documents.ts';
import { datasetOf, readSettings, type Settings } from '../../../src/publish/settings.ts';
import { serving } from '../serving.ts';

/** A stand-in for Sanity's API on loopback. */
async function answering(listener: RequestListener): Promise<Settings> {
  const place = { SANITY_PROJECT_ID: 'contoh', SANITY_DATASET: 'production' };
  return readSettings({ CONTENT_SOURCE: 'sanity', ...place, SANITY_API_HOST: await serving(listener) }, []);
}

const json =
  (body: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  };

test('published documents give the same pages as the checked-in ones, in one request without drafts', async () => {
  const documents = await fallbackDocuments();
  let requests = 0;
  const settings = await answering((request, response) => {
    requests += 1;
    expect(request.url).toContain('perspective=published');
    const unpublished = ['drafts.a', 'versions.r.a'].map((_id) => ({ _id, _type: 'faq' }));
    json({ result: [...documents, ...unpublished] })(request, response);
  });
  const read = await readDocuments(settings);
  expect(requests).toBe(1);
  // The CDN may serve an old price for a minute.
  expect(sanityClient(datasetOf(settings)).config()).toMatchObject({ useCdn: false, perspective: 'published' });
  expect(await pageData(read)).toEqual(await pageData(documents));
});

test('an answer 429 is waited for, once', async () => {
  const documents = await fallbackDocuments();
  const times: number[] = [];
  const settings = await answering((request, response) => {
    if (times.push(Date.now()) === 1) return response.writeHead(429, { 'Retry-After': '1' }).end();
    return json({ result: documents })(request, response);
  });
  expect(await readDocuments(settings)).toHaveLength(documents.length);
  expect([times.length, (times[1] ?? 0) - (times[0] ?? 0) >= 990]).toEqual([2, true]);
});

test.each<[name: string, answer: RequestListener]>([
  [
    'HTML instead of JSON',
    (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
  ],
  ['an empty dataset', json({ result: [] })],
  ['no list', json({ result: { a: 1 } })],
])('%s is refused, and the message says what to check', async (_name, listener) => {
  const place = datasetOf(await answering(listener));
  await expect(sanityDocuments(place)).rejects.toThrow(/Konten belum dapat diterbitkan[\s\S]*(Periksa)/);
});

const sha1 = 'a1'.repeat(20);
const asset = { _id: `image-${sha1}-8x9-png`, _type: 'sanity.imageAsset' };
const file = `${sha1}-8x9.png`;

test.each([
  `http://127.0.0.1:9/${file}`,
  `http://10.0.0.1/${file}`,
  'file:///etc/passwd',
  `//169.254.169.254/${file}`,
  `https://evil.id/${file}`,
  // The id of the document names another file.
  `https://cdn.sanity.io/images/a/b/${'b2'.repeat(20)}-8x9.png`,
  'https://cdn.sanity.io/images/a/b/c.png',
])('a picture at %s is refused before anybody asks for it', async (url) => {
  const place = datasetOf(await answering(json({ result: [{ ...asset, url }] })));
  await expect(sanityDocuments(place)).rejects.toThrow('bukan alamat gambar di Sanity');
});

test('pictures may be fetched from Sanity and from the API in use', async () => {
  let result: unknown[] = [];
  const place = datasetOf(await answering((request, response) => json({ result })(request, response)));
  const at = (url: string) => ({ ...asset, url });
  result = [at(`https://cdn.sanity.io/images/a/b/${file}`), at(`${place.apiHost}/images/${file}`), at('images/a.png')];
  expect(await sanityDocuments(place)).toHaveLength(3);
});
