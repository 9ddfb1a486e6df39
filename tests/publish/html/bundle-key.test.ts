import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleKey as keyOf } from '../../../src/publish/html/bundle.ts';

let root: string;
const bundleKey = (folder: string, preview = false) =>
  keyOf({ bundledVariables: preview ? { VITE_PREVIEW: '1' } : {}, isPreview: preview }, folder);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'key-'));
  for (const part of [
    'src',
    'studio/preview',
    'studio/package-lock.json',
    'index.html',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
  ])
    await cp(part, join(root, part), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

test.each([
  'src/client/body.ts',
  'src/sections/new-section.tsx',
  'src/ui/tokens.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env.production',
])('a change of %s changes the key', async (file) => {
  const before = await bundleKey(root);
  await writeFile(join(root, file), '// changed\n');
  expect(await bundleKey(root)).not.toBe(before);
});

test('a setting that Vite puts into the bundle changes the key', async () => {
  const before = await bundleKey(root);
  expect(await keyOf({ bundledVariables: { VITE_BENCH: '1' }, isPreview: false }, root)).not.toBe(before);
  expect(await bundleKey(root, true)).not.toBe(before);
});

test.each(['studio/preview/guard.ts', 'studio/package-lock.json'])(
  'a change of %s changes the key of the preview, not that of the site',
  async (file) => {
    const keys = async () => ({ preview: await bundleKey(root, true), site: await bundleKey(root) });
    const before = await keys();
    await writeFile(join(root, file), '// changed\n');
    const after = await keys();
    expect(after.site).toBe(before.site);
    expect(after.preview).not.toBe(before.preview);
  },
);

test('content does not change the key', async () => {
  const before = await bundleKey(root);
  await cp('content-fallback', join(root, 'content-fallback'), { recursive: true });
  expect(await bundleKey(root)).toBe(before);
});
