import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundleKey } from '../../src/build/bundle-key.ts';

let root: string;
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
  'src/start.ts',
  'src/sections/new-section.tsx',
  'src/ui/tokens.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env.production',
])('a change of %s makes another bundle', async (file) => {
  const before = await bundleKey(root);
  await writeFile(join(root, file), '// changed\n');
  expect(await bundleKey(root)).not.toBe(before);
});

test('so does a setting that Vite puts into the bundle, and no other', async () => {
  const before = await bundleKey(root);
  vi.stubEnv('SITE_URL', 'https://situs.id');
  expect(await bundleKey(root)).toBe(before);
  vi.stubEnv('VITE_PREVIEW', '1');
  expect(await bundleKey(root)).not.toBe(before);
  vi.unstubAllEnvs();
});

test.each(['studio/preview/guard.ts', 'studio/package-lock.json'])(
  'a change of %s makes another preview, and the same site',
  async (file) => {
    const keys = async () => {
      vi.stubEnv('VITE_PREVIEW', '1');
      const preview = await bundleKey(root);
      vi.unstubAllEnvs();
      return { preview, site: await bundleKey(root) };
    };
    const before = await keys();
    await writeFile(join(root, file), '// changed\n');
    const after = await keys();
    expect(after.site).toBe(before.site);
    expect(after.preview).not.toBe(before.preview);
  },
);

test('content does not', async () => {
  const before = await bundleKey(root);
  await cp('content-fallback', join(root, 'content-fallback'), { recursive: true });
  expect(await bundleKey(root)).toBe(before);
});
