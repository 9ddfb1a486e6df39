import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteProblems, type Manifest } from '../../../src/publish/gates/compare-site.ts';
import { serving } from './serving.ts';

/** What the nightly comparison of the live site with its release reports. */
const text = '<p>rekening</p>';
const policy = "default-src 'self'";
const sha256 = (body: string) => createHash('sha256').update(body).digest('hex');
const file: Manifest['files'][number] = {
  path: '/',
  status: 200,
  sha256: sha256(text),
  type: 'text/html',
  headers: { 'Content-Security-Policy': policy },
};
const released = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };

const sends =
  (headers: OutgoingHttpHeaders = {}, body: string | Buffer = text, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { ...released, ...headers }).end(body);

/** The problems of a site of one page that answers like this. */
async function problemsOf(answer: RequestListener, files = [file], gone: string[] = []): Promise<string[]> {
  const origin = await serving((request, response) =>
    request.url === '/' ? answer(request, response) : response.writeHead(404).end(),
  );
  return siteProblems(origin, { build: {}, files }, gone);
}

test('a site as released has no problem; each file is requested with and without compression', async () => {
  const asked = new Set<unknown>();
  const answer: RequestListener = (request, response) => {
    const encoding = request.headers['accept-encoding'];
    asked.add(encoding);
    if (encoding !== 'br') return sends()(request, response);
    return sends({ 'Content-Encoding': 'br' }, brotliCompressSync(text))(request, response);
  };
  expect(await problemsOf(answer)).toEqual([]);
  expect(asked).toEqual(new Set(['br', 'identity']));
});

test.each<OutgoingHttpHeaders>([
  { Server: 'nginx', Age: '0', Via: '1.1 a', Vary: 'Accept-Encoding', 'Accept-Ranges': 'bytes', ETag: '"a"' },
  { 'Alt-Svc': 'h3=":443"', 'Last-Modified': 'Sat, 21 Nov 2026 08:00:00 GMT', 'Server-Timing': 'a', NEL: '{}' },
  { 'CF-Ray': 'a', 'CF-Cache-Status': 'HIT', 'Cache-Status': 'a; hit', 'Report-To': '{}', 'X-NF-Request-ID': 'a' },
  { 'Cache-Control': 'no-cache' },
  { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  { 'Cache-Control': 'public,max-age=0,must-revalidate' },
  { 'Cache-Control': 'max-age=0' },
  { 'Cache-Control': 'max-age=0, must-revalidate' },
  { 'Cache-Control': 'max-age=0,must-revalidate' },
])('a host may add %j', async (headers) => expect(await problemsOf(sends(headers))).toEqual([]));

test.each<[OutgoingHttpHeaders, string]>([
  [{ 'X-Powered-By': 'PHP' }, 'header x-powered-by (“PHP”) tidak ada dalam bangunan'],
  [{ 'X-Frame': 'no-cache' }, 'header x-frame (“no-cache”) tidak ada dalam bangunan'],
  ...['public, max-age=3600', 'max-age=0, immutable', 'no-cache, public', 'private, no-cache', 'x-max-age=0'].map(
    (value): [OutgoingHttpHeaders, string] => [
      { 'Cache-Control': value },
      `header cache-control (“${value}”) tidak ada dalam bangunan`,
    ],
  ),
  [
    { 'Content-Security-Policy': "default-src 'self' evil.id" },
    "header content-security-policy berisi “default-src 'self' evil.id”, bukan “default-src 'self'”",
  ],
  [{ 'Content-Type': 'text/plain' }, 'jenisnya text/plain, bukan text/html'],
])('with %j: %s', async (headers, problem) => expect(await problemsOf(sends(headers))).toEqual([`/: ${problem}.`]));

test('a missing header and a missing type are reported', async () => {
  const bare: RequestListener = (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(text);
  expect(await problemsOf(bare)).toEqual(["/: header content-security-policy berisi “”, bukan “default-src 'self'”."]);
  expect(await problemsOf((_request, response) => response.end(text))).toEqual([
    '/: jenisnya (tidak ada), bukan text/html.',
  ]);
});

test('other content is reported, even if only the compressed answer has it', async () => {
  const changed = (encoding: string) => `/: isinya (${encoding}) bukan isi yang dibangun.`;
  expect(await problemsOf(sends({}, `${text} `))).toEqual([changed('br'), changed('identity')]);
  const old: RequestListener = (request, response) =>
    sends({}, request.headers['accept-encoding'] === 'br' ? 'old' : text)(request, response);
  expect(await problemsOf(old)).toEqual([changed('br')]);
});

test('another status is reported once; the page for unknown addresses has its own', async () => {
  expect(await problemsOf(sends({}, text, 500))).toEqual(['/: menjawab HTTP 500, bukan 200.']);
  const missing = { ...file, status: 404 as const };
  expect(await problemsOf(sends({}, text, 404), [missing])).toEqual([]);
  expect(await problemsOf(sends(), [missing])).toEqual(['/: menjawab HTTP 200, bukan 404.']);
});

test('a file that should be gone is reported by its answer, and so is a failed request', async () => {
  const gone = (path: string, status: number) =>
    `${path}: menjawab HTTP ${status}; berkas ini harus tidak ada lagi. Hapus dari server.`;
  const all = ['/404.html', '/404', '/_headers', '/content/old.json', '/nginx.conf'];
  const everywhere = await serving(sends());
  expect(await siteProblems(everywhere, { build: {}, files: [file] }, ['/content/old.json'])).toEqual(
    all.map((path) => gone(path, 200)),
  );
  const silent = await serving((request) => request.socket.destroy());
  const lines = await siteProblems(silent, { build: {}, files: [file] }, ['/content/old.json']);
  expect(lines.filter((line) => line.startsWith('/:'))).toEqual([
    expect.stringMatching(/^\/: tidak dapat dibaca \(br\): fetch failed \(.+\)\.$/),
    expect.stringMatching(/^\/: tidak dapat dibaca \(identity\): fetch failed \(.+\)\.$/),
  ]);
  expect(lines.filter((line) => !line.startsWith('/:'))).toEqual(all.map((path) => gone(path, 0)));
});
