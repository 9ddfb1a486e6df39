import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeInto } from '../../../src/publish/files/write-into.ts';
import { bundleKey } from '../../../src/publish/html/bundle.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'key-'));
  return () => rm(root, { recursive: true });
});

const keyOf = (isPreview: boolean, bundledVariables = {}) => bundleKey({ bundledVariables, isPreview }, root);

test.each([
  ['src/client/body.ts', true, true],
  ['src/sections/give/new-section.tsx', true, true],
  ['index.html', true, true],
  ['vite.config.ts', true, true],
  ['package-lock.json', true, true],
  ['.env.production', true, true],
  ['studio/preview/guard.ts', false, true],
  ['studio/package-lock.json', false, true],
  ['content-fallback/faq.json', false, false],
])('a change of %s changes the key of the site: %s, of the preview: %s', async (file, ofSite, ofPreview) => {
  await writeInto(root, file, '// one');
  const before = [await keyOf(false), await keyOf(true)];
  await writeInto(root, file, '// two');
  expect([(await keyOf(false)) !== before[0], (await keyOf(true)) !== before[1]]).toEqual([ofSite, ofPreview]);
});

test('a setting that Vite puts into the bundle changes the key', async () => {
  expect(await keyOf(false, { VITE_BENCH: '1' })).not.toBe(await keyOf(false));
});
