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

test.each<[what: string, now: Prices]>([
  ['its price', withPrice('beli', 115_100)],
  ['its rate', withRate('Bandung', 15_001)],
  ['the weight', { ...prices, weightGrams: 1001 }],
  ['price and rate by the same sum', { ...withRate('Bandung', 16_000), unitPrice: { beli: 114_000, wakaf: 1 } }],
  ['the cities, without its own', withoutCity],
  ['the largest quantity, below its own', { ...prices, maxQuantity: 2 }],
])('an order does not cost the same after a change of %s', (_what, now) => expect(stillCosts(beli, now)).toBe(false));

test.each<[what: string, now: Prices]>([
  ['nothing', structuredClone(prices)],
  ['the price of the other kind', withPrice('wakaf', 1000)],
  ['the rate of another city', withRate('Medan', 1000)],
  ['a weight of the same kilograms', { ...prices, weightGrams: 801 }],
  ['the limits of donations', { ...prices, minDonation: 1, maxDonation: 2 }],
])('an order costs the same after a change of %s', (_what, now) => expect(stillCosts(beli, now)).toBe(true));

test('a stored total that does not fit its order counts as changed', () => {
  expect(stillCosts({ ...beli, city: 'Medan' }, prices)).toBe(false);
  expect(stillCosts({ ...beli, total: beli.total + 1 }, prices)).toBe(false);
});

test.each<[amount: number, isWithinLimits: boolean]>([
  [prices.minDonation - 1, false],
  [prices.minDonation, true],
  [prices.maxDonation, true],
  [prices.maxDonation + 1, false],
])('a donation of %d is within the limits: %s', (value, expected) => {
  expect(stillCosts(detailsOf({ type: 'donasi', amount: value }), prices)).toBe(expected);
});
