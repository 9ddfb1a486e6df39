import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashesOf } from '../hashes.ts';
import { run } from '../program.ts';
import { serving } from '../publish/serving.ts';

/** With the real time limit. How other servers fail: tests/publish/documents. */
const root = mkdtempSync(join(tmpdir(), 'silent-'));
const outDir = join(root, 'site');
symlinkSync(realpathSync('dist'), outDir); // whose code the first build takes over
afterAll(() => rmSync(root, { recursive: true }));

const build = (settings: NodeJS.ProcessEnv) => run('src/publish/build.ts', [], { OUT_DIR: outDir, ...settings });

test('a build whose content server never answers says so within a minute, and leaves the site as it was', async () => {
  const { code: first, output: why } = await build({});
  expect(first, why).toBe(0);
  const before = hashesOf(outDir);
  const dataset = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'contoh', SANITY_DATASET: 'production' };
  const { code, output, seconds } = await build({ ...dataset, SANITY_API_HOST: await serving(() => {}) });
  expect(code, output).toBe(1);
  expect(output).toMatch(/Sanity[\s\S]*setelah 15 detik jawaban server belum tiba/);
  expect(output, 'a sentence, no stack').not.toMatch(/^\s+at /m);
  expect(seconds).toBeLessThan(60);
  expect(hashesOf(outDir)).toEqual(before);
}, 120_000);
