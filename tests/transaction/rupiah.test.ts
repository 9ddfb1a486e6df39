import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, formatNumber, formatRupiah, splitAmount } from '../../src/transaction/rupiah.ts';

test('numbers are formatted as in Indonesian', () => {
  const indonesian = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => {
      expect(formatNumber(value)).toBe(indonesian.format(value));
      expect(formatRupiah(value)).toBe(`Rp${indonesian.format(value)}`);
    }),
    { numRuns: 200 },
  );
});

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
});
