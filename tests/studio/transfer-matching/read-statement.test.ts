import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount, signedSen } from '../../../studio/plugins/transfer-matching/bank-statement/read-amount.ts';
import { readStatement, titlesOf } from '../../../studio/plugins/transfer-matching/bank-statement/read-statement.ts';
import { amounts, days, type Form, type Row, ways, writeStatement } from './statements.ts';

const noChoiceOfStaff = () => undefined;
const read = (text: string) => {
  const statement = readStatement(text, noChoiceOfStaff);
  return { ...statement, credits: statement.rows.filter(({ way }) => way === 'in'), balance: statement.balances[0] };
};

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
      const { rows: found, problems, balance } = read(writeStatement(rows, form));
      expect(problems).toEqual([]);
      const written = rows.map(({ day, amount, isOutgoing }) => ({
        account: '7000000000',
        day,
        amount,
        way: isOutgoing ? 'out' : 'in',
      }));
      expect(found).toMatchObject(form.isNewestFirst ? written.toReversed() : written);
      expect(balance?.agrees ?? true).toBe(true);
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

test('sen are left out', () => {
  expect(read(`${titles}20/11/2026,BUNGA,,"1.234,56"`).credits).toMatchObject([{ amount: 1234 }]);
});

test.each([
  ['a row that is not booked', `${titles}PEND,ALI,,50.409`, 'Baris 2 belum dibukukan'],
  ['a row that is not paid', 'Tanggal,Nama,Kredit,Status\n20/11/2026,A,500,Belum Lunas', 'berstatus “Belum Lunas”'],
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
  });
});
