import { expect, test } from 'vitest';
import { type Order, type Prices, quote } from '../../src/transaction/order.ts';
import { stillCosts, toDetails } from '../../src/transaction/transaction-details.ts';
import { prices } from './prices.ts';

const withPrice = (type: 'beli' | 'wakaf', price: number): Prices => ({
  ...prices,
  unitPrice: { ...prices.unitPrice, [type]: price },
});
const withRate = (name: string, ratePerKg: number): Prices => ({
  ...prices,
  cities: prices.cities.map((city) => (city.name === name ? { ...city, ratePerKg } : city)),
});
const sent = { name: 'Fatimah', address: 'Jalan Melati 1', sentAt: 0 };
const detailsOf = (order: Order) => toDetails({ ...sent, order, quote: quote(order, prices, 427) });
const beli = detailsOf({ type: 'beli', quantity: 3, city: 'Bandung' });
const withoutCity = { ...prices, cities: prices.cities.filter(({ name }) => name !== 'Bandung') };

test.each<[event: string, now: Prices]>([
  ['its price rises', withPrice('beli', 115_100)],
  ['the rate of its city rises', withRate('Bandung', 15_001)],
  ['it weighs a kilogram more', { ...prices, weightGrams: 1001 }],
  ['price falls by what shipping rises', { ...withRate('Bandung', 16_000), unitPrice: { beli: 114_000, wakaf: 1 } }],
  ['its city is no longer offered', withoutCity],
  ['nobody may order that many any more', { ...prices, maxQuantity: 2 }],
])('the sums of a purchase change when %s', (_event, now) => expect(stillCosts(beli, now)).toBe(false));

test.each<[event: string, now: Prices]>([
  ['nothing changes', structuredClone(prices)],
  ['the price of wakaf changes', withPrice('wakaf', 1000)],
  ['the rate of another city changes', withRate('Medan', 1000)],
  ['it weighs more grams, but no more kilograms', { ...prices, weightGrams: 801 }],
  ['the limits of donations change', { ...prices, minDonation: 1, maxDonation: 2 }],
])('the sums of a purchase stay when %s', (_event, now) => expect(stillCosts(beli, now)).toBe(true));

test('stored sums that never fitted their order count as changed', () => {
  expect(stillCosts({ ...beli, city: 'Medan' }, prices)).toBe(false);
  expect(stillCosts({ ...beli, total: beli.total + 1 }, prices)).toBe(false);
});

test('a donation stays as long as it is within the limits', () => {
  const { minDonation: least, maxDonation: most } = prices;
  const stays = [least - 1, least, most, most + 1].filter((amount) =>
    stillCosts(detailsOf({ type: 'donasi', amount }), prices),
  );
  expect(stays).toEqual([least, most]);
});
