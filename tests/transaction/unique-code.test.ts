import { expect, test } from 'vitest';
import { drawUniqueCode } from '../../src/transaction/unique-code.ts';

const sourceOf =
  (...values: number[]) =>
  (array: Uint16Array<ArrayBuffer>) => {
    const value = values.shift();
    if (value === undefined) throw new Error('This test has no more random values');
    array[0] = value;
    return array;
  };

test.each([
  [0, 100],
  [899, 999],
  [900, 100],
  [64_799, 999],
])('the random value %i gives the code %i', (value, code) => {
  expect(drawUniqueCode(sourceOf(value))).toBe(code);
});

test('values beyond the last whole multiple of 900 are drawn again', () => {
  expect(drawUniqueCode(sourceOf(64_800, 65_535, 5))).toBe(105);
});
