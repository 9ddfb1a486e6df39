import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for builds, which is removed after the tests of a file. */
export function buildFolder(): { root: string; outDir: string } {
  const root = mkdtempSync(join(tmpdir(), 'builds-'));
  afterAll(() => rmSync(root, { recursive: true }));
  return { root, outDir: join(root, 'site') };
}
