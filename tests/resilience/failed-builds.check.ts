import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashesOf } from '../hashes.ts';
import { run } from '../program.ts';
import { serving } from '../publish/serving.ts';

// tests/publish/documents tests the other ways in which a content server fails.
const root = mkdtempSync(join(tmpdir(), 'builds-'));
const outDir = join(root, 'site');
afterAll(() => rmSync(root, { recursive: true }));
const build = (settings: NodeJS.ProcessEnv = {}) =>
  run('src/publish/build.ts', [], { OUT_DIR: outDir, SOURCE_DATE_EPOCH: '0', ...settings });
let published: ReturnType<typeof hashesOf>;

beforeAll(async () => {
  const { code, output } = await build();
  expect(code, output).toBe(0);
  published = hashesOf(outDir);
}, 120_000);

test('when the content server never answers, a build fails within a minute and keeps the site', async () => {
  const dataset = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'contoh', SANITY_DATASET: 'production' };
  const { code, output, seconds } = await build({ ...dataset, SANITY_API_HOST: await serving(() => {}) });
  expect(code, output).toBe(1);
  expect(output).toMatch(/Sanity[\s\S]*setelah 15 detik jawaban server belum tiba/);
  expect(output, 'a sentence, no stack').not.toMatch(/^\s+at /m);
  expect(seconds).toBeLessThan(60);
  expect(hashesOf(outDir)).toEqual(published);
}, 120_000);

test('a build that is killed while it writes keeps the site', { timeout: 120_000 }, async () => {
  const env = { ...process.env, OUT_DIR: outDir, SOURCE_DATE_EPOCH: String(Date.UTC(1990, 5) / 1000) };
  const child = spawn(process.execPath, ['src/publish/build.ts'], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const isWriting = () => readdirSync(root).some((name) => existsSync(join(root, name, 'site/about.html')));
  await vi.waitFor(() => expect(isWriting()).toBe(true), { timeout: 60_000, interval: 5 });
  child.kill('SIGKILL');
  await ended;
  expect(isWriting(), 'it was killed before its end').toBe(true);
  expect(hashesOf(outDir)).toEqual(published);
});
