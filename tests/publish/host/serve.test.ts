import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headerRules, headersFile, notFoundPath } from '../../../src/publish/host/security-headers.ts';
import { serve } from '../../../src/publish/host/serve.ts';
import { askRaw } from '../../served/hostile-paths.ts';
import { addresses } from './addresses.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const policies = new Map(['/', '/about', notFoundPath].map((path) => [path, `default-src ${path}`]));
let server: Server;
let site = '';

beforeAll(async () => {
  const files = ['index.html', 'about.html', '404.html', 'nginx.conf'];
  for (const file of files) writeFileSync(join(folder, file), file);
  writeFileSync(join(folder, 'about.html.br'), 'packed');
  writeFileSync(join(folder, '_headers'), headersFile(headerRules(policies)));
  server = await serve(folder, 0);
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, method = 'GET') => fetch(site + path, { method, redirect: 'manual' });

test.each(addresses)('%s is answered with %i', async (path, status, location) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('Location')]).toEqual([status, location ?? null]);
  if (status === 200) expect(response.headers.get('Content-Security-Policy')).toBe(`default-src ${path.split('?')[0]}`);
  if (status !== 404) return;
  expect(await response.text()).toBe('404.html');
  expect(response.headers.get('Content-Security-Policy')).toBe(`default-src ${notFoundPath}`);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
});

test.each<[headers: Record<string, string>, status: number, body: string]>([
  [{ Range: 'bytes=2-5' }, 206, 'out.'],
  [{ 'Accept-Encoding': 'br' }, 200, 'packed'],
  [{ 'Accept-Encoding': 'gzip, deflate, br, zstd' }, 200, 'packed'],
  [{ 'Accept-Encoding': 'br;q=0' }, 200, 'about.html'],
  [{ 'Accept-Encoding': 'brotli, xbr' }, 200, 'about.html'],
])('a request with %j is answered with %i and %j, under the policy of its page', async (headers, status, body) => {
  const answer = await askRaw(site, '/about', headers);
  expect([answer.status, answer.body]).toEqual([status, body]);
  expect(answer.headers['content-security-policy']).toBe('default-src /about');
  expect(answer.headers['content-encoding']).toBe(body === 'packed' ? 'br' : undefined);
});

test('no request ends the server, and what cannot be answered is not called compressed', async () => {
  for (const Range of ['bytes=5-2', 'bytes=99-', 'bytes=-0', 'bytes=-', 'bytes=0-1,3-4', 'bytes=a-b', ''])
    for (const path of ['/about', '/', '/assets', '/assets/a.js', '/x', '/.well-known', '/%00', '/index']) {
      const { status, headers } = await askRaw(site, path, { Range, 'Accept-Encoding': 'br' });
      expect(status, `${path} ${Range}`).toBeLessThan(500);
      if (status === 416) expect(headers['content-encoding']).toBeUndefined();
    }
  expect((await ask('/about')).status).toBe(200);
});

test('the server accepts connections from this machine only, and refuses a port that is taken', async () => {
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  await expect(serve(folder, port)).rejects.toThrow('EADDRINUSE');
});
