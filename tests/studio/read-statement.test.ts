import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount, signedSen } from '../../studio/reconciliation/read-amount.ts';
import { readStatement } from '../../studio/reconciliation/read-statement.ts';
import { titlesOf } from '../../studio/reconciliation/split-sections.ts';
import { amounts, days, type Form, type Row, ways, writeStatement } from './statements.ts';

const noChoiceOfStaff = () => undefined;
const read = (text: string) => readStatement(text, noChoiceOfStaff);

const anyForm = fc.record<Form>({
  day: fc.constantFrom(...Object.keys(days)),
  amount: fc.constantFrom(...Object.keys(amounts)),
  way: fc.constantFrom(...Object.keys(ways)),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  time: fc.constantFrom('', '14:05:33', '08.15', '235959'),
  isNewestFirst: fc.boolean(),
});
const anyRow = fc.record<Row>({
  day: fc
    .integer({ min: 0, max: 60 })
    .map((after) => new Date(Date.UTC(2026, 9, 20 + after)).toISOString().slice(0, 10)),
  amount: fc.integer({ min: 1, max: 900_000_000 }),
  text: fc.stringMatching(/^[A-Z][A-Z ,;.|"'\t]{3,12}$/),
  isOutgoing: fc.boolean(),
});

test('any rows are read back from any form, and agree with their balance', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 9 }), anyForm, (unsorted, form) => {
      const rows = unsorted.toSorted((a, b) => a.day.localeCompare(b.day));
      const { credits, debits, problems, balance } = read(writeStatement(rows, form));
      expect(problems).toEqual([]);
      const incoming = rows.filter(({ isOutgoing }) => !isOutgoing).map(({ day, amount }) => ({ day, amount }));
      expect(credits).toMatchObject(form.isNewestFirst ? incoming.toReversed() : incoming);
      expect([debits, balance.agrees ?? true]).toEqual([rows.length - incoming.length, true]);
    }),
    { numRuns: 300 },
  );
});

test.each<[cell: string, rupiah: number | null]>([
  ["'Rp 50.000", 50_000],
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
])('the amount “%s” is read as %s', (cell, rupiah) => {
  const amount = readAmount(cell);
  expect(amount && Math.trunc(signedSen(amount) / 100)).toBe(rupiah);
});

const titles = 'Tanggal,Keterangan,Debit,Kredit\n';

test('a day that may begin with its year is a problem', () => {
  const day = `${new Date().getFullYear() % 100}/11/20`;
  expect(read(`${titles}${day},A,,500\n`).problems.join()).toContain(
    `tanggal “${day}” tidak dapat dibaca dengan pasti`,
  );
});

test('files of two banks with titles in capitals are read; midnight means that there is no time', () => {
  const [mandiri, bri] = [
    'AccountNo,Ccy,PostDate,Remarks,AdditionalDesc,Credit Amount,Debit Amount,Close Balance\n1,IDR,20/11/26,ALI,TRF,"50,409.00",0.00,1\n',
    'NOREK;TGL_TRAN;TGL_EFEKTIF;JAM_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI;GLSIGN\n1;2026-11-20 00:00:00.0;2026-11-20;14:05:33;ALI;0.00;50409.00;1.00;CR\n',
  ].map((text) => read(text).credits[0]);
  expect(mandiri).toMatchObject({ day: '2026-11-20', amount: 50_409, text: 'ALI TRF' });
  expect(bri).toMatchObject({ day: '2026-11-20', hour: '14.05', amount: 50_409, text: 'ALI' });
});

test('the titles by which a layout is remembered contain no names', () => {
  const name = (text: string) => titlesOf(read(text));
  expect(name('20/11/2026;DARI ALI;50.409\n21/11/2026;DARI BUDI;50.410')).toBe('3 kolom');
  expect(name(`Periode;2026\n${titles}20/11/2026,ALI,,50.409`)).toBe('Tanggal|Keterangan|Debit|Kredit');
});

test('unbooked lines are reported, sen are left out', () => {
  const { credits: found, notes } = read(
    `${titles}PEND,ALI,,50.409\n20/11/2026,BUNGA,,"1.234,56"\n20/11/2026,SALDO AWAL,,`,
  );
  expect(found).toMatchObject([{ amount: 1234 }]);
  expect(notes.join()).toMatch(/Baris 2 belum dibukukan.*Sen tidak dihitung \(baris 3\)/);
});

test('equal rows all count, and a note names them unless the balance proves them', () => {
  const rows = '20/11/2026,ALI,,500\n21/11/2026,B,,600\n20/11/2026,ALI,,500\n';
  const { credits: found, notes } = read(titles + rows);
  expect(found).toHaveLength(3);
  expect(notes).toEqual([expect.stringContaining('baris 2 dan 4')]);
  expect(read('Tanggal,Keterangan,Kredit,Saldo\n20/11/2026,A,500,500\n20/11/2026,A,500,1000\n').notes).toEqual([]);
});

test('rows with the status of unpaid are left out, even if all have it', () => {
  const { credits: found, notes } = read('Tanggal,Nama,Kredit,Status\n20/11/2026,A,500,Belum Lunas\n');
  expect([found, notes]).toEqual([[], [expect.stringContaining('berstatus “Belum Lunas”')]]);
});

test('the same words in a column of categories are no status', () => {
  expect(read('Tanggal,Nama,Kategori,Kredit\n20/11/2026,A,Pendidikan,500\n').credits).toHaveLength(1);
});

test('notes name a column of fees, and several accounts', () => {
  const { notes } = read('Tanggal,Keterangan,Kredit,Biaya Admin\n20/11/2026,A,500,25\n');
  expect(notes).toEqual([expect.stringContaining('Kolom “Biaya Admin” tidak dihitung')]);
  const account = (number: number) => `No. Rekening : ${number}\n${titles}20/11/2026,A${number},,500\n`;
  expect(read(account(1_234_567) + account(7_654_321)).notes.join()).toContain('2 rekening (1234567, 7654321)');
});

test('copied lines whose balance does not follow are a problem', () => {
  const text = 'Tanggal Keterangan Mutasi Saldo\n20/11/2026 A 1.000,00 9.000,00\n21/11/2026 B 500,00 DB 5.500,00';
  expect(read(text).problems.join()).toContain('Saldonya berbeda');
});

test('copied lines with a zero in the other column need no balance', () => {
  const text = 'Tanggal Keterangan Debit Kredit Saldo\n20/11/2026 A 0,00 50.409,00\n21/11/2026 B 6.500,00 0,00';
  expect(read(text)).toMatchObject({ problems: [], credits: [{ amount: 50_409 }], debits: 1 });
});

describe('the balance of a statement', () => {
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
  /** The rows with a break. The first of `lines` is row 3, below the period and the titles. */
  const brokenRows = (lines: string[], below?: string) => check(lines, below).breaks.map(({ row }) => row);

  test('agrees with its rows, oldest or newest first, with or without the sums below them', () => {
    expect(check(rows)).toMatchObject({ agrees: true, opening: 1_000_000, closing: 1_375_642, breaks: [] });
    expect(check(rows.toReversed())).toMatchObject({ agrees: true, opening: 1_000_000, closing: 1_375_642 });
    expect(check(rows, '')).toMatchObject({ agrees: true, opening: 1_000_000 });
  });

  test('is not compared when no row follows it', () => {
    const constant = rows.map((row) => row.replace(/[^,]*$/, '1'));
    expect(check(constant, '')).toMatchObject({ agrees: null, breaks: [] });
  });

  test('is continued over pages that repeat the titles', () => {
    const head = 'Tanggal,Keterangan,Debit,Kredit,Saldo';
    const page = [...rows.slice(0, 2), 'Total,,,51.409,', head, ...rows.slice(2), 'Total,,6.500,330.733,'];
    const all = 'Grand total,,6.500,382.142,\n';
    expect(check(page, all)).toMatchObject({ agrees: true, opening: 1_000_000, closing: 1_375_642 });
    expect(brokenRows(page, all.replace('382', '392'))).toEqual([10]);
    expect(brokenRows(page.toSpliced(1, 2), '')).toEqual([5]);
    // The balance of another account begins anew.
    expect(check(page.toSpliced(1, 2, 'No. Rekening,2'), '')).toMatchObject({ breaks: [] });
  });

  test('names the row of a changed digit, a missing row, swapped rows or a day outside the period', () => {
    expect(brokenRows(rows.with(1, '21/11/2026,BUDI,,7.000,1.051.409'), '')).toEqual([4]);
    expect(brokenRows(rows.toSpliced(1, 1), '')).toEqual([4]);
    expect(brokenRows([rows[0], rows[2], rows[1], rows[3]] as string[], '')).toEqual([4, 5, 6]);
    expect(brokenRows(rows.with(3, '23/11/2026,SITI,,330'), '')).toEqual([6]);
    expect(brokenRows(rows.with(3, '23/12/2026,SITI,,330.733,1.375.642'), '')).toEqual([6]);
    expect(
      check(rows.toSpliced(1, 1))
        .breaks.map(({ text }) => text)
        .join(),
    ).toContain('Jumlah uang masuk menurut bank Rp382.142');
  });
});
