import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { readSite, requestRebuild } from '../../studio/status/live-site.ts';
import { serving } from '../publish/serving.ts';

afterEach(() => vi.unstubAllGlobals());

const build = { source: 'sanity', contentUpdated: '2026-11-21T08:10:00Z', documents: 3 };
const modified = { 'Last-Modified': 'Sat, 21 Nov 2026 08:11:00 GMT' };

/** Reads a site with these files; a file may also be a whole response. The site's address ends in slashes. */
const read = async (files: Record<string, unknown>, headers = {}) => {
  const url = await serving((request, response) => {
    const file = files[request.url ?? ''];
    if (file === undefined) return response.writeHead(404).end('<p>404</p>');
    if (typeof file === 'function') return (file as RequestListener)(request, response);
    return response.writeHead(200, headers).end(typeof file === 'string' ? file : JSON.stringify(file));
  });
  return readSite(`${url}//`);
};

test('the time of the build comes from the server, else from the build itself, else it is unknown', async () => {
  const reached = (more: object) => ({ reached: true, build: { ...build, ...more }, error: null });
  expect(await read({ '/build.json': build }, modified)).toEqual(reached({ madeAt: '2026-11-21T08:11:00.000Z' }));
  expect(await read({ '/build.json': { ...build, time: '2026-11-21T08:12:00Z' } })).toEqual(
    reached({ madeAt: '2026-11-21T08:12:00Z' }),
  );
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
  expect(await error({ problems, time, isRehearsal: true })).toEqual({ problems, time, isRehearsal: true });
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

test('the site is read without caches and cookies, and a rebuild is requested without reading the answer', async () => {
  const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json(build)),
  );
  vi.stubGlobal('fetch', fetched);
  await readSite('https://a.id/situs/');
  await requestRebuild('https://hook.id/x');
  const signal = expect.any(AbortSignal) as AbortSignal;
  const options = { cache: 'no-store', credentials: 'omit', signal };
  expect(fetched.mock.calls).toEqual([
    ['https://a.id/situs/build.json', options],
    ['https://a.id/situs/build-error.json', options],
    ['https://hook.id/x', { method: 'POST', mode: 'no-cors', credentials: 'omit', signal }],
  ]);
});
