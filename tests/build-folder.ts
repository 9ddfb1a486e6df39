import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for builds, which is removed after the tests of a file. Its first build reuses the code of `dist`. */
export function buildFolder(): { root: string; outDir: string } {
  const root = mkdtempSync(join(tmpdir(), 'builds-'));
  const outDir = join(root, 'site');
  symlinkSync(realpathSync('dist'), outDir);
  afterAll(() => rmSync(root, { recursive: true }));
  return { root, outDir };
}
