import { expect, test } from 'vitest';
import { emptyBook, gapsOf, mergeClaims, parseBook, readBook } from '../../studio/reconciliation/book.ts';
import { claimKey } from '../../studio/reconciliation/decide.ts';
import { mergeLines } from '../../studio/reconciliation/book-lines.ts';
import { emptyClaim } from '../../studio/reconciliation/read-messages.ts';
import { readStatement } from '../../studio/reconciliation/read-statement.ts';
import stored from './stored-book-1.json' with { type: 'json' };

const statement = (...rows: string[]) =>
  readStatement(`Tanggal,Keterangan,Debit,Kredit\n${rows.join('\n')}`, () => undefined);
const today = ['20/11/2026,ALI,,50409', '20/11/2026,ALI,,50409', '20/11/2026,BIAYA,6500,'];

test('a later statement that repeats lines adds only the new ones, and no receipt number changes', () => {
  const first = mergeLines([], statement(...today));
  expect(first.lines.map(({ number }) => number)).toEqual(['TT-20261120-50409', 'TT-20261120-50409-2', '']);
  const next = mergeLines(first.lines, statement(...today, '20/11/2026,ALI,,50409', '21/11/2026,SITI,,60411'));
  expect([next.known, next.fresh.map(({ number }) => number)]).toEqual([
    3,
    ['TT-20261120-50409-3', 'TT-20261121-60411'],
  ]);
  expect(next.lines.slice(0, 3)).toEqual(first.lines);
  expect([3, 5].map((row) => next.byRow.get(row)?.number)).toEqual(['TT-20261120-50409-2', 'TT-20261120-50409-3']);
  expect(mergeLines(next.lines, statement(...today)).fresh).toEqual([]);
});

test('a message that is already in the book is counted as known', () => {
  const claim = { ...emptyClaim(1), name: 'Ali', total: 50_409 };
  const [pastedAgain, another] = [
    { ...claim, line: 9 },
    { ...claim, total: 60_411 },
  ];
  expect(mergeClaims([claim], [pastedAgain, another])).toMatchObject({ claims: [claim, another], known: 1, again: 0 });
});

test('reported are days without a statement, days in two, and balances that do not continue', () => {
  const inNovember = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
  const days = (from: number, to: number) => ({ from: inNovember(from), to: inNovember(to) });
  const covered = (from: number, to: number, opening: number | null = null, closing: number | null = null) => ({
    ...days(from, to),
    opening,
    closing,
  });
  expect(gapsOf([covered(8, 10), covered(1, 4)]).gaps).toEqual([days(5, 7)]);
  expect(gapsOf([covered(1, 9, 1, 5), covered(3, 4), covered(10, 12, 5, 6)])).toEqual({
    gaps: [],
    overlaps: [days(3, 4)],
    jumps: [],
  });
  // Each day's statement repeats the days before.
  expect(gapsOf([covered(1, 2), covered(1, 3), covered(1, 4)]).overlaps).toEqual([days(1, 3)]);
  // The first statement was taken before the day ended, and then again.
  const [noon, evening, next] = [covered(1, 4, 1, 5), covered(1, 4, 1, 6), covered(5, 9, 6, 9)];
  expect(gapsOf([noon, next]).jumps).toEqual([{ day: '2026-11-05', before: 5, opening: 6 }]);
  expect(gapsOf([noon, next, evening]).jumps).toEqual([]);
});

test('a book that was stored by the first version opens', () => {
  const book = readBook(stored);
  expect(book.lines[0]).toMatchObject({ number: 'TT-20261120-50409', amount: 50_409 });
  // A message of that version still has its words, and its decision.
  expect(book.claims.map(({ said }) => said)).toEqual(['sudah tf']);
  expect(Object.keys(book.decisions)).toEqual(book.claims.map(claimKey));
  // Parts that version 1 did not have are empty.
  expect(book.closed).toEqual([]);
});

test.each([
  ['a text', 'halo', 'terpotong'],
  ['a part of a book', JSON.stringify(emptyBook).slice(0, 40), 'terpotong'],
  ['another file', '{"name":"x"}', 'bukan buku bendahara'],
  [
    'a line without an amount',
    JSON.stringify({ ...emptyBook, lines: [{ number: 'x', day: '2026-11-20' }] }),
    'bagian “lines”',
  ],
  ['a newer version', JSON.stringify({ ...emptyBook, version: 2 }), 'versi yang lebih baru'],
])('%s is refused, and the message says why', (_case, text, problem) => {
  expect(() => parseBook(text)).toThrow(problem);
});
