import { expect, test } from 'vitest';
import { inWords } from '../../src/transaction/in-words.ts';

test.each([-1, 1.5, Number.NaN, Infinity, 2 ** 53])('%d is not an amount', (value) => {
  expect(() => inWords(value)).toThrow(RangeError);
});

test.each([
  [0, 'nol'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [100, 'seratus'],
  [111, 'seratus sebelas'],
  [1000, 'seribu'],
  [1100, 'seribu seratus'],
  [420_427, 'empat ratus dua puluh ribu empat ratus dua puluh tujuh'],
  [1_001_000, 'satu juta seribu'],
  [2_000_000_000, 'dua miliar'],
  [5_000_000_000_000, 'lima triliun'],
])('%i is written “%s rupiah”', (value, text) => {
  expect(inWords(value)).toBe(`${text} rupiah`);
});
