import type { Prices } from '../../src/transaction/order.ts';

/** The figures of docs/what-the-site-does.md#prices-and-limits. */
export const prices: Prices = {
  unitPrice: { beli: 115_000, wakaf: 100_000 },
  weightGrams: 800,
  cities: [
    { name: 'Jabodetabek', ratePerKg: 10_000 },
    { name: 'Bandung', ratePerKg: 15_000 },
    { name: 'Medan', aliases: ['Binjai'], ratePerKg: 40_000 },
  ],
  minDonation: 10_000,
  maxDonation: 500_000_000,
  maxQuantity: 1000,
};
