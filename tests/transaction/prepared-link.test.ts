import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTo, readLink } from '../../src/transaction/prepared-link.ts';
import { prices as known } from './prices.ts';

const prices = {
  ...known,
  cities: [
    ...known.cities.map((city) => ({ ...city, aliases: city.name === 'Jabodetabek' ? ['Depok', 'Kota Bekasi'] : [] })),
    { name: 'Kota Malang', ratePerKg: 30_000 },
    { name: 'Kabupaten Malang', ratePerKg: 35_000 },
  ],
};
const read = (query: string) => readLink(query, prices);

test.each([
  ['', {}],
  ['?utm_source=wa&nama=Fatimah&alamat=x', {}],
  ['?jenis=wakaf&jumlah=5&kota=Medan', { jenis: 'wakaf', jumlah: '5', kota: 'Medan', tempat: '' }],
  ['?jenis=donasi&nominal=250000', { jenis: 'donasi', nominal: '250.000' }],
  // Without a type the form begins with a donation.
  ['?nominal=250000', { nominal: '250.000' }],
  ['?jenis=donasi&nominal=Rp%20250.000', { jenis: 'donasi', nominal: '250.000' }],
  ['?jenis=donasi&nominal=10000', { jenis: 'donasi', nominal: '10.000' }],
  ['?jenis=donasi&nominal=500000000', { jenis: 'donasi', nominal: '500.000.000' }],
  ['?jenis=beli&jumlah=%D9%A3+buah', { jenis: 'beli', jumlah: '3' }],
  ['?jenis=beli&jumlah=1000', { jenis: 'beli', jumlah: '1000' }],
  ['?jenis=wakaf&kota=medan', { jenis: 'wakaf', kota: 'Medan', tempat: '' }],
  ['?jenis=wakaf&kota=depok', { jenis: 'wakaf', kota: 'Jabodetabek', tempat: 'Depok' }],
  ['?jenis=wakaf&kota=Bekasi', { jenis: 'wakaf', kota: 'Jabodetabek', tempat: 'Kota Bekasi' }],
  ['?jenis=wakaf&kota=Kab.+Malang', { jenis: 'wakaf', kota: 'Kabupaten Malang', tempat: '' }],
  ['?jenis=wakaf&jumlah=&kota=%20', { jenis: 'wakaf' }],
])('%s fills in %j', (query, values) => {
  expect(read(query)).toEqual({ values, wrong: [] });
});

test.each([
  ['?jenis=hibah', ['jenis']],
  ['?jenis=constructor&jumlah=5', ['jenis', 'jumlah']],
  ['?jenis=Wakaf', ['jenis']],
  ['?jenis=wakaf&jenis=beli', ['jenis']],
  ['?jenis=donasi&nominal=9999', ['nominal']],
  ['?jenis=donasi&nominal=500000001', ['nominal']],
  ['?jenis=donasi&nominal=25.00', ['nominal']],
  ['?jenis=donasi&nominal=250000&nominal=25000', ['nominal']],
  ['?jenis=donasi&nominal=25000&nominal=', ['nominal']],
  ['?jenis=wakaf&jumlah=0', ['jumlah']],
  ['?jenis=wakaf&jumlah=2.5', ['jumlah']],
  ['?jenis=wakaf&jumlah=999999999', ['jumlah']],
  ['?jenis=wakaf&jumlah=5&jumlah=5', ['jumlah']],
  ['?jenis=wakaf&kota=Atlantis', ['kota']],
  // A city and a regency have this name, with two rates.
  ['?jenis=wakaf&kota=Malang', ['kota']],
  ['?jenis=wakaf&kota=__proto__', ['kota']],
  ['?jenis=wakaf&jumlah=x&kota=y', ['jumlah', 'kota']],
  // The type has no such field.
  ['?jenis=wakaf&nominal=250000', ['nominal']],
  ['?jumlah=5&kota=Medan', ['jumlah', 'kota']],
  ['?jenis=donasi&jumlah=5', ['jumlah']],
])('of %s the form does not accept %j', (query, wrong) => {
  const found = read(query);
  expect(found.wrong).toEqual(wrong);
  for (const name of wrong) expect(found.values).not.toHaveProperty(name);
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Medan', 'Malang', 'wakaf', '5', '250000', '1e9', '-5', '５', '%', '<b>', '\uD800', '__proto__'),
);
const field = fc.constantFrom('jenis', 'nominal', 'jumlah', 'kota', 'nama', 'tempat', '__proto__');

test('any query gives only values that the form accepts, and never a name', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(field, text)), (pairs) => {
      const { values, wrong } = read(`?${pairs.map((pair) => pair.join('=')).join('&')}`);
      expect(values.kota ?? 'Medan').toSatisfy((city: string) => prices.cities.some(({ name }) => name === city));
      expect(Number(values.jumlah ?? 1)).toSatisfy(
        (count: number) => Number.isInteger(count) && count > 0 && count <= 1000,
      );
      expect(values.nominal ?? '25.000').toMatch(/^\d{1,3}(?:\.\d{3})+$/);
      expect(Object.keys(values).filter((key) => key !== 'tempat' && wrong.includes(key as never))).toEqual([]);
      expect(values).not.toHaveProperty('nama');
    }),
    { numRuns: 2000 },
  );
});

test('the link to an order leads to the same order', () => {
  const order = fc.oneof(
    fc.record({
      type: fc.constant('donasi' as const),
      amount: fc.integer({ min: prices.minDonation, max: prices.maxDonation }),
      quantity: fc.constant(null),
      place: fc.constant(null),
    }),
    fc.record({
      type: fc.constant('wakaf' as const),
      amount: fc.constant(null),
      quantity: fc.integer({ min: 1, max: prices.maxQuantity }),
      place: fc.constantFrom('Depok', ...prices.cities.map((city) => city.name)),
    }),
  );
  fc.assert(
    fc.property(order, ({ type, amount, quantity, place }) => {
      const { values, wrong } = read(linkTo({ type, amount, quantity, place }));
      expect(wrong).toEqual([]);
      expect(values.jenis).toBe(type);
      expect(Number(values.nominal?.replaceAll('.', '') ?? quantity)).toBe(amount ?? quantity);
      expect([values.jumlah ?? null, values.tempat || values.kota || null]).toEqual([
        quantity && String(quantity),
        place,
      ]);
    }),
  );
});

test('a link contains no name, and of a buyer no address and no city', () => {
  const details = {
    type: 'beli',
    name: 'Fatimah',
    address: 'Jalan 1',
    amount: null,
    quantity: 2,
    place: 'Medan',
  } as const;
  expect(linkTo(details)).toBe('?jenis=beli&jumlah=2');
  expect(linkTo({ ...details, type: 'wakaf', place: 'Kota A&B=\uD800' })).toBe(
    '?jenis=wakaf&jumlah=2&kota=Kota%20A%26B%3D%EF%BF%BD',
  );
});
