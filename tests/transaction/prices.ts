import type { Prices } from '../../src/transaction/order.ts';

/** The figures of docs/what-the-site-does.md#prices-and-limits. */
export const prices: Prices = {
  unitPrice: { beli: 115_000, wakaf: 100_000 },
  weightGrams: 800,
  cities: [
    { name: 'Jabodetabek', ratePerKg: 10_000 },
    { name: 'Bandung', ratePerKg: 15_000 },
    { name: 'Surabaya', ratePerKg: 25_000 },
    { name: 'Yogyakarta', ratePerKg: 20_000 },
    { name: 'Medan', ratePerKg: 40_000 },
    { name: 'Makassar', ratePerKg: 50_000 },
    { name: 'Luar Jawa Lainnya', ratePerKg: 60_000 },
  ],
  minDonation: 10_000,
  maxDonation: 500_000_000,
  maxQuantity: 1000,
};
