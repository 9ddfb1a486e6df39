import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote, shippingWeightKg } from '../../src/transaction/order.ts';
import { formatNumber, formatRupiah } from '../../src/transaction/rupiah.ts';
import { prices } from './prices.ts';

/**
 * The formulas of docs/what-the-site-does.md#shipping and #total, written a second time and compared with the code.
 * constants.test.ts checks the figures of the content.
 */
const quantity = fc.integer({ min: 1, max: 1000 });
const code = fc.integer({ min: 100, max: 999 });
const city = fc.constantFrom(...prices.cities);
const kind = fc.constantFrom(['beli', 115_000] as const, ['wakaf', 100_000] as const);
const runs = { numRuns: 200 };

test('a mushaf costs Rp115.000 to buy and Rp100.000 to endow', () => {
  fc.assert(
    fc.property(quantity, (count) => {
      const order = { quantity: count, city: 'Medan' };
      expect(quote({ type: 'beli', ...order }, prices, 100).subtotal).toBe(count * 115_000);
      expect(quote({ type: 'wakaf', ...order }, prices, 100).subtotal).toBe(count * 100_000);
    }),
    runs,
  );
});

test('shipping is ceil(quantity × 0.8) kg times the rate of the city', () => {
  fc.assert(
    fc.property(quantity, city, kind, (count, { name, ratePerKg }, [type]) => {
      // 8/10 instead of 0.8, which has no exact binary form.
      const kg = Math.ceil((count * 8) / 10);
      expect(shippingWeightKg(count, prices.weightGrams)).toBe(kg);
      expect(quote({ type, quantity: count, city: name }, prices, 100).shipping).toBe(kg * ratePerKg);
    }),
    runs,
  );
});

test('the total is subtotal + shipping + unique code', () => {
  fc.assert(
    fc.property(quantity, city, kind, code, (count, { name, ratePerKg }, [type, price], uniqueCode) => {
      const { total } = quote({ type, quantity: count, city: name }, prices, uniqueCode);
      expect(total).toBe(count * price + Math.ceil((count * 8) / 10) * ratePerKg + uniqueCode);
    }),
    runs,
  );
});

test('donasi: the total is 0 for 0, otherwise amount + unique code; nothing is shipped', () => {
  expect(quote({ type: 'donasi', amount: 0 }, prices, 427)).toMatchObject({ shipping: 0, total: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000_000 }), code, (amount, uniqueCode) => {
      const order = { type: 'donasi', amount } as const;
      expect(quote(order, prices, uniqueCode)).toMatchObject({ shipping: 0, total: amount + uniqueCode });
    }),
    runs,
  );
});

test('numbers are formatted as in Indonesian', () => {
  const indonesian = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => {
      expect(formatNumber(value)).toBe(indonesian.format(value));
      expect(formatRupiah(value)).toBe(`Rp${indonesian.format(value)}`);
    }),
    runs,
  );
});
