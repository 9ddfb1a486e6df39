import { describe, expect, test } from 'vitest';
import { compareCities } from '../../studio/cities/apply-cities.ts';
import { type CityRow, filledProvinces, readCities, writeCities } from '../../studio/cities/read-cities.ts';
import { withKnownNames } from '../../studio/cities/with-known-names.ts';
import tables from './city-tables.json' with { type: 'json' };

const head = 'provinsi,kota,ongkos per kg\n';

describe('a table of cities', () => {
  test.each(Object.entries(tables.read))('with %s is read', (_name, text) => {
    const rows = [{ province: 'Aceh', name: 'Banda Aceh', ratePerKg: 45_000 }];
    expect(readCities(text)).toEqual({ rows, problems: [], questions: [] });
  });

  test.each(Object.entries(tables.refused))('with %s is refused with a message', (_name, { table, problem }) => {
    expect(readCities(table).problems.join('\n')).toContain(problem);
  });

  const many = (count: number) => head + Array.from({ length: count }, (_, i) => `Aceh,Kota ${i},15000`).join('\n');

  test('names and tables have a limit', () => {
    const long = readCities(`${head}Aceh,${'a'.repeat(61)},45000`).problems;
    expect(long).toEqual(['Baris 2: nama kota paling banyak 60 huruf; ini 61.']);
    expect(readCities(many(600)).problems).toEqual([]);
    expect(readCities(many(601)).problems.join('\n')).toContain('Paling banyak 600 kota; ini 601.');
  });

  test('each column has several titles', () => {
    const titles = [
      ...['nama', 'name', 'kota tujuan', ' KOTA '].map((name) => [name, 'rate']),
      ...['tarif', 'ongkos', 'ongkir', 'Ongkos per kg'].map((rate) => ['kota', rate]),
    ];
    for (const [name, rate] of titles)
      expect(readCities(`province,${name},${rate}\nAceh, Banda Aceh ,45.000`), `${name}, ${rate}`).toEqual({
        rows: [{ province: 'Aceh', name: 'Banda Aceh', ratePerKg: 45_000 }],
        problems: [],
        questions: [],
      });
  });

  test('every wrong line is reported by its number', () => {
    const text = `${head}Aceh,A,1000\nAceh,B\nAceh,a,1000\nAceh,A,\n,C,1000`;
    expect(readCities(text).problems).toEqual([
      'Baris 3: ongkos “” tidak dapat dibaca. Tulis misalnya 15.000.',
      'Baris 4: a sudah ada di baris 2. Hapus salah satu.',
      'Baris 5: A sudah ada di baris 2. Hapus salah satu.',
      'Baris 5: ongkos “” tidak dapat dibaca. Tulis misalnya 15.000.',
    ]);
    expect(readCities(text.replace('Aceh,B', '\n,,\nAceh,B')).problems[0]).toMatch(/^Baris 5: ongkos “”/);
    expect(readCities(text).rows[1]).toEqual({ province: 'Aceh', name: 'B', ratePerKg: 0 });
  });

  test('merged cells, spaced letters and a name without its kind are questions', () => {
    const { problems, questions, rows } = readCities(
      `${head}Kepri,KOTA B A T A M,20000\n,Kab. Bintan,21000\nJabar,Bandung,15000\nJabar,Kota Bandung,15000`,
    );
    expect([problems, questions]).toEqual([
      [],
      [
        'Baris 2, KOTA B A T A M: “KOTA B A T A M” dibaca KOTA BATAM.',
        'Baris 3, Kab. Bintan: provinsi kosong. Jika selnya digabung dengan sel di atasnya, yaitu Kepri, isi dulu.',
        'Bandung dan Kota Bandung: tempat yang sama? Jika bukan, tulis Kota atau Kab. di depan namanya.',
      ],
    ]);
    expect(filledProvinces(rows).map(({ province }) => province)).toEqual(['Kepri', 'Kepri', 'Jabar', 'Jabar']);
  });

  test('an unusual rate is questioned, and an abbreviated one is understood', () => {
    const { problems, questions, rows } = readCities(`${head}Aceh,Banda Aceh,450rb`);
    expect([problems, rows[0]?.ratePerKg]).toEqual([[], 450_000]);
    expect(questions).toEqual([
      'Baris 2, Banda Aceh: Rp450.000. Jumlah ini tidak biasa: umumnya antara Rp5.000 dan Rp150.000. Periksa lagi jumlah nolnya.',
    ]);
  });

  test('a text that a release would refuse, or that is too long for its place, is questioned as in the form', () => {
    const { problems, questions } = readCities(
      `${head}Aceh,Transfer 12345678,45000\nAceh${'h'.repeat(220)},Sabang,45000`,
    );
    expect(problems).toEqual([]);
    expect(questions.map((question) => question.slice(0, 70))).toEqual([
      'Baris 2, Transfer 12345678: kolom kota, situs tidak akan terbit sampai',
      'Baris 3, Sabang: kolom provinsi, panjangnya 224 huruf; di sini sebaikn',
    ]);
  });

  test('a city may have eighty other names, as a wide area needs', () => {
    const places = Array.from({ length: 80 }, (_, i) => `Kabupaten ${i}`).join(', ');
    const rows = [{ province: '', name: 'Luar Jawa', aliases: places, ratePerKg: 60_000 }];
    expect(readCities(writeCities(rows))).toEqual({ rows, problems: [], questions: [] });
  });

  test('an exported table can be read again', () => {
    const rows = [{ province: '', name: 'Luar Jawa, "lainnya"', aliases: 'Bali, NTB', ratePerKg: 60_000 }];
    expect(writeCities(rows)).toBe(
      `\uFEFFprovinsi,kota,ongkos per kg,nama lain\r\n,"Luar Jawa, ""lainnya""",60000,"Bali, NTB"\r\n`,
    );
    expect(readCities(writeCities(rows))).toEqual({ rows, problems: [], questions: [] });
  });
});

describe('a table compared with the stored cities', () => {
  const stored = (...names: string[]) => names.map((name) => ({ _id: name, name, ratePerKg: 15_000 }));
  const rows = (...names: string[]) => names.map((name) => ({ province: '', name, ratePerKg: 15_000 }));

  test('has added, changed and missing ones', () => {
    const [same, dearer, added] = rows('Surabaya', 'bandung', 'Solo') as [CityRow, CityRow, CityRow];
    const table = [{ ...dearer, ratePerKg: 16_000 }, same, added];
    expect(compareCities(stored('Bandung', 'Medan', 'Surabaya'), table)).toMatchObject({
      added: [added],
      changed: [{ before: { _id: 'Bandung' }, after: { name: 'bandung', ratePerKg: 16_000 } }],
      missing: [{ _id: 'Medan' }],
      questions: [],
    });
  });

  test.each([
    ['has the same order', ['Medan', 'Binjai', 'Solo'], false],
    ['has two of them in another order', ['Medan', 'Solo', 'Binjai'], true],
  ])('%s', (_what, names, isReordered) => {
    const found = compareCities(stored('Medan', 'Binjai', 'Solo'), rows(...names));
    expect(found).toMatchObject({ added: [], changed: [], missing: [], isReordered });
  });

  test('may spell a name otherwise, but Kab. and Kota of one name are two places', () => {
    const found = compareCities(stored('Kab. Bandung', 'Kota Bandung'), rows('KABUPATEN BANDUNG', 'Kota Bandung'));
    expect(found).toMatchObject({ added: [], changed: [{ before: { _id: 'Kab. Bandung' } }], missing: [] });
  });

  test('asks whether a city that it lacks is one that it names otherwise', () => {
    const { questions } = compareCities(stored('Bandung'), rows('Kota Bandung'));
    expect(questions).toEqual([expect.stringContaining('Bandung dan Kota Bandung: tempat yang sama?')]);
  });
});

test('values that another program stored can be compared and written; a city without a name is removed', () => {
  const stored = [40_000.5, -5, '40000', undefined, { a: 1 }].map((ratePerKg, index) => ({
    _id: `${index}`,
    name: `Kota ${index}`,
    ratePerKg,
  }));
  const nameless = [undefined, null, 7, {}].map((name, index) => ({ _id: `tanpa-${index}`, name, ratePerKg: 9000 }));
  const rows = stored.map(({ name }) => ({ province: '', name, ratePerKg: 40_000 }));
  const { changed, missing } = compareCities([...stored, ...nameless], rows);
  expect([changed.length, missing.length]).toEqual([5, 4]);
  const { problems } = readCities(writeCities([...stored, ...nameless]));
  expect(problems.join('\n')).toContain('Baris 2: ongkos “40000.5” tidak dapat dibaca.');
});

test('known other names are offered to cities that have none, unless another place has the name', () => {
  const row = (name: string, aliases = '') => ({ province: '', name, aliases, ratePerKg: 9000 });
  const table = [row('KOTA SURAKARTA'), row('Jakarta Selatan'), row('Kota Makassar', 'Makasar'), row('Kab. Sukoharjo')];
  const { rows, count } = withKnownNames([...table, row('Solo Baru'), row('Bandung')]);
  expect(count).toBe(3);
  const names = ['Solo, Sala, Soerakarta', 'Jaksel', 'Makasar', '', '', 'BDG, Bandoeng'];
  expect(rows.map(({ aliases }) => aliases)).toEqual(names);
});
