import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addedProblems, lapsedPermits, siteProblems } from '../../src/publish/live-check.ts';
import { lastRelease, type Manifest } from '../../src/publish/manifest.ts';
import { readSettings } from '../../src/publish/settings.ts';
import { serving } from './serving.ts';

const html = '<p>rekening</p>';
const policy = "default-src 'self'";
const file: Manifest['files'][number] = {
  path: '/',
  status: 200,
  sha256: createHash('sha256').update(html).digest('hex'),
  type: 'text/html',
  headers: { 'Content-Security-Policy': policy },
};
const released = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };

const sends =
  (headers: OutgoingHttpHeaders = {}, body: string | Buffer = html, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { ...released, ...headers }).end(body);
/** Gives this answer to the request for brotli only. */
const packed =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    (request.headers['accept-encoding'] === 'br' ? answer : sends())(request, response);

/** The problems of a site of one page that answers like this. */
async function problemsOf(answer: RequestListener, files = [file]): Promise<string[]> {
  const origin = await serving((request, response) =>
    request.url === '/' ? answer(request, response) : response.writeHead(404).end(),
  );
  return siteProblems(origin, { files });
}

/** Headers that hosts add. */
const hostHeaders = `Server Age Via Vary Accept-Ranges ETag Alt-Svc Last-Modified Server-Timing NEL CF-Ray CF-Cache-Status
  Cache-Status Report-To X-NF-Request-ID`;
/** Caching that hosts add where the build sets none. Browsers still revalidate the page each time. */
const revalidated = ['no-cache', 'max-age=0', 'public, max-age=0, must-revalidate', 'max-age=0,must-revalidate'];

test('a site as it was released has no problem, also with headers that its host adds', async () => {
  expect(await problemsOf(packed(sends({ 'Content-Encoding': 'br' }, brotliCompressSync(html))))).toEqual([]);
  const added = Object.fromEntries(hostHeaders.split(/\s+/).map((name) => [name, 'a']));
  expect(await problemsOf(sends(added))).toEqual([]);
  for (const value of revalidated) expect(await problemsOf(sends({ 'Cache-Control': value })), value).toEqual([]);
  const missing = { ...file, status: 404 as const };
  expect(await problemsOf(sends({}, html, 404), [missing])).toEqual([]);
});

const notBuilt = (name: string, value: string) => `header ${name} (“${value}”) tidak ada dalam bangunan`;
const cachedUnchecked = [
  'public, max-age=3600',
  'max-age=0, immutable',
  'no-cache, public',
  'private, no-cache',
  'x-max-age=0',
];

test.each<[problem: string, answer: RequestListener]>([
  [notBuilt('x-powered-by', 'PHP'), sends({ 'X-Powered-By': 'PHP' })],
  [notBuilt('x-frame', 'no-cache'), sends({ 'X-Frame': 'no-cache' })],
  ...cachedUnchecked.map((value): [string, RequestListener] => [
    notBuilt('cache-control', value),
    sends({ 'Cache-Control': value }),
  ]),
  [
    "header content-security-policy berisi “default-src 'self' evil.id”, bukan “default-src 'self'”",
    sends({ 'Content-Security-Policy': "default-src 'self' evil.id" }),
  ],
  [
    "header content-security-policy berisi “”, bukan “default-src 'self'”",
    (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(html),
  ],
  ['jenisnya text/plain, bukan text/html', sends({ 'Content-Type': 'text/plain' })],
  ['jenisnya (tidak ada), bukan text/html', (_request, response) => response.end(html)],
  ['isinya (br) bukan isi yang dibangun', packed(sends({}, 'old'))],
  ['menjawab HTTP 500, bukan 200', sends({}, html, 500)],
  ['menjawab HTTP 301, bukan 200', sends({ Location: 'https://evil.id/' }, html, 301)],
])('reported: %s', async (problem, answer) => expect(await problemsOf(answer)).toEqual([`/: ${problem}.`]));

test('a request that fails is reported with its reason', async () => {
  const lines = await problemsOf((request) => request.socket.destroy());
  const failed = (encoding: string): unknown =>
    expect.stringMatching(new RegExp(`^/: tidak dapat dibaca \\(${encoding}\\): fetch failed \\(.+\\)\\.$`));
  expect(lines).toEqual([failed('br'), failed('identity')]);
});

test('a file that somebody added to the folder of a server is reported, one that an open tab needs is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'added-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['_headers', 'index.html', 'bayar.html', 'assets/old-1a2b.js', 'assets/bayar.html'])
    writeFileSync(join(folder, name), '');
  expect(await addedProblems(folder, { files: [file] })).toEqual([
    '/assets/bayar: berkas ini tidak ada dalam rilis.',
    '/bayar: berkas ini tidak ada dalam rilis.',
  ]);
  rmSync(folder, { recursive: true });
});

test.each([
  ['2027-12-31T23:59:59+07:00', []],
  ['2028-01-01T00:00:00+07:00', ['Izin A']],
  ['2029-01-01T00:00:00+07:00', ['Izin A', 'Tanda B']],
])('at %s the nightly check names %s', (moment, permits) => {
  const about =
    '<span data-permit="Izin A" data-from="2028-01-01T00:00:00+07:00" hidden="">1</span><span data-permit="Tanda B" data-from="2029-01-01T00:00:00+07:00">2</span>';
  expect(lapsedPermits(about, Date.parse(moment))).toEqual(
    permits.map((permit) => expect.stringContaining(`masa berlaku ${permit} sudah habis`)),
  );
});

test.each<[record: string | undefined, reason: string]>([
  [undefined, 'server menjawab HTTP 404'],
  ['{}', 'bukan daftar dokumen'],
  ['[]', 'tidak lengkap'],
  ['[{"_id":"siteSettings"}]', 'bukan teks'],
  ['<p>', 'is not valid JSON'],
])('a record of the last release that is %s ends with a sentence', async (record, reason) => {
  const origin = await serving((request, response) =>
    request.url === '/released.json' && record ? response.end(record) : response.writeHead(404).end(),
  );
  const read = lastRelease(readSettings({ LAST_RELEASE: origin }, []));
  await expect(read).rejects.toThrow(`Setelan LAST_RELEASE: ${origin}: rilis terakhir tidak dapat dibaca`);
  await expect(read).rejects.toThrow(reason);
});

test('before the first release there is no record', async () => {
  expect(await lastRelease(readSettings({ OUT_DIR: '/nowhere' }, []))).toBeNull();
});
