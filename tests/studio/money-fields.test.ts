import { describe, expect, test } from 'vitest';
import {
  readPieces,
  readRupiah,
  readWeight,
  sayPieces,
  sayRupiah,
  sayWeight,
  writeNumber,
} from '../../studio/fields/units.ts';
import cases from '../transaction/money-cases.json' with { type: 'json' };

const { empty, millions, tooLarge, unreadable } = cases;

const problemOf = (reading: object) => ('problem' in reading ? String(reading.problem) : '');

describe('rupiah, read as in the visitors’ form', () => {
  test('every amount of money-cases.json is read, or refused with a message', () => {
    for (const text of millions) expect(readRupiah(text), text).toEqual({ value: 1_000_000 });
    for (const text of empty) expect(readRupiah(text), text).toEqual({ value: undefined });
    // These two are refused only in the visitors’ form.
    for (const text of unreadable.filter((entry) => entry !== '1jt' && entry !== '50rb'))
      expect(problemOf(readRupiah(text)), text).toMatch(/misalnya 29\.000\.$/);
    for (const text of tooLarge) expect(problemOf(readRupiah(text)), text).toContain('terlalu besar');
  });

  test.each([
    ['31,5', 'Rp31 atau Rp315'],
    ['25.00', 'Rp25 atau Rp2.500'],
  ])('for %s the message names both readings', (text, ways) => {
    expect(problemOf(readRupiah(text))).toContain(ways);
  });

  test.each([
    ['39rb', 39_000],
    ['39,5 k', 39_500],
    ['1,5 jt', 1_500_000],
    ['1.25juta', 1_250_000],
  ])('%s is understood', (text, value) => {
    expect(readRupiah(text)).toEqual({ value });
  });

  test.each(['39 rb lebih', '39kk', 'seribu', '-5000', '1.', '0,0', '9007199254740991,5'])(
    'for %s the message names no reading',
    (text) => {
      expect(problemOf(readRupiah(text))).toContain('belum terbaca');
    },
  );
});

test.each([
  [29_000, '29.000', 'Rp29.000, dua puluh sembilan ribu rupiah'],
  [0, '0', 'Rp0, nol rupiah'],
  [-1, '-1', ''],
  [1.5, '1.5', ''],
])('the stored %d is written as %s, and in words as “%s”', (value, written, words) => {
  expect([writeNumber(value), sayRupiah(value)]).toEqual([written, words]);
});

describe('a number of things', () => {
  test.each([
    ['1250', 1250],
    ['1.250', 1250],
    ['1,250', 1250],
    ['1.250 mushaf', 1250],
    ['2 ribu', 2000],
    ['', undefined],
  ])('%j is read as %j', (text, value) => {
    expect(readPieces(text)).toEqual({ value });
  });

  test.each([
    ['2,5', '2 atau 25'],
    ['2.50', '2 atau 250'],
    ['1,2 rb', 'belum terbaca sebagai jumlah. Tulis angkanya saja, misalnya 1.250.'],
    ['Rp 5 ribu', 'belum terbaca'],
    ['selusin', 'belum terbaca'],
    ['-5', 'belum terbaca'],
    ['9007199254740993', 'terlalu besar'],
  ])('%s is refused: %s', (text, words) => {
    expect(problemOf(readPieces(text))).toContain(words);
  });

  test('is repeated in words below its field', () => {
    expect([1250, 0, 1.25].map(sayPieces)).toEqual(['1.250, seribu dua ratus lima puluh', '0, nol', '']);
  });
});

describe('a weight in kilograms', () => {
  test.each([
    ['0,8', 0.8],
    ['0.8', 0.8],
    ['0,9 kg', 0.9],
    ['800 gram', 0.8],
    ['1.250 g', 1.25],
    ['1,25 Kg', 1.25],
    ['\u00A00,8\u200B', 0.8],
    ['٠,٨', 0.8],
    ['9', 9],
    ['1.250.000 g', 1250],
    ['', undefined],
  ])('%j is read as %j', (text, value) => {
    expect(readWeight(text)).toEqual({ value });
  });

  test.each([
    ['800', '800 kg atau 800 gram'],
    ['1.250', '1,25 kg atau 1.250 kg. Tulis misalnya 1.250 gram.'],
    ['1,250 kg', '1,25 kg atau 1.250 kg. Tulis misalnya 1.250 gram.'],
  ])('%s can be read two ways', (text, ways) => {
    expect(problemOf(readWeight(text))).toContain(ways);
  });

  test.each(['berat', '-0,8', '0,8,5', '0,8005', '1e3', ',8', '8 ons', '0,8 gram', '1.25 g', '0x1', '800 gramx'])(
    '%s is refused in words',
    (text) => {
      expect(problemOf(readWeight(text))).toContain('0,8');
    },
  );

  test.each([
    [0.8, '800 gram'],
    [0.85, '850 gram'],
    [1, '1 kg (1.000 gram)'],
    [1.25, '1,25 kg (1.250 gram)'],
    [9, '9 kg (9.000 gram)'],
    [0, '0 gram'],
    [-0.1, ''],
  ])('%d is repeated below its field as %s', (value, words) => {
    expect(sayWeight(value)).toBe(words);
  });
});
