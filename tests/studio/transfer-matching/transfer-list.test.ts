import { expect, test } from 'vitest';
import type { StatementRow } from '../../../studio/plugins/transfer-matching/bank-statement/read-statement.ts';
import { addClaims, addRows, emptyList, parseList } from '../../../studio/plugins/transfer-matching/transfer-list.ts';
import { bankRow, claimOf } from './cases.ts';

const row = (amount: number, text: string, other: Partial<StatementRow> = {}): StatementRow => {
  const { id: _id, source: _source, twin: _twin, ...rest } = bankRow(amount, text, other);
  return rest;
};
const morning = [row(50_409, 'ALI', { balance: 100 }), row(50_409, 'ALI', { balance: 200 })];

test('a later file that repeats rows adds only the new ones, also a second deposit of the same day, sum and text', () => {
  const first = addRows([], morning, 'pagi.csv');
  const evening = [...morning, row(50_409, 'ALI', { balance: 300 })];
  const next = addRows(first.rows, evening, 'sore.csv');
  expect(next).toMatchObject({ added: 1, known: 2, toAsk: [] });
  expect(next.rows.slice(0, 2)).toEqual(first.rows);
  expect(addRows(next.rows, evening, 'lagi.csv')).toMatchObject({ added: 0, known: 3 });
});

test('of n + 1 equal rows in the new file and n in the list, one is new', () => {
  const at = { hour: '10.00' };
  const { rows } = addRows([], [row(50_000, 'SETOR', at)], 'pagi.csv');
  const next = addRows(rows, [row(50_000, 'SETOR', at), row(50_000, 'SETOR', at)], 'sore.csv');
  expect(next).toMatchObject({ added: 1, known: 1, toAsk: [] });
  expect(new Set(next.rows.map(({ id }) => id)).size).toBe(2);
});

test('rows without balance and hour are asked about, not swallowed', () => {
  const first = addRows([], [row(50_000, 'SETOR'), row(60_000, 'X')], 'pagi.csv');
  const next = addRows(first.rows, [row(50_000, 'SETOR'), row(70_000, 'Y')], 'sore.csv');
  expect(next).toMatchObject({ added: 2, known: 0, toAsk: [{ amount: 50_000, twin: first.rows[0]?.id }] });
  // Of three, two may be those of the list; the third is new.
  const three = Array.from({ length: 3 }, () => row(50_000, 'SETOR'));
  const last = addRows(addRows([], three.slice(1), 'pagi.csv').rows, three, 'sore.csv');
  expect([last.added, last.toAsk.length]).toEqual([3, 2]);
});

test('a row that another export writes with another text is asked about', () => {
  const first = addRows([], [row(50_409, 'TRSF ALI', { balance: 100 })], 'bca.csv');
  const other = [row(50_409, 'TRANSFER DARI ALI', { hour: '10.00' })];
  const next = addRows(first.rows, other, 'bca.xlsx');
  expect(next.toAsk).toMatchObject([{ text: 'TRANSFER DARI ALI' }]);
  expect(addRows(next.rows, other, 'lagi.xlsx')).toMatchObject({ added: 0, known: 1 });
});

test('equal rows of two accounts are two rows, and asked about if even their balances are equal', () => {
  const first = addRows([], morning, 'bsi.csv');
  const other = morning.map((each) => ({ ...each, account: 'BCA' }));
  const apart = other.map((each) => ({ ...each, balance: (each.balance ?? 0) + 7 }));
  expect(addRows(first.rows, apart, 'bca.csv')).toMatchObject({ added: 2, toAsk: [] });
  expect(addRows(first.rows, other, 'bca.csv').toAsk).toHaveLength(2);
});

test('a message that is pasted again is known', () => {
  const [ali, siti] = [claimOf('Ali', 50_409), claimOf('Siti', 60_411)];
  expect(addClaims([ali], [{ ...ali, line: 9 }, siti])).toEqual({ claims: [ali, siti], added: 1, known: 1 });
});

test('a saved list opens as it was', () => {
  const list = { ...emptyList, rows: addRows([], morning, 'pagi.csv').rows, claims: [claimOf('Ali', 50_409)] };
  expect(parseList(JSON.stringify(list))).toEqual(list);
});

test.each([
  ['a text', 'halo', 'terpotong'],
  ['a part of a list', JSON.stringify(emptyList).slice(0, 40), 'terpotong'],
  ['another file', '{"name":"x"}', 'bukan daftar transfer'],
  ['a row without an amount', JSON.stringify({ ...emptyList, rows: [{ id: 'x', day: '2026-11-20' }] }), 'rusak'],
  ['a newer version', JSON.stringify({ ...emptyList, version: 4 }), 'versi yang lebih baru'],
])('%s is refused, and the message says why', (_case, text, problem) => {
  expect(() => parseList(text)).toThrow(problem);
});
