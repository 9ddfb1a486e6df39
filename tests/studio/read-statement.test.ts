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
