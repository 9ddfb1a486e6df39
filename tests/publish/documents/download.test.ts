import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deadlineIn, download, DownloadError } from '../../../src/publish/documents/download.ts';
import { serving } from '../serving.ts';

const fetchedFrom = async (listener: RequestListener, maxBytes = 100, seconds = 5) =>
  download(`${await serving(listener)}/a`, {
    deadline: deadlineIn(seconds),
    maxBytes,
    headers: { Authorization: 'Bearer kunci' },
  });

test('it sends the given headers, reads past caches, and returns the whole body with its media type', async () => {
  const { bytes, type } = await fetchedFrom((request, response) =>
    response
      .setHeader('Content-Type', 'image/png')
      .end(`${request.headers.authorization} ${request.headers['cache-control']}`),
  );
  expect([bytes.toString(), type]).toEqual(['Bearer kunci no-cache', 'image/png']);
});

test.each([
  ['7', 7],
  ['120', 60],
  [new Date(Date.now() + 3_600_000).toUTCString(), 60],
  ['Sat, 28 Nov 2020 15:00:00 GMT', 0],
  ['soon', 0],
  [undefined, 0],
])('an answer 429 with Retry-After %s is waited for %d seconds', async (header, seconds) => {
  const error = await fetchedFrom((_request, response) =>
    response.writeHead(429, header === undefined ? {} : { 'Retry-After': header }).end(),
  ).catch((reason: unknown) => reason);
  expect(Math.floor((error as DownloadError).wait)).toBe(seconds);
});

/** Most answers have a body that would do: only the status or the length is wrong. */
test.each<[name: string, listener: RequestListener, message: string, isTemporary: boolean]>([
  ['404', (_request, response) => response.writeHead(404).end('good'), 'server menjawab HTTP 404', false],
  ['500', (_request, response) => response.writeHead(500).end('good'), 'server menjawab HTTP 500', true],
  ['429', (_request, response) => response.writeHead(429).end('good'), 'server menjawab HTTP 429', true],
  [
    'a redirect',
    (_request, response) => response.writeHead(302, { Location: 'https://lain.id/' }).end('good'),
    'server mengalihkan ke https://lain.id/',
    false,
  ],
  ['a byte too much', (_request, response) => response.end('x'.repeat(101)), 'isinya lebih besar daripada 0 MB', false],
  [
    'a few bytes that unpack to a thousand',
    (_request, response) => response.setHeader('Content-Encoding', 'gzip').end(gzipSync(Buffer.alloc(1000))),
    'isinya lebih besar daripada 0 MB',
    false,
  ],
  [
    'a line that breaks off',
    (request) => request.socket.destroy(),
    'sambungan gagal saat menunggu jawaban server: ',
    true,
  ],
  [
    'a body that breaks off',
    (request, response) => {
      response.writeHead(200, { 'Content-Length': '9' }).write('good', () => request.socket.destroy());
    },
    'sambungan gagal saat menunggu akhir isi jawaban: ',
    true,
  ],
])(
  '%s is refused, and the error says whether another attempt may help',
  async (_name, listener, message, isTemporary) => {
    const error = await fetchedFrom(listener).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DownloadError);
    expect((error as DownloadError).message).toContain(message);
    expect((error as DownloadError).isTemporary).toBe(isTemporary);
  },
);

test.each<[name: string, listener: RequestListener, message: string]>([
  ['an answer', () => {}, 'setelah 0.2 detik jawaban server belum tiba (0 bita)'],
  [
    'the rest of a body',
    (_request, response) => response.write('good'),
    'setelah 0.2 detik akhir isi jawaban belum tiba (4 bita)',
  ],
])('%s that never comes ends at the deadline', async (_name, listener, message) => {
  await expect(fetchedFrom(listener, 100, 0.2)).rejects.toThrow(message);
});
