import { describe, expect, test } from 'vitest';
import {
  type Document,
  mushafPayments,
  priceChanges,
  type PageAndCity,
  pageAndCityQuery,
} from '../../studio/desk/money-changes.ts';
import { inputs } from '../../studio/fields/units.ts';
import { schemaTypes } from '../../studio/schema.ts';
import { amountsOf, moneyFields } from '../../src/content/money-fields.ts';
import { evaluate } from '../../src/publish/documents/documents.ts';
import { changed, good } from '../publish/hostile.ts';

const find = (id: string, documents = good): Document => documents.find(({ _id }) => _id === id);
const change = (id: string, path: string, value: unknown) => [find(id), find(id, changed(id, path, value))] as const;
const pageAndCity = (await evaluate(pageAndCityQuery, good)) as PageAndCity;

/** A change of an amount, its shown old and new value, and whether staff must type the new one again. */
const table: [id: string, path: string, value: unknown, before: string, after: string, isTypedAgain: boolean][] = [
  ['paket-pro', 'price', 31_000, 'Rp29.000', 'Rp31.000', false],
  ['paket-pro', 'price', 37_700, 'Rp29.000', 'Rp37.700', false],
  ['paket-pro', 'price', 37_800, 'Rp29.000', 'Rp37.800', true],
  ['paket-pro', 'price', 20_300, 'Rp29.000', 'Rp20.300', false],
  ['paket-pro', 'price', 20_200, 'Rp29.000', 'Rp20.200', true],
  ['paket-pro', 'price', 0, 'Rp29.000', 'Rp0', true],
  ['paket-gratis', 'price', 29_000, 'Rp0', 'Rp29.000', true],
  ['kota-medan', 'ratePerKg', 400_000, 'Rp40.000', 'Rp400.000', true],
  ['donationPage', 'prices.unitPrice.beli', 11_500, 'Rp115.000', 'Rp11.500', true],
  ['donationPage', 'prices.unitPrice.wakaf', 105_000, 'Rp100.000', 'Rp105.000', false],
  ['donationPage', 'prices.weightKg', 0.9, '0,8 kg', '0,9 kg', false],
  ['donationPage', 'prices.weightKg', 5, '0,8 kg', '5 kg', true],
  ['donationPage', 'prices.minDonation', 20_000, 'Rp10.000', 'Rp20.000', true],
  ['donationPage', 'prices.maxQuantity', 2, '1.000', '2', true],
  ['donationPage', 'prices.maxDonation', 600_000_000, 'Rp500.000.000', 'Rp600.000.000', false],
];

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
    Object.fromEntries(numbers.filter(([path]) => !notMoney.has(path) && !/\bcut$/.test(path))),
    'declare it in src/content/money-fields.ts',
  ).toStrictEqual(Object.fromEntries(declared));
});

test('amountsOf gives the amounts of a document, each with its path', () => {
  const found = amountsOf(find('donationPage')).map(({ path, value }) => `${path} ${value}`);
  expect(found).toContain('prices.weightKg 0.8');
  expect(found.filter((amount) => amount.startsWith('form.'))).toEqual([
    'form.presets.0 25000',
    'form.presets.1 50000',
    'form.presets.2 100000',
    'form.presets.3 250000',
  ]);
  expect(amountsOf({ _type: 'plan', price: '29000' })).toEqual([]);
  expect(amountsOf(null)).toEqual([]);
});

describe('an amount that has been published', () => {
  test.each(table)('%s › %s = %j: %s, then %s; typed again: %j', (id, path, value, before, after, isTypedAgain) => {
    const [published, draft] = change(id, path, value);
    const found = priceChanges(published, draft);
    expect(found).toMatchObject([{ before, after }]);
    expect(found[0]?.again?.value).toBe(isTypedAgain ? value : undefined);
  });

  test('changed presets are shown, and not typed again', () => {
    const [published, draft] = change('donationPage', 'form.presets', [50_000, 100_000]);
    expect(priceChanges(published, draft)).toEqual([
      {
        title: 'Pilihan nominal',
        before: 'Rp25.000, Rp50.000, Rp100.000, Rp250.000',
        after: 'Rp50.000, Rp100.000',
        again: undefined,
      },
    ]);
  });

  const plan = { _type: 'plan', price: 29_000 };

  test('a new amount is typed again', () => {
    expect(priceChanges({ _type: 'plan' }, plan)).toEqual([
      {
        title: 'Harga paket',
        before: 'belum ada',
        after: 'Rp29.000',
        again: { unit: 'rupiah', value: 29_000 },
      },
    ]);
  });

  test('a new list of presets is shown without what is not a number', () => {
    const page = { _type: 'donationPage', form: { presets: [1000, 'x', 2000] } };
    expect(priceChanges({ _type: 'donationPage' }, page)).toMatchObject([{ before: '', after: 'Rp1.000, Rp2.000' }]);
  });

  test.each([
    ['the same values', find('paket-pro'), find('paket-pro')],
    ['another name', ...change('paket-pro', 'name', 'Pro Plus')],
    ['a document that is not yet published', null, find('paket-pro')],
    ['a document without a draft', find('paket-pro'), null],
    ['a removed amount', plan, { _type: 'plan' }],
    ['a text in place of an amount', plan, { ...plan, price: '31000' }],
    ['a type without amounts', plan, { ...plan, _type: 'feature', price: 1 }],
  ])('asks nothing about %s', (_, published, draft) => {
    expect(priceChanges(published, draft)).toEqual([]);
  });
});

describe('what a visitor pays for one mushaf', () => {
  test.each<[what: string, id: string, path: string, value: unknown, shown: string[]]>([
    [
      'the price, to the first city',
      'donationPage',
      'prices.unitPrice.beli',
      120_000,
      ['beli ke Jabodetabek: Rp125.000, Rp130.000'],
    ],
    [
      'the rate, to that city',
      'kota-medan',
      'ratePerKg',
      45_000,
      ['beli ke Medan: Rp155.000, Rp160.000', 'wakaf ke Medan: Rp140.000, Rp145.000'],
    ],
    [
      'the weight, by whole kilograms',
      'donationPage',
      'prices.weightKg',
      1.2,
      ['beli ke Jabodetabek: Rp125.000, Rp135.000', 'wakaf ke Jabodetabek: Rp110.000, Rp120.000'],
    ],
    ['a plan, which is no mushaf', 'paket-pro', 'price', 31_000, []],
    ['the smallest donation, which is no mushaf', 'donationPage', 'prices.minDonation', 20_000, []],
    ['a price to nothing', 'donationPage', 'prices.unitPrice.beli', undefined, []],
    ['a price to an invalid one', 'donationPage', 'prices.unitPrice.beli', -1.5, []],
  ])('is shown before and after a change of %s', (_what, id, path, value, shown) => {
    const [published, draft] = change(id, path, value);
    const found = mushafPayments(published, draft, pageAndCity).map(({ title, before, after }) => {
      const [, kind, city] = /^Satu mushaf \((\w+)\) ke (\w+), dengan ongkir$/.exec(title) ?? [];
      return `${kind} ke ${city}: ${before}, ${after}`;
    });
    expect(found).toEqual(shown);
  });

  const [page, changedPage] = change('donationPage', 'prices.unitPrice.beli', 120_000);

  test.each([
    ['a page that is not yet published', null, changedPage, pageAndCity],
    ['a page without a draft', page, null, pageAndCity],
    ['a price while there is no city', page, changedPage, { ...pageAndCity, city: null }],
  ])('is not shown for %s', (_what, published, draft, known) => {
    expect(mushafPayments(published, draft, known)).toEqual([]);
  });

  test('needs no other city for a changed rate', () => {
    const [city, changedCity] = change('kota-medan', 'ratePerKg', 45_000);
    expect(mushafPayments(city, changedCity, { ...pageAndCity, city: null })).toHaveLength(2);
  });
});
