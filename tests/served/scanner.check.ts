import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../src/page-table.ts';
import { contentServer } from '../publish/content-server.ts';
import { serveOverTls, type TlsSite } from './tls-site.ts';

/**
 * Mozilla's HTTP Observatory on a release behind TLS. It scans one page: one of each kind is scanned, because every
 * page has the same headers (tests/output/headers.check.ts).
 */
const here = 'tests/served';
const scanner = join(here, 'node_modules/@mdn/mdn-http-observatory');
const root = mkdtempSync(join(tmpdir(), 'scanner-'));
let site: TlsSite;

interface Report {
  scan: { score: number; testsFailed: number; testsQuantity: number };
  tests: Record<string, { pass: boolean; result: string }>;
}

beforeAll(async () => {
  if (!existsSync(scanner)) throw new Error(`The scanner is not installed. Run: npm ci --prefix ${here}`);
  // The list of preloaded domains, which its install script would fetch. This site asks for no place there.
  mkdirSync(join(scanner, 'conf'), { recursive: true });
  writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');
  const content = await contentServer();
  const { code, said } = await content.release(join(root, 'site'));
  content.close();
  expect(code, said).toBe(0);
  site = await serveOverTls(join(root, 'site'), root);
}, 300_000);

afterAll(() => {
  site.close();
  rmSync(root, { recursive: true });
});

async function scan(path: string): Promise<Report> {
  const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: site.certificate };
  const args = [join(scanner, 'src/scan.js'), site.host + path];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout) as Report;
}

const { privacy, contact, quran, donation } = paths;

test.each([privacy, contact, quran, donation])(
  '%s passes every test of the scanner, with 130 points or more',
  { timeout: 60_000 },
  async (path) => {
    const { scan: sum, tests } = await scan(path);
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
    expect(failed.map(([name, { result }]) => `${name}: ${result}`)).toEqual([]);
    expect([sum.testsFailed, sum.testsQuantity]).toEqual([0, 10]);
    expect(sum.score).toBeGreaterThanOrEqual(130);
  },
);
