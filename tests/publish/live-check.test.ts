import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addedProblems, differences } from '../../src/publish/live-check.ts';
import { readLastRelease, type Manifest, sha256 } from '../../src/publish/manifest.ts';
import { readSettings } from '../../src/publish/settings.ts';
import { serving } from './serving.ts';

const html = '<p>rekening</p>';
const file: Manifest['files'][number] = {
  path: '/',
  status: 200,
  sha256: sha256(html),
  type: 'text/html',
  headers: { 'Content-Security-Policy': "default-src 'self'" },
};
const released = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', ...file.headers };

const sends =
  (headers: OutgoingHttpHeaders = {}, body: string | Buffer = html, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { ...released, ...headers }).end(body);
/** Sends these headers and no other. */
const sendsOnly =
  (headers: OutgoingHttpHeaders): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html', ...headers }).end(html);
/** Answers like this to the request for brotli only. */
const packed =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    (request.headers['accept-encoding'] === 'br' ? answer : sends())(request, response);

/** The problems of a site of one page that answers like this. */
const problemsOf = async (answer: RequestListener, status: 200 | 404 = 200): Promise<string[]> =>
  differences(await serving(answer), { files: [{ ...file, status }] });

test('a site as it was released has no problem, also with headers that its host adds', async () => {
  expect(await problemsOf(packed(sends({ 'Content-Encoding': 'br' }, brotliCompressSync(html))))).toEqual([]);
  for (const caching of ['no-cache', 'max-age=0', 'public, max-age=0, must-revalidate', 'max-age=0,must-revalidate'])
    expect(await problemsOf(sends({ 'CF-Ray': 'a', 'Cache-Control': caching })), caching).toEqual([]);
  expect(await problemsOf(sends({}, html, 404), 404)).toEqual([]);
});

test.each<[problem: string, answer: RequestListener]>([
  ...['public, max-age=3600', 'max-age=0, immutable', 'private, no-cache'].map((value): [string, RequestListener] => [
    `disimpan peramban tanpa bertanya (${value})`,
    sends({ 'Cache-Control': value }),
  ]),
  ['disimpan peramban tanpa bertanya (tanpa Cache-Control)', sendsOnly(file.headers)],
  ["header Content-Security-Policy berisi “”, bukan “default-src 'self'”", sendsOnly({})],
  ['jenisnya text/plain, bukan text/html', sends({ 'Content-Type': 'text/plain' })],
  ['isinya (br) bukan isi yang dibangun', packed(sends({}, 'old'))],
  ['menjawab HTTP 301, bukan 200', sends({ Location: 'https://evil.id/' }, html, 301)],
])('reported: %s', async (problem, answer) => expect(await problemsOf(answer)).toEqual([`/: ${problem}.`]));

test('a request that fails is reported with its reason', async () => {
  const lines = await problemsOf((request) => request.socket.destroy());
  expect(lines.join('\n')).toMatch(/^\/: tidak dapat dibaca \(br\): fetch failed \(.+\)\.\n.*\(identity\)/);
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
  ['', 'server menjawab HTTP 404'],
  ['{}', 'bukan daftar dokumen'],
  ['[{"_id":"a","_type":"faq"}]', 'tidak lengkap'],
  ['[{"_id":"siteSettings"}]', 'bukan teks'],
  ['<p>', 'is not valid JSON'],
])('a record of the last release that is “%s” ends with a sentence', async (record, reason) => {
  const origin = await serving(({ url }, response) =>
    response.writeHead(url === '/released.json' && record ? 200 : 404).end(record),
  );
  const says = new RegExp(`^Setelan LAST_RELEASE: ${origin}: rilis terakhir tidak dapat dibaca.*${reason}`, 's');
  await expect(readLastRelease(readSettings({ LAST_RELEASE: origin }, []))).rejects.toThrow(says);
});
