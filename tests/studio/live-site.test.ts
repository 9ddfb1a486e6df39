import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { readSite } from '../../studio/status/live-site.ts';
import { serving } from '../publish/serving.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const build = { source: 'sanity', contentUpdated: '2026-11-21T08:10:00Z', documents: 3 };
const modified = { 'Last-Modified': 'Sat, 21 Nov 2026 08:11:00 GMT' };

/** A site with these files; a file may also be a whole response. */
const site = (files: Record<string, unknown>, headers = {}) =>
  serving((request, response) => {
    const file = files[request.url ?? ''];
    if (file === undefined) return response.writeHead(404).end('<p>404</p>');
    if (typeof file === 'function') return (file as RequestListener)(request, response);
    return response.writeHead(200, headers).end(typeof file === 'string' ? file : JSON.stringify(file));
  });
/** Reads such a site. Its address may end in slashes. */
const read = async (files: Record<string, unknown>, headers = {}) => readSite(`${await site(files, headers)}//`);

test('the time of the build comes from the server, else from the build itself, else it is unknown', async () => {
  const reached = (more: object) => ({ reached: true, build: { ...build, ...more }, error: null });
  expect(await read({ '/build.json': build }, modified)).toEqual(reached({ madeAt: '2026-11-21T08:11:00.000Z' }));
  const time = '2026-11-21T08:12:00Z';
  expect(await read({ '/build.json': { ...build, time } })).toEqual(reached({ madeAt: time }));
  // Here `time` is the time of the content, so that of the build is unknown.
  expect(await read({ '/build.json': { ...build, time: build.contentUpdated } })).toEqual(reached({}));
  expect(await read({ '/build.json': build }, { 'Last-Modified': 'kemarin' })).toEqual(reached({}));
});

test('the reasons of a failed build are read from build-error.json, if that is complete', async () => {
  const error = async (file: unknown) => {
    const found = await read({ '/build.json': build, '/build-error.json': file });
    return found.reached && found.error;
  };
  const time = '2026-11-21T08:20:00Z';
  const problems = [{ text: 'Isi harga.', id: 'paket-pro' }];
  expect(await error({ problems, time, message: 'x' })).toEqual({ problems, time });
  expect(await error({ problems })).toBeNull();
  expect(await error({ time })).toBeNull();
  expect(await error('<p>halaman</p>')).toBeNull();
  const failing: RequestListener = (_request, response) =>
    response.writeHead(500).end(JSON.stringify({ problems, time }));
  expect(await error(failing)).toBeNull();
});

test('a site that cannot be read is not reached', async () => {
  const silent: RequestListener = (request) => request.socket.destroy();
  for (const files of [{}, { '/build.json': '<p>' }, { '/build.json': silent }])
    expect(await read(files)).toEqual({ reached: false });
});

test('the site is read without caches and cookies', async () => {
  const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json(build)),
  );
  vi.stubGlobal('fetch', fetched);
  await readSite('https://a.id/situs/');
  const signal = expect.any(AbortSignal) as AbortSignal;
  const options = { cache: 'no-store', credentials: 'omit', signal };
  expect(fetched.mock.calls).toEqual([
    ['https://a.id/situs/build.json', options],
    ['https://a.id/situs/build-error.json', options],
  ]);
});

test('a text that will hold its document back gets a note, unless a release has shown what it names', async () => {
  vi.stubEnv('SANITY_STUDIO_SITE_URL', await site({ '/build.json': { ...build, known: ['7000419263', 'situs.id/'] } }));
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
