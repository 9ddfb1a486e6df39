import { expect, test } from 'vitest';
import { faults, stale } from './faults.ts';

test('the seeded faults fit the sources: what each replaces stands there once, and its tests are there', () => {
  expect(stale(faults)).toEqual([]);
});
