import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as rules from '../../src/content/money-rules.ts';

const rupiah = (min: number, max: number) => fc.integer({ min, max });

describe('amounts', () => {
  test.each([1_000, 29_000, 115_000, 1_000_000_000])('%d is allowed everywhere', (value) => {
    const remedies = [rules.priceRemedy, rules.priceOrFreeRemedy, rules.rateRemedy, rules.donationRemedy].map(
      (remedy) => remedy(value),
    );
    expect(remedies.filter((remedy) => remedy !== undefined)).toEqual([]);
  });

  test.each<[amount: number, remedy: string]>([
    [999, 'paling sedikit Rp1.000, misalnya 29.000'],
    [29, 'paling sedikit Rp1.000, misalnya 29.000'],
    [-29_000, 'paling sedikit Rp1.000, misalnya 29.000'],
    [1_000_000_001, 'paling banyak Rp1.000.000.000'],
    [29_000.5, 'dalam rupiah bulat, tanpa sen'],
    [NaN, 'dalam rupiah bulat, tanpa sen'],
    [Infinity, 'dalam rupiah bulat, tanpa sen'],
  ])('%d is refused: the message ends in “%s”', (value, expected) => {
    expect(rules.rateRemedy(value)).toBe(`tulis ongkos ${expected}`);
    expect(rules.donationRemedy(value)).toBe(`tulis nominal ${expected}`);
    expect(rules.priceRemedy(value)).toBe(`tulis harga ${expected}`);
  });

  test('prices end in hundreds; the answer names the two nearest', () => {
    expect(rules.priceRemedy(115_050)).toBe('bulatkan ke ratusan: Rp115.000 atau Rp115.100');
    fc.assert(
      fc.property(rupiah(1000, 1_000_000_000), (value) => {
        expect(rules.priceRemedy(value) === undefined).toBe(value % 100 === 0);
        expect(rules.rateRemedy(value)).toBeUndefined();
      }),
    );
  });

  test('only a plan may be free; the message for a price that is too low offers 0 there', () => {
    expect(rules.priceOrFreeRemedy(0)).toBeUndefined();
    expect(rules.priceRemedy(0)).toContain('paling sedikit');
    const tooLow = 'tulis harga paling sedikit Rp1.000, misalnya 29.000, atau 0 untuk gratis';
    expect(rules.priceOrFreeRemedy(29)).toBe(tooLow);
    expect(rules.priceOrFreeRemedy(29_050)).toBe('bulatkan ke ratusan: Rp29.000 atau Rp29.100');
    expect(rules.priceOrFreeRemedy(1050)).not.toContain('gratis');
  });
});

test.each<[kilograms: number, isAllowed: boolean]>([
  [0.1, true],
  [0.8, true],
  [5, true],
  [0.09, false],
  [5.01, false],
  [8, false],
  [NaN, false],
])('a weight of %d kg is allowed: %s', (value, expected) => {
  expect(rules.weightRemedy(value)).toBe(expected ? undefined : 'tulis berat antara 0,1 dan 5 kg, misalnya 0,8');
});

test('a largest donation that is not above the smallest is refused', () => {
  const remedy = (maxDonation: number) => rules.limitsRemedy({ minDonation: 10_000, maxDonation });
  expect(remedy(10_001)).toBeUndefined();
  for (const most of [10_000, 5000])
    expect(remedy(most)).toBe('tulis donasi terbesar yang lebih besar daripada donasi terkecil (Rp10.000)');
});

test('presets ascend within the limits; the message names the first that does not', () => {
  const limits = { minDonation: 10_000, maxDonation: 100_000 };
  expect(rules.presetsRemedy([10_000, 50_000, 100_000], limits)).toBeUndefined();
  expect(rules.presetsRemedy([], limits)).toBeUndefined();
  const outside = (amount: string) => `ganti ${amount} dengan nominal antara Rp10.000 dan Rp100.000`;
  expect(rules.presetsRemedy([9_999, 50_000], limits)).toBe(outside('Rp9.999'));
  expect(rules.presetsRemedy([50_000, 100_001], limits)).toBe(outside('Rp100.001'));
  expect(rules.presetsRemedy([50_000, 70_041], limits)).toBe('bulatkan ke ratusan: Rp70.000 atau Rp70.100');
  const order = (amount: string) =>
    `urutkan dari yang terkecil: ${amount} harus lebih besar daripada nominal sebelumnya`;
  expect(rules.presetsRemedy([50_000, 20_000, 30_000], limits)).toBe(order('Rp20.000'));
  expect(rules.presetsRemedy([20_000, 20_000], limits)).toBe(order('Rp20.000'));
});

describe('channels of a guide, when the highest donation is Rp500.000.000', () => {
  const remedy = (...highest: (number | null)[]) =>
    rules.channelsRemedy(
      highest.map((each) => ({ highest: each })),
      500_000_000,
    );
  test('a channel without a limit can carry it, and so can one whose limit leaves room for the unique code', () => {
    expect([remedy(250_000_000, null), remedy(500_000_999)]).toEqual([undefined, undefined]);
  });
  test('a guide without a channel that can carry it is refused', () => {
    expect(remedy(250_000_000, 500_000_998)).toMatch(/^tambahkan saluran .*Rp500\.000\.000/);
  });
});
