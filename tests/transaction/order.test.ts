import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsInCode, type Order, quote, shippingWeightKg } from '../../src/transaction/order.ts';
import { splitAmount } from '../../src/transaction/rupiah.ts';
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
    fc.property(fc.integer({ min: 10_000, max: 5e8 }), code, (amount, uniqueCode) => {
      const figures = quote({ type: 'donasi', amount }, prices, uniqueCode);
      expect(endsInCode(figures)).toBe(splitAmount(figures.total).tail === String(uniqueCode));
    }),
    { numRuns: 300 },
  );
});
