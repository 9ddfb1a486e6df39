import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readDocuments } from '../../src/build/documents.ts';
import { fallbackDocuments } from '../../src/build/fallback-documents.ts';
import { pageData } from '../../src/build/page-data.ts';
import { sanityDocuments } from '../../src/build/sanity-documents.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A stand-in for Sanity's API on loopback. */
async function answering(listener: RequestListener): Promise<NodeJS.ProcessEnv> {
  server = createServer(listener);
  await new Promise<void>((resolve) => {
    server?.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'contoh',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: `http://127.0.0.1:${port}`,
  };
}

const json =
  (body: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  };

const quick = { timeout: 300, maxRetries: 0 };

test('published documents give the same pages as the fallback, in one request', async () => {
  const documents = await fallbackDocuments();
  let requests = 0;
  const env = await answering((request, response) => {
    requests += 1;
    expect(request.url).toContain('perspective=published');
    json({ result: [...documents, { _id: 'drafts.homePage', _type: 'homePage' }] })(request, response);
  });
  const { source, documents: read } = await readDocuments(env);
  expect([source, requests]).toEqual(['sanity', 1]);
  expect(await pageData(read)).toEqual(await pageData(documents));
});

test.each<[string, RequestListener]>([
  ['500', (_request, response) => response.writeHead(500).end('{"error":"x"}')],
  [
    'HTML instead of JSON',
    (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
  ],
  ['an empty dataset', json({ result: [] })],
  ['no list', json({ result: { a: 1 } })],
  ['silence', () => {}],
])('%s fails with what to do', async (_name, listener) => {
  const env = await answering(listener);
  await expect(sanityDocuments(env, quick)).rejects.toThrow(/Konten belum dapat diterbitkan[\s\S]*(Periksa)/);
});

test('settings that are missing or wrong are said', async () => {
  await expect(readDocuments({ CONTENT_SOURCE: 'sanity' })).rejects.toThrow('SANITY_PROJECT_ID');
  await expect(readDocuments({ CONTENT_SOURCE: 'contentful' })).rejects.toThrow('"fallback" or "sanity"');
});
