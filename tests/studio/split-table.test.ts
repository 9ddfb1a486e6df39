import { expect, test } from 'vitest';
import { splitTable, surplusCells } from '../../studio/split-table.ts';

const isTitles = (cells: readonly string[]) => cells.includes('kota') && cells.includes('ongkos');
const split = (text: string) => splitTable(text, isTitles);

test.each([
  ['commas', 'kota,ongkos\nAceh,"42,000"', 0],
  ['a byte order mark', '\uFEFFkota,ongkos\nAceh,"42,000"', 0],
  ['semicolons and line ends of Windows', 'kota;ongkos\r\nAceh;42,000\r\n', 0],
  ['line ends of an old Mac', 'kota;ongkos\rAceh;42,000', 0],
  ['a line that names the delimiter', 'sep=;\nkota;ongkos\nAceh;42,000', 1],
  ['a title with commas above', 'Ongkos, per kota, 2026\nDaftar, lama, baru\n\nkota\tongkos\nAceh\t42,000', 3],
])('a table with %s', (_case, text, titles) => {
  const table = split(text);
  expect(table.titles).toBe(titles);
  expect(table.rows.slice(titles)).toEqual([
    ['kota', 'ongkos'],
    ['Aceh', '42,000'],
  ]);
});

test('without titles, the delimiter gives most rows the same number of cells', () => {
  expect(split('Aceh;42,5\nBogor;9').rows).toEqual([
    ['Aceh', '42,5'],
    ['Bogor', '9'],
  ]);
});

test('a quotation mark that is not closed is reported with its line, surplus cells with their text', () => {
  expect(split('kota,ongkos\n"Aceh,42\nBogor,9').openQuote).toBe(2);
  const { rows, openQuote } = split('kota,ongkos\nYogya,20000,Jogja, DIY,');
  expect(openQuote).toBeUndefined();
  expect(surplusCells(rows[1] ?? [], rows[0] ?? [])).toEqual(['Jogja', ' DIY']);
});
