import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote } from '../../src/transaction/order.ts';
import { partsOfTotal } from '../../studio/reconciliation/total-parts.ts';
import { prices } from '../transaction/prices.ts';

const code = fc.integer({ min: 100, max: 999 });
const city = fc.constantFrom(...prices.cities.map(({ name }) => name));

test('the total of a mushaf order is split into its parts', () => {
  const orders = fc.record({
    type: fc.constantFrom('beli', 'wakaf'),
    quantity: fc.integer({ min: 1, max: 1000 }),
    city,
  });
  fc.assert(
    fc.property(orders, code, fc.boolean(), (order, uniqueCode, isNamed) => {
      const { total, subtotal, shipping } = quote(order, prices, uniqueCode);
      const asked = {
        kind: order.type,
        quantity: order.quantity,
        city: isNamed ? `Sleman (tarif ${order.city.toUpperCase()})` : '',
        total,
      };
      expect(partsOfTotal(asked, prices)).toEqual({ subtotal, shipping, uniqueCode });
    }),
  );
});

test('a donation of whole thousands is separated from its unique code', () => {
  const donation = { kind: 'donasi', quantity: null, city: '' } as const;
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 500_000 }), code, (thousands, uniqueCode) => {
      const subtotal = thousands * 1000;
      expect(partsOfTotal({ ...donation, total: subtotal + uniqueCode }, prices)).toEqual({
        subtotal,
        shipping: 0,
        uniqueCode,
      });
    }),
  );
  for (const total of [50_000, 50_099, 409]) expect(partsOfTotal({ ...donation, total }, prices)).toBeNull();
});

test('a total that the current prices do not explain has no parts', () => {
  const wakaf = { kind: 'wakaf', quantity: 3, city: 'Bandung', total: 300_000 + 3 * 15_000 + 409 } as const;
  expect(partsOfTotal(wakaf, prices)).toEqual({ subtotal: 300_000, shipping: 45_000, uniqueCode: 409 });
  for (const other of [
    { total: 330_000 },
    { city: 'Ambon' },
    { city: 'Bandung (tarif Tak Ada)' },
    { quantity: null },
    { quantity: 0 },
    { quantity: 1001 },
    { kind: null },
  ])
    expect(partsOfTotal({ ...wakaf, ...other }, prices)).toBeNull();
});

test('a total that the rates of two cities explain, each with another unique code, has no parts', () => {
  const cities = [
    { name: 'A', ratePerKg: 10_000 },
    { name: 'B', ratePerKg: 10_100 },
  ];
  const order = { kind: 'wakaf', quantity: 1, city: '', total: 110_400 } as const;
  expect(partsOfTotal(order, { ...prices, cities })).toBeNull();
});
