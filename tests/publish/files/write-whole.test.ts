import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '../../../src/publish/files/write-into.ts';

test('two crops of one picture keep its original at the same moment: each writes, and one whole file is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'));
  const file = join(folder, 'potret.png');
  await Promise.all(Array.from({ length: 40 }, (_, index) => writeWhole(file, String(index % 10).repeat(50_000))));
  expect(readFileSync(file, 'utf8')).toMatch(/^(\d)\1{49999}$/);
  expect(readdirSync(folder), 'nothing is left beside it').toEqual(['potret.png']);
  rmSync(folder, { recursive: true });
});
