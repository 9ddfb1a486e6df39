import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headerRules, headersFile, notFoundPath } from '../../../src/publish/host/security-headers.ts';
import { serve } from '../../../src/publish/host/serve.ts';
import { servingBuild } from '../serving.ts';
import { addresses } from './addresses.ts';
import { askRaw, harm, hostilePaths } from './hostile-paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const policies = new Map(['/', '/about', notFoundPath].map((path) => [path, `default-src ${path}`]));
let server: Server;
let site = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  const files = ['index.html', 'about.html', '404.html', 'assets/a.js', 'build.json', 'nginx.conf'];
  for (const file of files) writeFileSync(join(folder, file), file);
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

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about?a=1', 'about.html'],
])('%s is a page under its own policy', async (path, text) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('Content-Security-Policy')).toBe(`default-src ${path.split('?')[0]}`);
});

test.each(addresses)('%s is answered with %i', async (path, status, location) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('Location')]).toEqual([status, location ?? null]);
  if (status !== 404) return;
  expect(await response.text()).toBe('404.html');
  expect(response.headers.get('Content-Security-Policy')).toBe(`default-src ${notFoundPath}`);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
});

test.each(hostilePaths)('%s stays on the site and is answered with its headers', async (path) => {
  const aboutPage = 'about.html'; // every page of this site consists of its file name
  expect(harm(await askRaw(site, path), aboutPage)).toEqual([]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
  for (const path of ['/', '/x', '/assets/a.js']) {
    const response = await ask(path, method);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('HEAD answers as GET, without the page', async () => {
  for (const [path, status] of [
    ['/about', 200],
    ['/x', 404],
  ] as const) {
    const response = await ask(path, 'HEAD');
    expect([response.status, await response.text()]).toEqual([status, '']);
  }
});

test('a file without a caching rule is revalidated, and answered with 304', async () => {
  const response = await ask('/build.json');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  const etag = response.headers.get('ETag');
  expect(etag).toMatch(/./);
  const again = await fetch(`${site}/build.json`, { headers: { 'If-None-Match': `${etag}` } });
  expect(again.status).toBe(304);
});

test('the server answers from the next build as soon as that is published', async () => {
  const builds = mkdtempSync(join(tmpdir(), 'follow-'));
  const build = (name: string) => {
    const place = join(builds, name);
    mkdirSync(place);
    for (const file of ['_headers', '404.html', 'index.html'])
      writeFileSync(join(place, file), file === '_headers' ? '' : name);
    return place;
  };
  const link = join(builds, 'dist');
  symlinkSync(build('first'), link);
  const origin = await servingBuild(link);
  const shown = async () => (await fetch(origin)).text();
  expect(await shown()).toBe('first');
  rmSync(link);
  symlinkSync(build('second'), link);
  expect(await shown()).toBe('second');
  rmSync(builds, { recursive: true });
});

test('a port that is taken is refused', async () => {
  await expect(serve(folder, (server.address() as AddressInfo).port)).rejects.toThrow('EADDRINUSE');
});

test('the server accepts connections from this machine only', async () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const outside = others.find(({ internal, family }) => !internal && family === 'IPv4');
  const { port } = server.address() as AddressInfo;
  if (outside) await expect(fetch(`http://${outside.address}:${port}/`)).rejects.toThrow();
});
