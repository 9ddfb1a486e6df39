import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount } from '../../studio/reconciliation/read-amount.ts';
import { readStatement, titlesOf } from '../../studio/reconciliation/read-statement.ts';
import { credits, statements } from './statements.ts';

const guessed = () => undefined;
const read = (text: string) => readStatement(text, guessed);

describe.each(Object.keys(statements))('%s', (bank) => {
  const write = statements[bank] as (typeof statements)[string];

  test('every credit is read; the debit, a preamble and totals are skipped', () => {
    const { credits: found, debits, problems } = read(write());
    expect(problems).toEqual([]);
    expect(debits).toBe(1);
    expect(found).toMatchObject(credits.map(({ day, amount }) => ({ day, amount })));
    expect(found.map(({ text }, index) => text.includes(credits[index]?.text ?? '?'))).not.toContain(false);
  });

  test('any written rows are read back', () => {
    const row = fc.record({
      day: fc
        .date({ min: new Date('2026-11-01'), max: new Date('2026-11-30'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      amount: fc.integer({ min: 1, max: 900_000_000 }),
      text: fc.stringMatching(/^[A-Z][A-Z ,;.|"'\t]{0,12}$/),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 3 }), (rows) => {
        const { credits: found, problems } = read(write(rows));
        expect(problems).toEqual([]);
        expect(found).toMatchObject(rows.map(({ day, amount }) => ({ day, amount })));
      }),
    );
  });
});

test.each<[string, number | null]>([
  ['330.409', 330_409],
  ['330,409.00', 330_409],
  ['1.250.409,00', 1_250_409],
  ["'Rp 50.000", 50_000],
  ['Rp50.000,-', 50_000],
  ['330409.00 CR', 330_409],
  ['50000.5', 50_000],
  ['-6.500,00', -6500],
  ['(6,500.00)', -6500],
  ['.00', 0],
  ['-', 0],
  ['3,3E+05', null],
  ['1.25.000', null],
  ['1.250,000', null],
  ['1.250.00', null],
  ['lima', null],
  ['', null],
])('an amount %s', (cell, rupiah) => {
  const amount = readAmount(cell);
  expect(amount && amount.rupiah * (amount.way === 'out' ? -1 : 1)).toBe(rupiah);
});

const titles = 'Tanggal,Keterangan,Debit,Kredit\n';
const thisYear = new Date().getFullYear() % 100;

test.each([
  ['a day that there is not', '32/11/2026,ALI,,50.409\n', 'Baris 2: tanggal “32/11/2026”'],
  ['a day without its year', '20/11,ALI,,50.409\n', 'Salin juga baris Periode'],
  ['an amount that Excel has cut', '20/11/2026,ALI,,"3,3E+05"\n', 'Baris 2: jumlah “3,3E+05”'],
  ['a row that ends too early', '20/11/2026,ALI\n', 'Baris 2: jumlah “”'],
  ['an amount without a day', ',ALI,,50.409\n', 'Baris 2: tanggal “”'],
  ['an amount without its quotes', '20/11/2026,ALI,,50,409\n', 'Baris 2: kolomnya lebih banyak'],
  ['a quote that is left open', '20/11/2026,"ALI,,50.409\n21/11/2026,BUDI,,50.500', 'Baris 2: tanda kutip'],
])('%s: the row is named', (_case, rows, problem) => {
  expect(read(titles + rows).problems.join()).toContain(problem);
});

test('an unknown table asks for its columns', () => {
  for (const text of ['halo', '', 'a,b,c\n1,2,3'])
    expect(read(text).problems).toEqual([expect.stringContaining('Tunjuk kolomnya')]);
});

test('reads two banks’ files with titles in capitals, where midnight stands for no time', () => {
  const [mandiri, bri] = [
    'AccountNo,Ccy,PostDate,Remarks,AdditionalDesc,Credit Amount,Debit Amount,Close Balance\n1,IDR,20/11/26,ALI,TRF,"50,409.00",0.00,1\n',
    'NOREK;TGL_TRAN;TGL_EFEKTIF;JAM_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI;GLSIGN\n1;2026-11-20 00:00:00.0;2026-11-20;14:05:33;ALI;0.00;50409.00;1.00;CR\n',
  ].map((text) => read(text).credits[0]);
  expect(mandiri).toMatchObject({ day: '2026-11-20', amount: 50_409, text: 'ALI TRF' });
  expect(bri).toMatchObject({ day: '2026-11-20', hour: '14.05', amount: 50_409, text: 'ALI' });
});

test('what is remembered about a file contains no names', () => {
  const name = (text: string) => titlesOf(read(text));
  expect(name('20/11/2026;DARI ALI;50.409\n21/11/2026;DARI BUDI;50.410')).toBe('3 kolom');
  expect(name(`Periode;2026\n${titles}20/11/2026,ALI,,50.409`)).toBe('Tanggal|Keterangan|Debit|Kredit');
});

test('columns chosen by staff replace the guessed ones', () => {
  const text = 'Kapan,Siapa,Berapa\n20/11/2026,ALI,50.409\n';
  expect(read(text).problems).toHaveLength(1);
  const { credits: found } = readStatement(text, () => ['day', 'text', 'credit']);
  expect(found).toEqual([{ row: 2, day: '2026-11-20', hour: null, amount: 50_409, text: 'ALI' }]);
});

test('unbooked lines are reported, sen are left out', () => {
  const { credits: found, notes } = read(
    `${titles}PEND,ALI,,50.409\n20/11/2026,BUNGA,,"1.234,56"\n20/11/2026,SALDO AWAL,,`,
  );
  expect(found).toMatchObject([{ amount: 1234 }]);
  expect(notes.join()).toMatch(/Baris 2 belum dibukukan.*Sen tidak dihitung \(baris 3\)/);
});

test('equal rows count, and are named where no balance proves both', () => {
  const rows = '20/11/2026,ALI,,500\n21/11/2026,B,,600\n20/11/2026,ALI,,500\n';
  const { credits: found, notes } = read(titles + rows);
  expect(found).toHaveLength(3);
  expect(notes).toEqual([expect.stringContaining('baris 2 dan 4')]);
  expect(read('Tanggal,Keterangan,Kredit,Saldo\n20/11/2026,A,500,500\n20/11/2026,A,500,1000\n').notes).toEqual([]);
});

test('words of another column are no status', () => {
  expect(read('Tanggal,Nama,Kategori,Kredit\n20/11/2026,A,Pendidikan,500\n').credits).toHaveLength(1);
});

test('fees beside amounts, and several accounts, are named', () => {
  const { notes } = read('Tanggal,Keterangan,Kredit,Biaya Admin\n20/11/2026,A,500,25\n');
  expect(notes).toEqual([expect.stringContaining('Kolom “Biaya Admin” tidak dihitung')]);
  const account = (number: number) => `No. Rekening : ${number}\n${titles}20/11/2026,A${number},,500\n`;
  expect(read(account(1_234_567) + account(7_654_321)).notes.join()).toContain('2 rekening (1234567, 7654321)');
});

const marked = 'Tanggal,Keterangan,Jenis,Jumlah\n20/11/2026,ALI,Masuk,50.409\n21/11/2026,ADM,Keluar,6.500\n';

test.each([
  [
    'an amount without a way',
    'Tanggal,Keterangan,Jumlah\n20/11/2026,ALI,50409\n',
    'tidak menunjukkan masuk atau keluar',
  ],
  ['an unknown mark', `${marked}22/11/2026,X,Koreksi,500\n`, 'Baris 4: tanda “Koreksi” tidak dikenal'],
  ['both columns filled', `${titles}20/11/2026,ALI,6.500,50.409\n`, 'terisi dua-duanya'],
  [
    'days that contradict each other',
    `${titles}20/11/2026,A,,1.000\n11/25/2026,B,,1.000\n11/05/2026,C,,1.000\n`,
    'Baris 4: tanggal',
  ],
  [
    'three digits that may be sen',
    `${titles}20/11/2026,A,,"50,409.00"\n21/11/2026,B,,330.733\n`,
    'Baris 3: jumlah “330.733”',
  ],
  [
    'a sum that is none',
    'Tanggal,Keterangan,Kredit\n20/11/2026,A,1.000\n,Total,500\n21/11/2026,B,1.000\n',
    'Baris 3: bertuliskan jumlah',
  ],
  [
    'an outgoing amount with and without a minus',
    `${titles}20/11/2026,A,-500,\n21/11/2026,B,600,\n`,
    'Baris 2: uang keluar ini bertanda minus',
  ],
  [
    'a minus on all that came in',
    'Tanggal,Keterangan,D/K,Jumlah\n20/11/2026,A,K,-500\n21/11/2026,B,K,-600\n',
    'semua uang masuk bertanda minus',
  ],
  ['foreign money', 'Tanggal,Keterangan,Currency,Kredit\n20/11/2026,A,USD,100.00\n', 'Baris 2: mata uangnya USD'],
  ['a foreign account', `Currency : USD\n${titles}20/11/2026,A,,100.00\n`, 'Baris 1: “Currency : USD”'],
  ['thousands of rupiah', `(dalam ribuan)\n${titles}20/11/2026,A,,50\n`, 'Baris 1: “(dalam ribuan)”'],
  [
    'two accounts side by side',
    'Tanggal,Keterangan,Kredit,Tanggal,Kredit\n20/11/2026,A,500,20/11/2026,600\n',
    'Tunjuk kolomnya',
  ],
  ['years that may be days', `${titles}26/11/20,A,,500\n26/11/21,B,,600\n`, 'Salin juga baris Periode'],
  [
    'one such day',
    `${titles}${thisYear}/11/20,A,,500\n`,
    `tanggal “${thisYear}/11/20” tidak dapat dibaca dengan pasti`,
  ],
  ['months that may be days', `${titles}11/05/2026,A,,500\n11/06/2026,B,,600\n11/09/2026,C,,600\n`, 'Baris 2: tanggal'],
  [
    'days that Excel has turned',
    `${titles}2026-01-11,A,,500\n2026-02-11,B,,600\n14/11/2026,C,,600\n`,
    'Baris 2: tanggal',
  ],
  ['a year of another calendar', `${titles}20/11/2569,A,,500\n`, 'tanggal “20/11/2569”'],
  [
    'words of outgoing money beside signs',
    'Tanggal,Uraian,Jumlah\n20/11/2026,Transfer ke percetakan,200000\n22/11/2026,Biaya adm,-6500\n',
    'Baris 2: jumlah “200000” tidak menunjukkan masuk atau keluar',
  ],
  [
    'a bill beside what was paid',
    'Tanggal,Nama,Nominal Tagihan,Nominal Bayar\n20/11/2026,A,500,600\n',
    'Tunjuk kolomnya',
  ],
  ['dollars in a title', 'Tanggal,Uraian,Kredit (USD)\n20/11/2026,A,50.00\n', '“Kredit (USD)”'],
  [
    'a sum with a day',
    `${titles}20/11/2026,A,,500\n21/11/2026,B,,600\n30/11/2026,TOTAL BULAN INI,,1.100\n`,
    'Baris 4: “TOTAL',
  ],
  [
    'a balance with a day',
    `${titles}20/11/2026,A,,500\n21/11/2026,SALDO PER 21 NOV,,9.500\n22/11/2026,B,,600\n`,
    'Baris 3: “SALDO',
  ],
  ['a file that is cut off', '{"data":[{"date":"2026-11-20","amount":"500"', 'XML atau JSON'],
  ['a foreign account in MT940', ':20:1\n:60F:C261119USD10,\n:61:2611201120C50,00NTRF\n', '“Mata uang USD”'],
  ['an amount in sen', 'date,description,type,amount_cents\n2026-11-20,A,CREDIT,5040900\n', 'Tunjuk kolomnya'],
  ['sums of days', 'Tanggal,Jumlah Transaksi,Total Kredit\n20/11/2026,2,381.142\n', 'tunjuk kolomnya'],
  [
    'columns that are the other way round',
    'Tanggal,Keterangan,Debit,Kredit,Saldo\n20/11/2026,A,500,,1.500\n21/11/2026,B,,200,1.300\n',
    'hanya bila masuk dan keluar ditukar',
  ],
  [
    'an unknown status',
    'Tanggal,Keterangan,Kredit,Status\n20/11/2026,A,1.000,Sukses\n20/11/2026,B,1.000,X9\n',
    'status “X9” tidak dikenal',
  ],
])('%s is a problem, never a guess', (_case, text, problem) => {
  expect(read(text).problems.join()).toContain(problem);
});

test('lines copied out of order are a problem: the balance does not follow', () => {
  const text = 'Tanggal Keterangan Mutasi Saldo\n20/11/2026 A 1.000,00 9.000,00\n21/11/2026 B 500,00 DB 5.500,00';
  expect(read(text).problems.join()).toContain('Saldonya berbeda');
});

test.each([
  [
    'a total that is none of the bank',
    'Tanggal Keterangan Kredit\n20/11/2026 A 50.409\nTOTAL SEDEKAH 60.411',
    'Baris 3: jumlah',
  ],
  [
    'the same, cell by cell',
    'Tanggal\nKeterangan\nKredit\n20/11/2026\nA\n50.409\nTOTAL SEDEKAH\n60.411',
    'Baris 8: jumlah',
  ],
  ['a status alone', 'Tanggal\nKeterangan\nKredit\nStatus\n20/11/2026\nA\n50.409\nGagal', 'Baris 5: jumlah'],
  [
    'two lines that became one',
    'Tanggal Keterangan Mutasi Saldo\n20/11/2026 A 1.000,00 9.000,00 Saldo Awal 8.000,00\n',
    'Baris 2: jumlah “? 8.000,00”',
  ],
])('copied lines with %s are a problem', (_case, text, problem) => {
  expect(read(text).problems.join()).toContain(problem);
});

test('copied lines with a zero in the other column need no balance', () => {
  const text = 'Tanggal Keterangan Debit Kredit Saldo\n20/11/2026 A 0,00 50.409,00\n21/11/2026 B 6.500,00 0,00';
  expect(read(text)).toMatchObject({ problems: [], credits: [{ amount: 50_409 }], debits: 1 });
});

describe('what a statement says about itself', () => {
  const rows = [
    '20/11/2026,ALI,,50.409,1.050.409',
    '21/11/2026,BUDI,,1.000,1.051.409',
    '22/11/2026,ADM,6.500,,1.044.909',
    '23/11/2026,SITI,,330.733,1.375.642',
  ];
  const foot = 'Saldo awal,1.000.000\nMutasi kredit,382.142,3\nMutasi debet,6.500,1\nSaldo akhir,1.375.642\n';
  const check = (lines: string[], below = foot) =>
    read(`Periode 01/11/2026 - 30/11/2026\nTanggal,Keterangan,Debit,Kredit,Saldo\n${lines.join('\n')}\n${below}`)
      .balance;
  const rowsOf = (lines: string[], below?: string) => check(lines, below).breaks.map(({ row }) => row);

  test('agrees, oldest or newest first, and without a row of sums', () => {
    expect(check(rows)).toMatchObject({ agrees: true, opening: 1_000_000, closing: 1_375_642, breaks: [] });
    expect(check(rows.toReversed())).toMatchObject({ agrees: true, opening: 1_000_000, closing: 1_375_642 });
    expect(check(rows, '')).toMatchObject({ agrees: true, opening: 1_000_000 });
    expect(
      check(
        rows.map((row) => row.replace(/[^,]*$/, '1')),
        '',
      ),
    ).toMatchObject({ agrees: null, breaks: [] });
  });

  test('the running balance and sums go on over pages that repeat the titles', () => {
    const head = 'Tanggal,Keterangan,Debit,Kredit,Saldo';
    const page = [...rows.slice(0, 2), 'Total,,,51.409,', head, ...rows.slice(2), 'Total,,6.500,330.733,'];
    const all = 'Grand total,,6.500,382.142,\n';
    expect(check(page, all)).toMatchObject({ agrees: true, opening: 1_000_000, closing: 1_375_642 });
    expect(rowsOf(page, all.replace('382', '392'))).toEqual([10]);
    expect(rowsOf(page.toSpliced(1, 2), '')).toEqual([5]);
    // Another account below begins anew.
    expect(check(page.toSpliced(1, 2, 'No. Rekening,2'), '')).toMatchObject({ breaks: [] });
  });

  test('both columns of a row count where the balance proves both', () => {
    const both = rows.with(1, '21/11/2026,BUDI,500,1.000,1.050.909').with(2, '22/11/2026,ADM,6.500,,1.044.409');
    const some = both.slice(0, 3);
    expect(check(some, '')).toMatchObject({ agrees: true, closing: 1_044_409 });
    expect(check(some.toReversed(), '')).toMatchObject({ agrees: true, closing: 1_044_409 });
    const wrong = `Tanggal,Keterangan,Debit,Kredit,Saldo\n${some.join('\n').replace('1.050.909', '1.050.908')}`;
    expect(read(wrong).problems.join()).toContain('Baris 3: kolom uang masuk dan uang keluar terisi dua-duanya');
  });

  test('a digit changed, a row left out, two rows swapped, a day outside: the row is named and none removed', () => {
    expect(rowsOf(rows.with(1, '21/11/2026,BUDI,,7.000,1.051.409'), '')).toEqual([4]);
    expect(rowsOf(rows.toSpliced(1, 1), '')).toEqual([4]);
    expect(rowsOf([rows[0], rows[2], rows[1], rows[3]] as string[], '')).toEqual([4, 5, 6]);
    expect(rowsOf(rows.with(3, '23/11/2026,SITI,,330.7'), '')).toEqual([6]);
    expect(rowsOf(rows.with(3, '23/12/2026,SITI,,330.733,1.375.642'), '')).toEqual([6]);
    expect(
      check(rows.toSpliced(1, 1))
        .breaks.map(({ text }) => text)
        .join(),
    ).toContain('Jumlah uang masuk menurut bank Rp382.142');
  });
});
