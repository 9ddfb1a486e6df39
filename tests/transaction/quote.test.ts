import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../src/transaction/in-words.ts';
import { type Order, endsInCode, quote } from '../../src/transaction/order.ts';
import { formatDecimal, formatRupiah, splitAmount } from '../../src/transaction/rupiah.ts';
import { drawUniqueCode } from '../../src/transaction/unique-code.ts';
import { prices } from './prices.ts';

test('without a city there is no shipping cost yet: the total is subtotal + unique code', () => {
  expect(quote({ type: 'wakaf', quantity: 2, city: '' }, prices, 100)).toEqual({
    subtotal: 200_000,
    shipping: null,
    uniqueCode: 100,
    total: 200_100,
  });
});

test.each<[name: string, order: Order]>([
  ['an unknown city', { type: 'beli', quantity: 1, city: 'Atlantis' }],
  ['no mushaf', { type: 'wakaf', quantity: 0, city: 'Medan' }],
  ['half a mushaf', { type: 'wakaf', quantity: 0.5, city: 'Medan' }],
  ['the amount NaN', { type: 'donasi', amount: Number.NaN }],
  ['a negative amount', { type: 'donasi', amount: -1 }],
  ['an amount beyond safe integers', { type: 'donasi', amount: Number.MAX_SAFE_INTEGER + 2 }],
  ['a product beyond safe integers', { type: 'beli', quantity: 1e12, city: 'Medan' }],
])('an order with %s is refused', (_name, order) => {
  expect(() => quote(order, prices, 427)).toThrow(RangeError);
});

test('digits are marked as the unique code only when they are that code', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 5e8 }), fc.integer({ min: 100, max: 999 }), (amount, code) => {
      const figures = quote({ type: 'donasi', amount }, prices, code);
      expect(endsInCode(figures)).toBe(splitAmount(figures.total).tail === String(code));
    }),
    { numRuns: 300 },
  );
});

describe('unique code', () => {
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
});

describe('written amounts', () => {
  test.each([
    [525_427, 'Rp525.', '427'],
    [1_000_100, 'Rp1.000.', '100'],
    [427, 'Rp', '427'],
    [1000, 'Rp1.', '000'],
    [0, 'Rp', '0'],
  ])('%i is split before its last three digits', (value, head, tail) => {
    expect(splitAmount(value)).toEqual({ head, tail });
  });

  test('a fraction has a comma', () => expect(formatDecimal(0.8)).toBe('0,8'));

  test.each([-1, 1.5, Number.NaN, Infinity, 2 ** 53])('%d is not an amount', (value) => {
    expect(() => formatRupiah(value)).toThrow(RangeError);
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
});
