import { expect, test } from 'vitest';
import { buildFolder } from '../build-folder.ts';
import { hashesOf } from '../hashes.ts';
import { run } from '../program.ts';
import { serving } from '../publish/serving.ts';

// tests/publish/documents tests the other ways in which a content server fails.
const { outDir } = buildFolder();

const build = (settings: NodeJS.ProcessEnv) => run('src/publish/build.ts', [], { OUT_DIR: outDir, ...settings });

test('when the content server never answers, a build fails within a minute and keeps the site', async () => {
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
