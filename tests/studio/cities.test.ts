import { describe, expect, test } from 'vitest';
import { changesNothing, compareCities } from '../../studio/cities/compare-cities.ts';
import { readCities, writeCities } from '../../studio/cities/read-csv.ts';

const head = 'provinsi,kota,ongkos per kg\n';

describe('a table of cities', () => {
  test.each([
    ['commas', `${head}Aceh,Banda Aceh,45000`],
    ['semicolons, as Excel writes them here', 'Provinsi;Kota;Ongkos per kg\r\nAceh;Banda Aceh;45.000\r\n'],
    ['tabs, as a paste from a spreadsheet', 'kota\tprovinsi\ttarif\nBanda Aceh\tAceh\tRp 45.000'],
    ['quotes, a byte order mark, and empty lines', `\uFEFF${head}"Aceh","Banda Aceh","45.000"\n,,\n\n`],
  ])('%s', (_name, text) => {
    const rows = [{ province: 'Aceh', name: 'Banda Aceh', ratePerKg: 45_000 }];
    expect(readCities(text)).toEqual({ rows, problems: [] });
  });

  test.each([
    ['Aceh,Banda Aceh,45000', 'Baris pertama harus berisi judul kolom. Belum ada: provinsi, kota, ongkos per kg.'],
    ['provinsi,kota\nAceh,Banda Aceh', 'Belum ada: ongkos per kg.'],
    [head, 'Belum ada satu kota pun'],
    [`${head}Aceh,,45000`, 'Baris 2: nama kota kosong.'],
    [`${head}Aceh,Banda Aceh,45000\nAceh, banda aceh ,1`, 'Baris 3: banda aceh sudah ada di baris 2.'],
    [`${head}Aceh,Banda Aceh,`, 'Baris 2: ongkos “” tidak dapat dibaca.'],
    [`${head}Aceh,Banda Aceh,45rb`, 'Baris 2: ongkos “45rb” tidak dapat dibaca.'],
    [`${head}Aceh,Banda Aceh,-45000`, 'Baris 2: ongkos “-45000” tidak dapat dibaca.'],
    [`${head}Aceh,Banda Aceh,45`, 'Baris 2: tulis ongkos paling sedikit Rp1.000'],
    [`${head}Aceh,Banda Aceh,45000000000`, 'Baris 2: tulis ongkos paling banyak Rp1.000.000.000'],
    [
      head + Array.from({ length: 601 }, (_, i) => `Aceh,Kota ${i},15000`).join('\n'),
      'Paling banyak 600 kota; ini 601.',
    ],
  ])('%s is refused in words', (text, problem) => {
    expect(readCities(text).problems.join('\n')).toContain(problem);
  });

  test('what is exported is read again', () => {
    const rows = [{ province: '', name: 'Luar Jawa, "lainnya"', ratePerKg: 60_000 }];
    expect(readCities(writeCities(rows))).toEqual({ rows, problems: [] });
  });
});

test('added, changed, removed, and another order', () => {
  const cities = [
    { _id: 'a', name: 'Bandung', ratePerKg: 15_000 },
    { _id: 'b', name: 'Medan', ratePerKg: 40_000 },
    { _id: 'c', name: 'Surabaya', ratePerKg: 25_000 },
  ];
  const row = (name: string, ratePerKg: number) => ({ province: '', name, ratePerKg });
  const found = compareCities(cities, [row('Surabaya', 25_000), row('bandung', 16_000), row('Solo', 18_000)]);
  expect(found).toMatchObject({
    added: [{ name: 'Solo' }],
    changed: [{ before: { _id: 'a' }, after: { name: 'bandung', ratePerKg: 16_000 } }],
    removed: [{ _id: 'b' }],
    reordered: true,
  });
  const same = compareCities(
    cities,
    cities.map(({ name, ratePerKg }) => row(name, ratePerKg)),
  );
  expect(changesNothing(same)).toBe(true);
});
