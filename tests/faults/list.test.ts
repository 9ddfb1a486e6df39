import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { faults, stale } from './faults.ts';

test('the seeded faults fit the sources: what each replaces stands there once, and its tests are there', () => {
  expect(stale(faults)).toEqual([]);
});

test('each leaves a program: one that cannot be built would count as noticed', async () => {
  for (const { name, file, from, to } of faults.filter((fault) => /\.tsx?$/.test(fault.file))) {
    const source = readFileSync(file, 'utf8').replace(from, () => to);
    await expect(transformWithOxc(source, file), name).resolves.toBeDefined();
  }
});
