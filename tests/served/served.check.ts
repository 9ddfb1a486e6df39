import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { paths } from '../../src/page-table.ts';
import { differences } from '../../src/publish/live-check.ts';
import type { Manifest } from '../../src/publish/manifest.ts';
import { contentServer } from '../publish/content-server.ts';
import { addresses } from '../publish/host/addresses.ts';
import { askRaw, harm, hostilePaths } from './hostile-paths.ts';
import { ensureInstalled, makeCertificate } from './machine.ts';

// A release served by nginx with the configuration that the build writes (docs/hosting.md), and scanned by Mozilla's
// HTTP Observatory.
const root = mkdtempSync(join(tmpdir(), 'nginx-'));
const site = join(root, 'site');
let nginx: ChildProcess;
let origin: string;
let secureOrigin: string;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const brotliModule = (kind: string) => `/usr/lib/nginx/modules/ngx_http_brotli_${kind}_module.so`;

beforeAll(async () => {
  const program = ensureInstalled('/usr/sbin/nginx', 'nginx-light', 'libnginx-mod-http-brotli-static');
  const content = await contentServer();
  const { code, output } = await content.release(site);
  content.close();
  expect(code, output).toBe(0);
  const [port, securePort] = [await freePort(), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  secureOrigin = `https://localhost:${securePort}`;
  const { key, certificate } = makeCertificate(root);
  // Debian has two modules for brotli; a machine that has nginx already may have either.
  const brotli = ['static', 'filter'].find((kind) => existsSync(brotliModule(kind)));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${root}/${name};`,
  );
  writeFileSync(
    join(root, 'nginx.conf'),
    `${brotli ? `load_module ${brotliModule(brotli)};` : ''}
daemon off; pid ${root}/pid; error_log ${root}/errors.log;
events {}
http {
  include /etc/nginx/mime.types; access_log off; ${folders.join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${site};
    listen 127.0.0.1:${securePort} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};
    # The scanner asks for http on the same port.
    error_page 497 =301 https://$http_host$request_uri;
    ${brotli === 'static' ? 'brotli_static on;' : brotli ? 'brotli on;' : ''}
    include ${site}/nginx.conf;
  }
}`,
  );
  chmodSync(root, 0o755); // nginx's workers run as another user
  execFileSync(program, ['-t', '-c', join(root, 'nginx.conf')], { stdio: 'pipe' });
  nginx = spawn(program, ['-c', join(root, 'nginx.conf')], { stdio: 'ignore' });
  await vi.waitFor(() => fetch(origin), { timeout: 20_000 });
}, 300_000);

afterAll(async () => {
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  nginx.kill('SIGQUIT');
  await ended;
  rmSync(root, { recursive: true });
});

const ask = (path: string, method = 'GET') => fetch(origin + path, { method, redirect: 'manual' });

test('every file and header equals that of the release, plain and compressed', async () => {
  const manifest = JSON.parse(readFileSync(`${site}.manifest.json`, 'utf8')) as Manifest;
  expect(manifest.files.length).toBeGreaterThan(100);
  expect(await differences(origin, manifest)).toEqual([]);
});

describe('addresses', () => {
  test.each(addresses)('%s is answered with %s %s', async (path, status, location) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location ?? null]);
    if (status !== 301) expect(response.headers.get('content-type')).toContain('text/html');
  });

  test.each(hostilePaths)('%s stays on the site and is answered with its headers', async (path) => {
    const aboutPage = readFileSync(join(site, 'about.html'), 'utf8');
    expect(harm(await askRaw(origin, path), aboutPage)).toEqual([]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    expect((await ask('/donation', method)).status).toBe(405);
  });
});

describe('before Mozilla’s scanner', () => {
  const here = 'tests/served';
  const scanner = join(here, 'node_modules/@mdn/mdn-http-observatory');
  interface Report {
    scan: { score: number; testsFailed: number; testsQuantity: number };
    tests: Record<string, { pass: boolean; result: string }>;
  }

  beforeAll(() => {
    if (!existsSync(scanner)) throw new Error(`The scanner is not installed. Run: npm ci --prefix ${here}`);
    // An empty list in place of the preloaded domains, which the install script of the scanner would fetch.
    mkdirSync(join(scanner, 'conf'), { recursive: true });
    writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');
  });

  // One page of each kind: every page has the same headers (tests/output/headers.check.ts).
  test.each([paths.privacy, paths.contact, paths.quran, paths.donation])(
    '%s passes every test, with 130 points or more',
    async (path) => {
      const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: join(root, 'certificate.pem') };
      const args = [join(scanner, 'src/scan.js'), new URL(secureOrigin).host + path];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env });
      const { scan, tests } = JSON.parse(stdout) as Report;
      const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
      expect(failed.map(([name, { result }]) => `${name}: ${result}`)).toEqual([]);
      expect([scan.testsFailed, scan.testsQuantity]).toEqual([0, 10]);
      expect(scan.score).toBeGreaterThanOrEqual(130);
    },
  );
});
