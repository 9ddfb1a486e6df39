import { describe, expect, test } from 'vitest';
import { readAmount, signedSen } from '../../../studio/plugins/transfer-matching/bank-statement/read-amount.ts';
import { readStatement } from '../../../studio/plugins/transfer-matching/bank-statement/read-statement.ts';

const noChoiceOfStaff = () => undefined;
const read = (text: string) => {
  const statement = readStatement(text, noChoiceOfStaff);
  return { ...statement, credits: statement.rows.filter(({ way }) => way === 'in'), balance: statement.balances[0] };
};

test.each<[cell: string, rupiah: number | null]>([
  ["'Rp 50.000", 50_000],
  ['330409.00 CR', 330_409],
  ['50000.5', 50_000],
  ['-6.500,00', -6500],
  ['(6,500.00)', -6500],
  ['DB 6.500', -6500],
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

test('the titles by which a layout is remembered contain no names', () => {
  const name = (text: string) => read(text).layout;
  expect(name('20/11/2026;DARI ALI;50.409\n21/11/2026;DARI BUDI;50.410')).toBe('3 kolom');
  expect(name(`Periode;2026\n${titles}20/11/2026,ALI,,50.409`)).toBe('Tanggal|Keterangan|Debit|Kredit');
});

test.each([
  ['a row that is not booked', `${titles}PEND,ALI,,50.409`, 'Baris 2 belum dibukukan'],
  ['a row that is not paid', 'Tanggal,Nama,Kredit,Status\n20/11/2026,A,500,Belum Lunas', 'berstatus “Belum Lunas”'],
  [
    'a footer in a column of money',
    `${titles}20/11/2026,A,,500\nCatatan,,,Halaman 1 dari 3`,
    'baris 3 “Halaman 1 dari 3”',
  ],
  ['a row that is a sum', `${titles}20/11/2026,A,,500\nTotal,,,500`, 'tidak dihitung: baris 3 “Total”'],
])('%s is not counted, and a note says so', (_case, text, note) => {
  expect(read(text).notes.join()).toContain(note);
});

test('each row has its account, which a line above the table or a column names', () => {
  const account = (number: number) => `No. Rekening : ${number}\n${titles}20/11/2026,A${number},,500\n`;
  expect(read(account(1_234_567) + account(7_654_321)).rows.map((row) => row.account)).toEqual(['1234567', '7654321']);
  const column = 'No Rekening;Tanggal;Keterangan;Kredit\n111222333;20/11/2026;A;500\n444555666;20/11/2026;B;600';
  expect(read(column).rows.map((row) => row.account)).toEqual(['111222333', '444555666']);
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
      .balance ?? { agrees: null, breaks: [] };
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
    expect(check(page, '')).toMatchObject({ agrees: true, opening: 1_000_000, closing: 1_375_642 });
    expect(brokenRows(page.toSpliced(1, 2), '')).toEqual([5]);
    // The balance of another account begins anew.
    expect(check(page.toSpliced(1, 2, 'No. Rekening,2222222'), '')).toMatchObject({ breaks: [] });
  });

  test('names the row of a changed digit, a missing row or swapped rows', () => {
    expect(brokenRows(rows.with(1, '21/11/2026,BUDI,,7.000,1.051.409'), '')).toEqual([4]);
    expect(brokenRows(rows.toSpliced(1, 1), '')).toEqual([4]);
    expect(brokenRows([rows[0], rows[2], rows[1], rows[3]] as string[], '')).toEqual([4, 5, 6]);
    // The last row is missing, and only the bank's last balance shows it.
    expect(brokenRows(rows.slice(0, 3))).toEqual([5]);
    expect(check(rows.slice(0, 1), 'Saldo awal,1.000.000')).toMatchObject({ agrees: true, closing: 1_050_409 });
    expect(brokenRows(rows.slice(0, 1), 'Saldo awal,900.000')).toEqual([3]);
  });
});
