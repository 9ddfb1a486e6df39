import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { untouched, messagesOf } from '../../src/sections/give/donation-state.ts';
import { costsTheSame, stillCosts } from '../../src/sections/give/same-cost.ts';
import { type Order, type Prices, quote } from '../../src/transaction/order.ts';
import { toDetails } from '../../src/transaction/transaction-details.ts';
import { prices } from '../transaction/prices.ts';

const fields = { ...untouched.fields, name: 'Fatimah', address: 'Jalan Melati 1', city: 'Bandung' };
const beli = { ...fields, type: 'beli', quantity: '3' } as const;
const wakaf = { ...beli, type: 'wakaf' } as const;
const donasi = { ...fields, type: 'donasi', amount: '50.000' } as const;

const withPrice = (type: 'beli' | 'wakaf', price: number): Prices => ({
  ...prices,
  unitPrice: { ...prices.unitPrice, [type]: price },
});
const withRate = (name: string, ratePerKg: number): Prices => ({
  ...prices,
  cities: prices.cities.map((city) => (city.name === name ? { ...city, ratePerKg } : city)),
});
const without = (name: string): Prices => ({ ...prices, cities: prices.cities.filter((city) => city.name !== name) });

describe('whether other prices give a visitor the same sums', () => {
  test('equal prices do', () => {
    for (const each of [beli, wakaf, donasi]) expect(costsTheSame(each, prices, structuredClone(prices))).toBe(true);
  });

  test.each<[string, Prices]>([
    ['its price', withPrice('beli', 115_100)],
    ['its rate', withRate('Bandung', 15_001)],
    ['the weight', { ...prices, weightGrams: 1001 }],
    ['its city is gone', without('Bandung')],
    ['fewer may be ordered', { ...prices, maxQuantity: 2 }],
  ])('no: %s', (_what, now) => {
    expect(costsTheSame(beli, prices, now)).toBe(false);
    expect(costsTheSame(beli, now, prices)).toBe(false);
  });

  test.each<[string, Prices]>([
    ['the price of the other kind', withPrice('wakaf', 1000)],
    ['the rate of another city', withRate('Medan', 1000)],
    ['a weight of the same kilograms', { ...prices, weightGrams: 801 }],
    ['the limits of donations', { ...prices, minDonation: 1, maxDonation: 2 }],
  ])('yes: %s', (_what, now) => expect(costsTheSame(beli, prices, now)).toBe(true));

  test('for a donation only the limits count', () => {
    expect(costsTheSame(donasi, prices, { ...prices, minDonation: 60_000 })).toBe(false);
    expect(costsTheSame(donasi, prices, withPrice('beli', 1000))).toBe(true);
  });
});

describe('whether a transaction would still cost the same', () => {
  const sent = { name: 'Fatimah', place: 'Bandung', address: 'Jalan Melati 1', sentAt: 0 };
  const detailsOf = (order: Order) => toDetails({ ...sent, order, quote: quote(order, prices, 427) });
  const amount = (value: number) => detailsOf({ type: 'donasi', amount: value });
  const order = { type: 'beli', quantity: 3, city: 'Bandung' } as const;

  test.each<[number, boolean]>([
    [prices.minDonation - 1, false],
    [prices.minDonation, true],
    [prices.maxDonation, true],
    [prices.maxDonation + 1, false],
  ])('a donation of %d: %s', (value, expected) => {
    expect(stillCosts(amount(value), prices)).toBe(expected);
  });

  test('an order does only if price, rate, city and weight give the same total', () => {
    expect(stillCosts(detailsOf(order), prices)).toBe(true);
    expect(stillCosts(detailsOf(order), withPrice('beli', 115_100))).toBe(false);
    expect(stillCosts(detailsOf(order), withRate('Bandung', 15_001))).toBe(false);
    expect(stillCosts({ ...detailsOf(order), city: 'Medan' }, prices)).toBe(false);
    expect(stillCosts(detailsOf(order), without('Bandung'))).toBe(false);
    expect(stillCosts(detailsOf({ ...order, type: 'wakaf' }), withPrice('beli', 1000))).toBe(true);
  });

  test('a difference of one rupiah counts', () => {
    const ordered = fc.record({ quantity: fc.integer({ min: 1, max: 1000 }), more: fc.integer({ min: -3, max: 3 }) });
    fc.assert(
      fc.property(ordered, ({ quantity, more }) => {
        const details = detailsOf({ ...order, quantity });
        expect(stillCosts({ ...details, total: details.total + more }, prices)).toBe(more === 0);
      }),
    );
  });
});

test('the message at a field names the limit that was exceeded', () => {
  expect(messagesOf({ amount: 'tooSmall' }, prices, 0)).toEqual({
    amount: 'Nominal minimal Rp10.000. Contoh: 50.000',
  });
  expect(messagesOf({ amount: 'tooLarge', name: 'empty' }, prices, 0)).toEqual({
    amount: expect.stringContaining('maksimal Rp500.000.000.') as string,
    name: 'Tulis nama Anda.',
  });
  expect(messagesOf({}, prices, 0)).toEqual({});
});
