import { expect, test } from 'vitest';
import { byProvince } from '../../src/sections/give/cities.ts';
import { aliasFor, findCities, markTyped } from '../../src/sections/give/find-cities.ts';
import { cityNamed, isSharedName } from '../../src/transaction/named-city.ts';
import { cities } from './many-cities.ts';

const names = (typed: string) => findCities(cities, typed).map(({ name }) => name);

test.each([
  ['kab mal', 'Kabupaten Malang'],
  ['mal kab', 'Kabupaten Malang'],
  ['KAB. MAL', 'Kabupaten Malang'],
])('“%s” finds %s', (typed, name) => {
  expect(names(typed)).toContain(name);
});

test('each typed word matches the beginning of another word of the name', () => {
  expect(names('kota kota')).toEqual([]);
  expect(names('alang')).toEqual([]);
  expect(names('kab mal').every((name) => name.startsWith('Kabupaten Mal'))).toBe(true);
});

test('typed words match in either order, also where the short one fits both words of the name', () => {
  const city = { name: 'Malang Madya', ratePerKg: 10_000 };
  for (const typed of ['ma mal', 'mal ma', 'mad m', 'm mad']) expect(findCities([city], typed)).toEqual([city]);
});

test('provinces are searched when no name matches', () => {
  const found = findCities(cities, 'jawa timur');
  expect(found.length).toBeGreaterThan(1);
  expect(found.every(({ province }) => province === 'Jawa Timur')).toBe(true);
  expect(names('tidak ada')).toEqual([]);
  expect(findCities(zones, 'semarang')).toEqual([]);
});

const zones = [
  { name: 'Jabodetabek', aliases: ['Jakarta', 'JKT', 'Depok'], ratePerKg: 10_000 },
  { name: 'Bandung', aliases: ['Bandung Barat'], ratePerKg: 15_000 },
  { name: 'Surabaya', aliases: ['SBY'], ratePerKg: 25_000 },
  { name: 'Makassar', ratePerKg: 50_000 },
];

test.each([
  ['depok', 'Jabodetabek', 'Depok'],
  ['jkt', 'Jabodetabek', 'JKT'],
  ['bandung barat', 'Bandung', 'Bandung Barat'],
  ['jakatra', 'Jabodetabek', 'Jakarta'],
])('“%s” finds %s by its other name %s', (typed, name, alias) => {
  const [found] = findCities(zones, typed);
  expect([found?.name, aliasFor(found!, typed)]).toEqual([name, alias]);
});

test.each([
  ['bandung', 'Bandung'],
  ['surbaya', 'Surabaya'],
  ['surabbaya', 'Surabaya'],
  ['surapaya', 'Surabaya'],
  ['makasar', 'Makassar'],
])('“%s” finds %s by its own name', (typed, name) => {
  const [found] = findCities(zones, typed);
  expect([found?.name, aliasFor(found!, typed)]).toEqual([name, undefined]);
});

test('the typed part is marked, and the name stays whole', () => {
  expect(markTyped('Kabupaten Malang', 'mal kab')).toEqual([
    ['Kab', true],
    ['upaten ', false],
    ['Mal', true],
    ['ang', false],
  ]);
  expect(markTyped('Kabupaten Malang', 'ka malang')).toEqual([
    ['Ka', true],
    ['bupaten ', false],
    ['Malang', true],
  ]);
  expect(markTyped('Kota', 'x')).toEqual([['Kota', false]]);
  expect(markTyped('', 'x')).toEqual([]);
});

test('a complete name or alias selects its city, and none where two cities have it', () => {
  const [malang, ...others] = [
    { name: 'Kota Malang', ratePerKg: 1, aliases: ['Malang'] },
    { name: 'Jabodetabek', ratePerKg: 1, aliases: ['Depok', 'Bogor'] },
    { name: 'Kabupaten Bogor', ratePerKg: 1, aliases: ['Bogor'] },
  ];
  const all = [malang, ...others];
  expect(cityNamed(all, ' kota  MALANG')).toBe(malang);
  expect(cityNamed(all, 'Malang')).toBe(malang);
  expect(cityNamed(all, 'MALANG (KOTA)')).toBe(malang);
  expect(cityNamed(all, 'depok')?.name).toBe('Jabodetabek');
  expect(['Bogor', 'Kota', 'Malan', 'Malang Kab', '', '-'].map((typed) => cityNamed(all, typed))).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});

test('provinces keep the order of their first appearance; regions without a province stay together', () => {
  const city = (name: string, province: string | null) => ({ name, province, ratePerKg: 10_000 });
  const mixed = [city('A', 'Timur'), city('Luar', null), city('B', 'Barat'), city('C', 'Timur')];
  expect(byProvince(mixed)).toEqual([
    { name: 'Timur', cities: [city('A', 'Timur'), city('C', 'Timur')] },
    { name: null, cities: [city('Luar', null)] },
    { name: 'Barat', cities: [city('B', 'Barat')] },
  ]);
  expect(byProvince([{ name: 'Bandung', ratePerKg: 15_000 }])).toHaveLength(1);
});

const province = 'Jawa Barat';
const official = [
  ...['Pangkal Pinang', 'Palangka Raya', 'Bukittinggi', 'Parepare', 'Lubuk Linggau', 'Pematang Siantar'],
  ...['Gunungsitoli', 'Bandung', 'Kotamobagu', 'Lhokseumawe', 'Solok', 'Jakarta Selatan'],
]
  .map((name) => ({ name: `Kota ${name}`, province, ratePerKg: 10_000 }))
  .concat(
    ['Toli-Toli', 'Bandung', 'Bandung Barat', 'Kotabaru', 'Solok', 'Kepulauan Seribu'].map((name) => ({
      name: `Kabupaten ${name}`,
      province,
      ratePerKg: 15_000,
    })),
    { name: 'Kota Surakarta', province, ratePerKg: 20_000, aliases: ['Solo'] } as never,
  );

test.each([
  ['Pangkalpinang', 'Kota Pangkal Pinang'],
  ['palangkaraya', 'Kota Palangka Raya'],
  ['Bukit Tinggi', 'Kota Bukittinggi'],
  ['TOLITOLI', 'Kabupaten Toli-Toli'],
  ['pare-pare', 'Kota Parepare'],
  ['Lubuklinggau', 'Kota Lubuk Linggau'],
  ['Kota Pematangsiantar', 'Kota Pematang Siantar'],
  ['siantar', 'Kota Pematang Siantar'],
  ['Gunung Sitoli', 'Kota Gunungsitoli'],
  ['Kota Mobagu', 'Kota Kotamobagu'],
  ['kota baru', 'Kabupaten Kotabaru'],
  ['Loksumawe', 'Kota Lhokseumawe'],
  ['BANDUNG (KAB)', 'Kabupaten Bandung', 'Kabupaten Bandung Barat'],
  ['Kodya Bandung', 'Kota Bandung'],
  ['Kota Administrasi Jakarta Selatan', 'Kota Jakarta Selatan'],
  ['Kep. Seribu', 'Kabupaten Kepulauan Seribu'],
  ['bandung', 'Kota Bandung', 'Kabupaten Bandung', 'Kabupaten Bandung Barat'],
  ['solo', 'Kota Surakarta'],
])('of the official names, “%s” finds %s', (typed, ...found) => {
  expect(findCities(official, typed).map(({ name }) => name)).toEqual(found);
});

test('a name that a city and a regency share selects neither; with “kab.” it selects the regency', () => {
  expect([cityNamed(official, 'Bandung'), isSharedName(official, 'Bandung')]).toEqual([undefined, true]);
  expect([cityNamed(official, 'kab. bandung')?.name, isSharedName(official, 'kab. bandung')]).toEqual([
    'Kabupaten Bandung',
    false,
  ]);
  expect(cityNamed(official, 'Solo')?.name).toBe('Kota Surakarta');
});
