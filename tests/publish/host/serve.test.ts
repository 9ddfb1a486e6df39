import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headerRules, headersFile, notFoundPath } from '../../../src/publish/host/security-headers.ts';
import { serve } from '../../../src/publish/host/serve.ts';
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
  if (status !== 404) return;
  expect(await response.text()).toBe('404.html');
  expect(response.headers.get('Content-Security-Policy')).toBe(`default-src ${notFoundPath}`);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
});

test('the server accepts connections from this machine only, and refuses a port that is taken', async () => {
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  await expect(serve(folder, port)).rejects.toThrow('EADDRINUSE');
});
