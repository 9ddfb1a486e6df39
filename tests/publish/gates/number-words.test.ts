import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disguisedNumbers, linkNumbers, longNumbers, numbersIn } from '../../../src/publish/gates/long-numbers.ts';
import { numberWords } from '../../../src/publish/gates/number-words.ts';
import { accountTexts, paymentTexts } from '../../../src/publish/gates/payment-words.ts';
import { toldNumbers } from '../../../src/publish/gates/told-numbers.ts';
import { inWords } from '../../../src/transaction/in-words.ts';

const none = new Set<string>();
const written = (found: { written: string }[]) => found.map((one) => one.written);

describe('numbers in words', () => {
  test.each<[string, string[]]>([
    ['Ke satu dua tiga empat lima ya', ['satu dua tiga empat lima']],
    ['Satu, lalu 2, terus tiga; EMPAT dan lima.', ['Satu, lalu 2, terus tiga; EMPAT dan lima']],
    ['satu dua tiga empat', []],
    ['satu lalu dua lalu tiga lalu empat', []],
    ['asatu dua tiga empat lima', []],
    ['satu dua tiga empat limaan', []],
    ['1 2 3 4 5', []],
    ['tis’ah, sab’ah, arba’ah, wahid, sittah', ['tis’ah, sab’ah, arba’ah, wahid, sittah']],
    ['V, I, II, III, IV', ['V, I, II, III, IV']],
    ['I, II, III, IV, V, VI', []],
    ['V I V I', []],
    ['VI VI VI VI VI', ['VI VI VI VI VI']],
    ['aV I II III IV', []],
    ['satu, dua, tiga', []],
    ['dua puluh, tiga puluh, empat', ['dua puluh, tiga puluh, empat']],
    // A day is no number word, and a decimal is one.
    ['satu 2026-12-05 dua tiga', []],
    ['satu 2026-12-057 dua', ['satu 2026-12-057 dua']],
    ['12026-12-05 dua tiga empat', ['12-05 dua tiga empat']],
    ['satu 4,9 dua tiga', []],
    ['satu 14,9 dua tiga', []],
    ['satu 4,9,1 dua', ['satu 4,9,1 dua']],
    ['satu 1,4,9 dua', ['satu 1,4,9 dua']],
  ])('“%s”', (text, found) => expect(written(numberWords(text, none))).toEqual(found));

  test.each(['III', 'IV', 'V', 'VIII', 'IX', 'X'])('Roman %s counts, first and last', (roman) => {
    expect(written(numberWords(`Ke ${roman} I I I I`, none))).toEqual([`${roman} I I I I`]);
    expect(written(numberWords(`Ke I I I I ${roman}`, none))).toEqual([`I I I I ${roman}`]);
  });

  test('where they begin and end', () => {
    expect(numberWords('Ke satu dua tiga empat lima.', none)).toMatchObject([{ from: 3, to: 27 }]);
    expect(numberWords('Bab V I II III IV.', none)).toMatchObject([{ from: 4, to: 17 }]);
    expect(numberWords('Pada 2026-12-05: satu dua tiga empat lima', none)).toMatchObject([{ from: 17, to: 41 }]);
    expect(numberWords('Nilai 4,9 (satu dua tiga empat lima', none)).toMatchObject([{ from: 6, to: 35 }]);
  });

  test('one amount passes when it is a round sum, short or allowed, and else does not', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 1, max: 999_999_999 }),
          fc.integer({ min: 1, max: 9999 }).map((n) => n * 1e5),
        ),
        (value) => {
          const text = inWords(value).replace(' rupiah', '');
          const isExact = value % 100_000 !== 0 && value >= 10_000_000;
          expect(written(numberWords(text, none))).toEqual(isExact ? [text] : []);
          expect(numberWords(text, new Set([String(value)]))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a number told in parts', () => {
  test.each<[string, string[]]>([
    ['Kirim 7123 lalu 4567, ya', ['7123 lalu 4567']],
    ['Nomor 7123, tanda strip, 4567', ['7123, tanda strip, 4567']],
    ['712 lalu 4567', []],
    ['7123 4567', []],
    ['7123 buah 4567', []],
    ['7123 lalunya 4567', []],
    ['2019 dan 2024 dan 1234', []],
    ['2019 dan 1999 dan 7123 dan 4567', ['2019 dan 1999 dan 7123 dan 4567']],
    ['12019 dan 456', ['12019 dan 456']],
    ['20191 dan 456', ['20191 dan 456']],
    ['2019 – dan 1999, dan 1234', []],
    ['2019 dan – 1999 dan 1234', []],
    ['1234.567 lalu 8', ['1234.567 lalu 8']],
    ['12.500 dan 130.000 dan 1.250', []],
    ['1.250 dan 1.300.000 dan 1234', []],
    ['1.2500 dan 456', ['1.2500 dan 456']],
    ['7000419263 dan 081100419263', []],
    ['7000419263 dan 1234 lalu 5678', ['7000419263 dan 1234 lalu 5678']],
  ])('“%s”', (text, found) =>
    expect(written(toldNumbers(text, new Set(['7000419263', '081100419263'])))).toEqual(found),
  );

  test('where it begins and ends', () => {
    expect(toldNumbers('Ke 7123 lalu 4567.', none)).toEqual([{ written: '7123 lalu 4567', from: 3, to: 17 }]);
  });
});

describe('letters among digits', () => {
  test.each<[string, boolean]>([
    ['7OOO419268', true],
    ['7OOO4192', true],
    ['7OOO419', false],
    ['70004192', false],
    ['No. 12A, RT 003/RW 011', false],
    ['Oo7OOO419xx', false],
    ['1a2b3c4d5e6f7g8h9', true],
    ['1a2b3c4d5e6f7g8', true],
    ['1a2b3c4d5e6f7g', false],
    ['1 x 2 x 3 x 4 x 5 x 6 x 7 x 8 x 9', true],
    ['1 x 2 x 3 x 4\n5 x 6 x 7 x 8 x 9', false],
    ['1 2 3 4 5 6 7 8 9', false],
    ['12a34b56c78', true],
    ['12a34b56c7', false],
    ['T0004A9E', true],
    ['T0004A9', false],
    ['TTTT4A9E', false],
    ['TTT04A9E', true],
    ['aT0004A9E', false],
    ['7000 O 4192', true],
    ['7000 OOOO 4192', false],
    ['OO1-23-4567', true],
    ['OO1 23 4567', false],
    ['OOO12-OOO3O', true],
    ['OOOO7-OO8', false],
    ['OOO7-OO8O', false],
    ['7OOO-4192', true],
    ['7OO-4192', false],
    ['OO7OO 4192', false],
    ['7OO 4192OO', false],
    ['1x 2x 3x 4x 5x 6x 7x 8x 9', true],
    ['1 x2 x3 x4 x5 x6 x7 x8 x9', true],
    ['1 x 2 3 x 4 5 x 6 7 x 8 9', true],
    ['x 1 x 2 x 3 x 4 x 5 x 6 x 7 x 8', false],
  ])('“%s”: %s', (text, expected) => expect(disguisedNumbers(text).length > 0).toBe(expected));

  test('where they begin and end', () => {
    const [first] = disguisedNumbers('Ke 7OOO419268 ya');
    expect(first).toEqual({ written: '7OOO419268', from: 3, to: 13 });
  });
});

describe('long numbers', () => {
  const allowed = new Set(['7000419263', '1234']);
  test.each<[string, string[]]>([
    ['12345678', ['12345678']],
    ['1234567', []],
    ['1234 5678', ['1234 5678']],
    ['2026-11-21 dan 21-11-2026, 1/2/2026, 01.05.2025', []],
    ['2026-13-21', ['2026 13 21']],
    ['32-11-2026', ['32 11 2026']],
    ['21-11.2026', ['21 11 2026']],
    ['2019–2025', []],
    ['2019 / 2025', []],
    ['1445-2024', []],
    ['1245-2024', ['1245 2024']],
    ['2019-20255', ['2019 20255']],
    ['08.00–16.00', []],
    ['08:00 - 24:59', []],
    ['08.00–25.00', ['08 00 25 00']],
    ['08.60–16.00', ['08 60 16 00']],
    ['2019\n2025', []],
    ['2019.\n2025', []],
    ['2019\n20255', ['2019 20255']],
    ['70004192637000419263', ['70004192637000419263']],
    ['2019\n1234', ['2019 1234']],
    ['12019\n2025', ['12019 2025']],
    ['7000419263', []],
    ['15417\n7000419263\n12', []],
    ['7000419263\n12345678', ['12345678']],
    ['1234', []],
  ])('%j', (text, found) => expect(written(longNumbers(text, allowed))).toEqual(found));

  test('where they begin and end, over lines', () => {
    expect(longNumbers('a 12345\n6789 b', none)).toEqual([{ written: '12345 6789', from: 2, to: 12 }]);
    expect(longNumbers('7000419263\n12345678', allowed)).toEqual([{ written: '12345678', from: 11, to: 19 }]);
  });
});

test.each<[string, string[]]>([
  ['https://a.id/12345678', ['12345678']],
  ['https://a.id/1234567', []],
  ['https://a.id/?a12345678', []],
  ['https://a.id/?12345678a', []],
  ['https://a.id/?mlat=-6.345012345#map=15/-6.3/106.12345678', []],
  ['https://a.id/%31%32345678', ['12345678']],
  ['https://a.id/%/12345678', ['12345678']],
  ['https://a.id/7000419263', []],
  ['https://a.id/1234-5098-76', ['1234 5098 76']],
  ['https://a.id/1234-567', []],
  ['https://a.id/12345678-1234-1234-1234-123456789012', ['12345678', '123456789012']],
  ['https://a.id/?q=1234+5098', ['1234 5098']],
  ['https://a.id/?q=1234-5098', []],
  ['mailto:a', []],
  ['/contact', []],
  ['https://a.id/@-6.345012,106.741234,15z', []],
  ['https://a.id/v1.2-34567890', ['34567890', '1 2 34567890']],
  [
    'https://www.google.com/maps/embed?pb=!1m18!3d3965.8!2d106.741234567!3d-6.345012!2sMakna%20Terang!5e0!4v1700000000000!5m2',
    [],
  ],
  ['https://www.google.com/maps/embed?pb=!1m18!2sKe%201234%205098%2076!4v1', ['1234 5098 76']],
  ['https://contoh.id/?q=rek%201234!5098!76%20ya', ['1234 5098 76']],
  ['https://apps.apple.com/id/app/qur-an/id1234509876', []],
  ['https://apps.apple.com/id/app/qur-an/id123450987', []],
  ['https://apps.apple.com/id/app/qur-an/id12345098', ['12345098']],
  ['https://apps.apple.com/id/app/qur-an/id12345098761', ['12345098761']],
  ['https://apps.apple.com/id/app/qur-an/id1234509876x', ['1234509876']],
  ['https://apps.apple.com/id/app/qur-an/xid1234509876', ['1234509876']],
  ['https://contoh.id/id/app/qur-an/id1234509876', ['1234509876']],
])('in the address %s: %j', (url, found) => expect(linkNumbers(url, new Set(['7000419263']))).toEqual(found));

test('with the address of our page elsewhere its number is approved', () => {
  const hosts = ['facebook.com/profile.php?id=61550000000001', 'x.com', 'maps.contoh.id/12345098/7654321'];
  expect(numbersIn(hosts)).toEqual(['61550000000001', '12345098']);
  const page = 'https://facebook.com/profile.php?id=61550000000001';
  expect([linkNumbers(page, none), linkNumbers(page, new Set(numbersIn(hosts)))]).toEqual([['61550000000001'], []]);
});

test('a span of amounts is no disguised number', () => {
  expect(written(disguisedNumbers('Ongkir Rp12.000–Rp45.000 per kg'))).toEqual([]);
  expect(written(disguisedNumbers('Ke 12.000–A45.000 ya'))).not.toEqual([]);
});

describe('texts about paying', () => {
  const known = { amounts: [115_000], postcode: '15417' };
  const pieces = (...texts: string[]) => texts.map((text, index) => ({ field: `a.${index}`, text }));
  const about = (...texts: string[]) => paymentTexts(pieces(...texts), known).map(({ field }) => field);

  test.each([
    'Bank 1234',
    'Ke OVO 12 34',
    'DANA 1234',
    'Dana: 1234',
    'a.n. Fulan 1234',
    'a/n Fulan 1234',
    'Rekeningnya 1234',
    'Ditransferkan 1234',
    'WA 1234',
    'Bank, kode pos 15418',
    'Transfer Rp115.001',
    'Transfer 115.000',
    'Bank 1234 hari',
    'Kirim uang ke 1234',
    'Bank 22019',
  ])('“%s”', (text) => expect(about(text)).toEqual(['a.0']));

  test.each([
    'Bank 123',
    'Kantor 1234',
    'Bankir 1234',
    'dana untuk 1.234 santri',
    'Bank, kode pos 15417',
    'Transfer Rp115.000',
    'Transfer sejak 15-12-2024, 2024-12-15, 2019–2025 atau 2026',
    'Transfer dalam 14 hari, 30 hari, 25 %',
    'Wara 1234',
  ])('not “%s”', (text) => expect(about(text)).toEqual([]));

  test('the number may follow in the next texts of the same object, three at most', () => {
    expect(about('Lewat bank', '1234')).toEqual(['a.0 dan a.1']);
    expect(about('1234', 'lewat bank')).toEqual(['a.0 dan a.1']);
    expect(about('Lewat bank', 'ke', 'nomor', '1234')).toEqual(['a.0 dan a.3']);
    expect(about('Lewat bank', 'ke', 'nomor', 'ini', '1234')).toEqual([]);
    expect(about('Lewat bank', '12', '34')).toEqual(['a.0 dan a.2']);
    expect(about('Lewat bank', 'Bank 1234', '5')).toEqual(['a.1']);
    expect(about('Lewat bank', '123')).toEqual([]);
    expect(about('x', 'Lewat bank', '1234')).toEqual(['a.1 dan a.2']);
    expect(about('Lewat bank', 'x', 'Bank 1234')).toEqual(['a.2']);
    expect(about('12', 'x', 'Lewat bank', '34')).toEqual([]);
    const [found] = paymentTexts(pieces('Lewat bank', '1234'), known);
    expect(found?.text).toBe('Lewat bank\n1234');
  });

  test('and in the answer to a question, but not elsewhere', () => {
    const at = (first: string, second: string) =>
      paymentTexts(
        [
          { field: first, text: 'Lewat bank' },
          { field: second, text: '1234' },
        ],
        known,
      ).length;
    expect([at('question', 'answer.0'), at('answer.0', 'question'), at('hero.title', 'hero.lead')]).toEqual([1, 1, 1]);
    expect([at('hero.title', 'info.lead'), at('hero.title', 'lead'), at('a.b.c', 'a.d')]).toEqual([0, 0, 0]);
    expect([at('items.0.label', 'items.note'), at('question', 'answer.10')]).toEqual([0, 1]);
  });

  test('an account is named at all', () => {
    const named = ['Rekening sudah pindah', 'Lewat DANA', 'a.n. Fulan', 'Transfer saja'];
    const not = ['Dana terkumpul', 'Balasan WhatsApp terlambat', 'Kantor libur'];
    expect(accountTexts(pieces(...named, ...not)).map(({ text }) => text)).toEqual(named);
  });
});
