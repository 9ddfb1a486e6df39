import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { readBuild } from '../../studio/status/live-site.ts';
import { serving } from '../publish/serving.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const build = { source: 'sanity', contentUpdated: '2026-11-21T08:10:00Z', documents: 3 };
const modified = { 'Last-Modified': 'Sat, 21 Nov 2026 08:11:00 GMT' };

/** Reads a site that answers so. Its address may end in slashes. */
const read = async (answer: RequestListener) => readBuild(`${await serving(answer)}//`);
/** A site with this `build.json`. */
const site =
  (file: object, headers = {}): RequestListener =>
  ({ url }, response) =>
    response.writeHead(url === '/build.json' ? 200 : 404, headers).end(JSON.stringify(file));

test('the time of the build comes from the server, else from the build itself, else it is unknown', async () => {
  expect(await read(site(build, modified))).toEqual({ ...build, madeAt: '2026-11-21T08:11:00.000Z' });
  const time = '2026-11-21T08:12:00Z';
  expect(await read(site({ ...build, time }))).toEqual({ ...build, madeAt: time });
  // Here `time` is the time of the content, so that of the build is unknown.
  expect(await read(site({ ...build, time: build.contentUpdated }))).toEqual(build);
  expect(await read(site(build, { 'Last-Modified': 'kemarin' }))).toEqual(build);
});

test.each<[what: string, answer: RequestListener]>([
  ['no such file', (_request, response) => response.writeHead(404).end(JSON.stringify(build))],
  ['a page', (_request, response) => response.end('<p>')],
  ['nothing', (request) => request.socket.destroy()],
])('a site that answers with %s cannot be read', async (_what, answer) => {
  expect(await read(answer)).toBeNull();
});

test('the site is read without caches and cookies', async () => {
  const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json(build)),
  );
  vi.stubGlobal('fetch', fetched);
  await readBuild('https://a.id/situs/');
  const signal = expect.any(AbortSignal) as AbortSignal;
  const options = { cache: 'no-store', credentials: 'omit', signal };
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://a.id/situs/build.json', options);
});

test('a text that will hold its document back gets a note, unless a release has shown what it names', async () => {
  vi.stubEnv('SANITY_STUDIO_SITE_URL', await serving(site({ ...build, known: ['7000419263', 'situs.id/'] })));
  // The module reads the address once.
  vi.resetModules();
  const { noteForeignParts } = await import('../../studio/fields/text.ts');
  const note = (text: string, _type = 'homePage') => noteForeignParts(text, { document: { _type }, path: ['lead'] });
  expect(await note('Transfer ke 7000 4192 64, lihat evil.id')).toMatch(/^7000419264, evil\.id belum pernah tayang\./);
  for (const text of ['Transfer ke 7000 4192 63', 'Lihat situs.id/laporan', 'Rp1.234.567.890', ''])
    expect(await note(text), text).toBe(true);
  // A text of the donation page waits for its approval anyway.
  expect(await note('Transfer ke 7000 4192 64', 'donationPage')).toBe(true);
});
