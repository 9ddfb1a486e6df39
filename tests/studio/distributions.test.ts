import { describe, expect, test } from 'vitest';
import { compareDistributions, type Distribution } from '../../studio/distributions/apply-distributions.ts';
import { placePhotographs, rowIndexOf } from '../../studio/distributions/photographs.ts';
import { readDistributions, writeDistributions } from '../../studio/distributions/read-distributions.ts';

const head = 'tanggal,jenis,kota,jumlah,nama tempat,catatan\n';
const row = { day: '2026-11-21', kind: 'masjid', place: '', city: 'Kabupaten Bogor', quantity: 40, note: '' } as const;

describe('a table of distributions', () => {
  test.each([
    `${head}2026-11-21,masjid,Kabupaten Bogor,40,,`,
    'Tgl;Jenis;Kabupaten;Mushaf\r\n21/11/2026;Masjid;Kabupaten Bogor;40\r\n',
    'Laporan penyaluran\n\nTanggal terima;Jenis tempat;Kab/Kota;Jumlah (eks)\n21/11/2026;masjid;Kabupaten Bogor;40',
    'jenis\tkota\tjumlah\ttanggal\nMesjid\tKabupaten Bogor\t40\t21 November 2026',
  ])('%j is read', (table) => {
    expect(readDistributions(table)).toEqual({ rows: [row], problems: [], questions: [] });
  });

  test.each([
    [head, 'Belum ada satu penyaluran pun'],
    ['tanggal,kota\n', 'Belum ada: jumlah.'],
    [
      `${head}31/02/2026,masjid,Bogor,40`,
      'Baris 2: tanggal “31/02/2026” tidak dapat dibaca. Tulis misalnya 21/11/2026.',
    ],
    [`${head}1/1/2999,masjid,Bogor,40`, 'Baris 2: tanggal “1/1/2999”: tulis hari mushaf itu sampai'],
    [
      `${head}1/1/2026,sekolah,Bogor,40`,
      'Baris 2: jenis “sekolah” tidak dikenal. Tulis Masjid, Pesantren, TPA, Lainnya.',
    ],
    [`${head}\n1/1/2026,TPA,,40`, 'Baris 3: kota kosong.'],
    [`${head}1/1/2026,TPA,Bogor,0`, 'Baris 2: jumlah “0” tidak dapat dipakai.'],
    [`${head}1/1/2026,TPA,Bogor,"1,5"`, 'Baris 2: jumlah “1,5” tidak dapat dipakai.'],
    [`${head}1/1/2026,TPA,Bogor,10001`, 'Tulis bilangan bulat dari 1 sampai 10.000.'],
    ['tanggal,jenis,kota,jumlah\n21/11/2026,masjid,Bogor,1,500', 'Baris 2: ada isi di kanan kolom terakhir: “500”.'],
    [`${head}1/1/2026,TPA,Bogor,40,TPA Melati 🚚,`, 'Baris 2: kolom nama tempat, huruf ke-12'],
  ])('%j is refused: %s', (table, problem) => {
    expect(readDistributions(table).problems).toEqual([expect.stringContaining(problem)]);
  });

  test('the kind of a place is read from its name', () => {
    const table = 'tanggal,tempat,kota,jumlah\n21/11/2026,Ponpes Al-Hikmah,Garut,4\n21/11/2026,SD 1,Garut,4';
    const { rows, problems } = readDistributions(table);
    expect([rows[0]?.kind, problems]).toEqual(['pesantren', [expect.stringContaining('Baris 3: jenis “SD 1”')]]);
  });

  test('a downloaded table can be read again', () => {
    const rows = [row, { ...row, kind: 'lain', place: 'Rumah, Baca', note: 'Catatan' } as const];
    expect(readDistributions(writeDistributions(rows)).rows).toEqual(rows);
  });
});

test('a table adds and changes entries, never removes them; the same table twice changes nothing', () => {
  const stored: Distribution[] = [
    { _id: 'a', ...row },
    { _id: 'b', ...row },
    { _id: 'c', ...row, city: 'Kota Depok', place: null },
  ];
  const rows = [row, { ...row, quantity: 50, note: 'Susulan' }, { ...row, city: 'kabupaten bogor' }];
  const { added, changed, same } = compareDistributions(stored, rows);
  expect([added, changed.map(({ before }) => before._id), same.length]).toEqual([[rows[2]], ['b'], 1]);
  const again = compareDistributions(stored, [row, row, { ...row, city: 'Kota Depok' }]);
  expect([again.added, again.changed, again.same.length]).toEqual([[], [], 3]);
});

describe('photographs of a table', () => {
  const rows = [
    { ...row, place: 'Masjid An-Nur' },
    { ...row, city: 'Kota Depok', photo: 'IMG_2041.jpg' },
    { ...row, city: 'Kabupaten Garut' },
  ];
  test.each([
    ['img_2041.JPG', 1],
    ['3.jpg', 2],
    ['foto 02 serah terima.png', 1],
    ['penyerahan masjid annur.jpg', 0],
    ['kabupaten-garut.webp', 2],
    ['3-11-2026.jpg', undefined],
    ['WhatsApp Image 2026-11-21 at 10.22.jpg', undefined],
    ['4.jpg', undefined],
  ])('%s belongs to the row with the index %s', (name, index) => {
    expect(rowIndexOf(name, rows)).toBe(index);
  });

  test('a row has one picture: the one chosen by hand, else the first that names it', () => {
    const of = (name: string) => ({ file: new File([], name), address: name });
    const places = placePhotographs([of('1.jpg'), of('1 b.jpg'), { ...of('x.jpg'), chosen: 2 }, of('3.jpg')], rows);
    expect(places).toEqual([rows[0], undefined, rows[2], undefined]);
  });
});
