import { expect, test } from 'vitest';
import { type Order, type Prices, quote } from '../../src/transaction/order.ts';
import { stillCosts, toDetails } from '../../src/transaction/transaction-details.ts';
import { beli, detailsOf, donasi, sentAt, wakaf } from './example-details.ts';
import { prices } from './prices.ts';

test('details have every field of a wakaf, a donation and a purchase', () => {
  const sums = { subtotal: 300_000, shippingCost: 120_000, total: 420_427 };
  const common = { version: 2, name: 'Fatimah', address: 'Disalurkan oleh tim', uniqueCode: 427, sentAt };
  expect(wakaf).toEqual({ ...common, type: 'wakaf', amount: null, quantity: 3, city: 'Medan', ...sums });
  const given = { amount: 10_000, subtotal: 10_000, shippingCost: 0, total: 10_427 };
  expect(donasi).toEqual({ ...common, type: 'donasi', quantity: null, city: null, ...given });
  const bought = { amount: null, subtotal: 115_000, shippingCost: 15_000, total: 130_427 };
  const where = { city: 'Bandung', address: 'Jalan Contoh 1\nBandung' };
  expect(beli).toEqual({ ...common, type: 'beli', quantity: 1, ...where, ...bought });
});

test('there are no details of an order without a city, whose shipping cost is unknown', () => {
  expect(() => detailsOf({ type: 'wakaf', quantity: 3, city: '' }, [300_000, null, 300_427])).toThrow(RangeError);
});

const withPrice = (type: 'beli' | 'wakaf', price: number): Prices => ({
  ...prices,
  unitPrice: { ...prices.unitPrice, [type]: price },
});
const withRate = (name: string, ratePerKg: number): Prices => ({
  ...prices,
  cities: prices.cities.map((city) => (city.name === name ? { ...city, ratePerKg } : city)),
});
const sent = { name: 'Fatimah', address: 'Jalan Melati 1', sentAt: 0 };
const quoted = (order: Order) => toDetails({ ...sent, order, quote: quote(order, prices, 427) });
const purchase = quoted({ type: 'beli', quantity: 3, city: 'Bandung' });
const withoutCity = { ...prices, cities: prices.cities.filter(({ name }) => name !== 'Bandung') };

test.each<[event: string, now: Prices]>([
  ['its price rises', withPrice('beli', 115_100)],
  ['the rate of its city rises', withRate('Bandung', 15_001)],
  ['it weighs a kilogram more', { ...prices, weightGrams: 1001 }],
  ['price falls by what shipping rises', { ...withRate('Bandung', 16_000), unitPrice: { beli: 114_000, wakaf: 1 } }],
  ['its city is no longer offered', withoutCity],
  ['nobody may order that many any more', { ...prices, maxQuantity: 2 }],
])('the sums of a purchase change when %s', (_event, now) => expect(stillCosts(purchase, now)).toBe(false));

test.each<[event: string, now: Prices]>([
  ['nothing changes', structuredClone(prices)],
  ['the price of wakaf changes', withPrice('wakaf', 1000)],
  ['the rate of another city changes', withRate('Medan', 1000)],
  ['it weighs more grams, but no more kilograms', { ...prices, weightGrams: 801 }],
  ['the limits of donations change', { ...prices, minDonation: 1, maxDonation: 2 }],
])('the sums of a purchase stay when %s', (_event, now) => expect(stillCosts(purchase, now)).toBe(true));

test('stored sums that never fitted their order count as changed', () => {
  expect(stillCosts({ ...purchase, city: 'Medan' }, prices)).toBe(false);
  expect(stillCosts({ ...purchase, total: purchase.total + 1 }, prices)).toBe(false);
});

test('a donation stays as long as it is within the limits', () => {
  const { minDonation: least, maxDonation: most } = prices;
  const stays = [least - 1, least, most, most + 1].filter((amount) =>
    stillCosts(quoted({ type: 'donasi', amount }), prices),
  );
  expect(stays).toEqual([least, most]);
});
