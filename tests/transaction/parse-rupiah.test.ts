import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coerceQuantity, isQuantityAsTyped, parseRupiah } from '../../src/transaction/parse-rupiah.ts';
import { formatNumber, formatRupiah } from '../../src/transaction/rupiah.ts';
import { anyText } from '../any-text.ts';
import cases from './money-cases.json' with { type: 'json' };

/** What people type and paste as rupiah; `unreadable` is refused, never guessed. */
const { empty, millions, tooLarge, unreadable } = cases;

describe('read as a million', () => {
  test.each(millions)('%j', (text) => {
    expect(parseRupiah(text)).toEqual({ ok: true, value: 1_000_000 });
  });
});

describe('refused, never guessed', () => {
  test.each(unreadable)('%j', (text) => {
    expect(parseRupiah(text)).toEqual({ ok: false, reason: 'malformed' });
  });

  test.each(empty)('empty: %j', (text) => {
    expect(parseRupiah(text)).toEqual({ ok: false, reason: 'empty' });
  });

  test.each(tooLarge)('too large: %s', (text) => {
    expect(parseRupiah(text)).toEqual({ ok: false, reason: 'tooLarge' });
  });
});

test('thousands may be written as a word', () => {
  expect(parseRupiah('50 ribu')).toEqual({ ok: true, value: 50_000 });
  expect(parseRupiah('Rp 50 Ribu')).toEqual({ ok: true, value: 50_000 });
  expect(parseRupiah('2 juta')).toEqual({ ok: true, value: 2_000_000 });
  expect(parseRupiah('1.5 ribu')).toEqual({ ok: false, reason: 'malformed' });
});

test('leading zeros are ignored', () => {
  expect(parseRupiah('007')).toEqual({ ok: true, value: 7 });
});

describe('whatever the text or amount', () => {
  const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

  test('every amount that the site writes can be read back', () => {
    fc.assert(
      fc.property(amount, (value) => {
        for (const text of [String(value), formatNumber(value), formatRupiah(value), ` ${formatNumber(value)} `]) {
          expect(parseRupiah(text)).toEqual({ ok: true, value });
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a quantity is always a whole number from 1 to the limit', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 10_000 }), (text, max) => {
        const quantity = coerceQuantity(text, max);
        expect(Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= max).toBe(true);
        // A quantity within the limit stays as it is.
        expect(coerceQuantity(String(quantity), max)).toBe(quantity);
        expect(coerceQuantity(String(max), max)).toBe(max);
      }),
      { numRuns: 300 },
    );
  });
});

test.each<[text: string, quantity: number, isAsTyped?: boolean]>([
  ['0', 1],
  ['-4', 1],
  ['2.5', 1],
  ['', 1],
  ['abc', 1],
  ['1001', 1000],
  ['99999999999999999999', 1000],
  ['1e3', 1],
  ['2 lusin', 1],
  ['2 ribu', 1000],
  ['3', 3, true],
  ['٣', 3, true],
  ['007', 7, true],
  ['10 buah', 10, true],
  ['1.000 mushaf', 1000, true],
  ['5pcs', 5, true],
])('quantity %j becomes %i; without a message only where that was typed', (text, quantity, isAsTyped = false) => {
  expect(coerceQuantity(text, 1000)).toBe(quantity);
  expect(isQuantityAsTyped(text, 1000)).toBe(isAsTyped);
});
