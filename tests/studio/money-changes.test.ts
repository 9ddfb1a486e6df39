import { describe, expect, test } from 'vitest';
import { moneyFields } from '../../src/content/money-fields.ts';
import { evaluate } from '../../src/publish/documents/documents.ts';
import { moneyChanges, mushafPayments, type PageAndCity, pageAndCityQuery } from '../../studio/desk/money-changes.ts';
import { inputs } from '../../studio/fields/units.ts';
import { schemaTypes } from '../../studio/schema.ts';
import { changed, good } from '../publish/hostile.ts';

type Stored = Parameters<typeof moneyChanges>[0];

const find = (id: string, documents = good): Stored => documents.find(({ _id }) => _id === id);
const change = (id: string, path: string, value: unknown) => [find(id), find(id, changed(id, path, value))] as const;
const pageAndCity = (await evaluate(pageAndCityQuery, good)) as PageAndCity;

interface Field {
  name?: string;
  type?: string;
  fields?: Field[];
  of?: Field[];
  components?: { input?: unknown };
}

/** Path and input of each number field inside `field`: `prices.weightKg`, in a list `channels.*.highest`. */
function numbersOf(field: Field, path: string[] = []): [path: string, input: unknown][] {
  if (field.type === 'number') return [[path.join('.'), field.components?.input]];
  const inside = (field.fields ?? []).flatMap((inner) => numbersOf(inner, [...path, inner.name ?? '']));
  return [...inside, ...(field.of ?? []).flatMap((entry) => numbersOf(entry, [...path, '*']))];
}

const numbers = schemaTypes.flatMap((type) =>
  numbersOf(type as Field).map(([path, input]) => [`${type.name} ${path}`, input] as const),
);

test('every number field has the input of a unit', () => {
  expect(numbers.length).toBeGreaterThan(moneyFields.length);
  const readers: unknown[] = Object.values(inputs);
  expect(numbers.flatMap(([path, input]) => (readers.includes(input) ? [] : path))).toEqual([]);
});

test('every number of the forms is declared as money or listed as something else', () => {
  // Excepted are the limit of a bank's channel, the number of delivered mushaf, and measures of a picture's cut.
  const notMoney = new Set(['distribution quantity', 'confirmationPage guide.channels.*.highest']);
  const declared = moneyFields.map(({ type, path, unit }) => [`${type} ${path}`, inputs[unit]]);
  expect(
    Object.fromEntries(
      numbers
        .filter(([path]) => !notMoney.has(path) && !/\bcut$/.test(path))
        .map(([path, input]) => [path.replace(/\.\*$/, ''), input]),
    ),
    'declare it in src/content/money-fields.ts',
  ).toStrictEqual(Object.fromEntries(declared));
});

const presets = 'Pilihan nominal: Rp25.000, Rp50.000, Rp100.000, Rp250.000';
const bank = { _type: 'bankAccount', bank: 'BSI', code: '451', number: '7000419263', holder: 'A' };
const other = { ...bank, bank: 'BCA', code: '014', holder: 'B' };
const settings = (whatsapp: string, phone: string) => ({ _type: 'siteSettings', contact: { whatsapp, phone } });
const plan = { _type: 'plan', price: 29_000 };

describe('publishing asks about', () => {
  test.each<[what: string, published: Stored, draft: Stored, changes: string[]]>([
    ['a price', ...change('paket-pro', 'price', 31_000), ['Harga paket: Rp29.000, Rp31.000']],
    ['a rate', ...change('kota-medan', 'ratePerKg', 400_000), ['Ongkos per kg: Rp40.000, Rp400.000']],
    ['the weight', ...change('donationPage', 'prices.weightKg', 5), ['Berat satu mushaf: 0,8 kg, 5 kg']],
    ['a limit', ...change('donationPage', 'prices.maxQuantity', 2), ['Jumlah mushaf terbanyak: 1.000, 2']],
    ['the presets', ...change('donationPage', 'form.presets', [50_000]), [`${presets}, Rp50.000`]],
    ['the account', bank, { ...bank, number: '7000419264' }, ['Nomor rekening: 7000419263, 7000419264']],
    ['bank, code and holder', bank, other, ['Nama bank: BSI, BCA', 'Kode bank: 451, 014', 'Atas nama: A, B']],
    ['the WhatsApp number, no other', settings('6281', '021'), settings('6282', '022'), ['Nomor WhatsApp: 6281, 6282']],
    ['a broken value', { ...plan, price: '29000' }, plan, ['Harga paket: “29000” (belum benar), Rp29.000']],
    ['a new and a removed amount', { _type: 'plan' }, plan, ['Harga paket: belum diisi, Rp29.000']],
    ['no unchanged value', find('paket-pro'), find('paket-pro'), []],
    ['no document without a draft', plan, null, []],
    ['no other field', ...change('paket-pro', 'name', 'Pro Plus'), []],
  ])('%s', (_what, published, draft, changes) => {
    const found = moneyChanges(published, draft).map(({ title, before, after }) => `${title}: ${before}, ${after}`);
    expect(found).toEqual(changes);
  });
});

describe('what a visitor pays for one mushaf', () => {
  const price = (value: unknown) => change('donationPage', 'prices.unitPrice.beli', value);
  const weight = change('donationPage', 'prices.weightKg', 1.2);
  const rate = change('kota-medan', 'ratePerKg', 45_000);

  test.each<[what: string, published: Stored, draft: Stored, ...shown: string[]]>([
    ['the price, to the first city', ...price(120_000), 'beli ke Jabodetabek: Rp125.000, Rp130.000'],
    ['the rate, to that city', ...rate, 'beli ke Medan: Rp155.000, Rp160.000', 'wakaf ke Medan: Rp140.000, Rp145.000'],
    [
      'the weight',
      ...weight,
      'beli ke Jabodetabek: Rp125.000, Rp135.000',
      'wakaf ke Jabodetabek: Rp110.000, Rp120.000',
    ],
    ['a price to an invalid one', ...price(-1.5)],
  ])('is shown before and after a change of %s', (_what, published, draft, ...shown) => {
    const found = mushafPayments(published, draft, pageAndCity).map(({ title, before, after }) => {
      const [, kind, city] = /^Satu mushaf \((\w+)\) ke (\w+), dengan ongkir$/.exec(title) ?? [];
      return `${kind} ke ${city}: ${before}, ${after}`;
    });
    expect(found).toEqual(shown);
  });

  const [page, changedPage] = price(120_000);

  test.each([
    ['a page that is not yet published', null, changedPage, pageAndCity],
    ['a page without a draft', page, null, pageAndCity],
    ['a price while there is no city', page, changedPage, { ...pageAndCity, city: null }],
  ])('is not shown for %s', (_what, published, draft, known) => {
    expect(mushafPayments(published, draft, known)).toEqual([]);
  });
});
