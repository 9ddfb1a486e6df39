import Papa from 'papaparse';
import { zakatWord } from '../../src/content/rules.ts';
import { cleaned } from '../fields/inputs.tsx';
import { filled, questioned } from '../fields/text.ts';

/** Lists of places that staff keep in a spreadsheet: what every import of a table shares. */

export interface Column {
  title: string;
  /** Other names that people give it, in lower case. */
  also?: readonly string[];
  optional?: true;
}

export interface TableRow {
  line: number;
  /** The text of a cell, cleaned as a paste into a form is. */
  cell: (title: string) => string;
}

/** What an import says before anything is applied: each sentence names its line. */
export interface Verdicts<Row> {
  rows: Row[];
  problems: string[];
  questions: string[];
}

/** Commas, semicolons or tabs, with a line of titles above. A problem says why it is no such table. */
export function readTable(
  text: string,
  columns: readonly Column[],
): { problem: string } | { rows: TableRow[]; has: (title: string) => boolean } {
  // Papa takes the byte order mark away. It finds the delimiter without the empty lines, and they are counted
  // nevertheless: a problem names the line as the spreadsheet does.
  const { delimiter } = Papa.parse<string[]>(text, { preview: 1, skipEmptyLines: 'greedy' }).meta;
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const [head, ...body] = data
    .map((cells, index) => ({ cells: cells.map((cell) => cleaned(cell).trim()), line: index + 1 }))
    .filter(({ cells }) => cells.some(Boolean));
  const titles = head?.cells ?? [];
  const found = titles.map((written) => {
    const name = written.toLowerCase();
    return columns.find(({ title, also = [] }) => title === name || also.includes(name))?.title;
  });
  const missing = columns.flatMap(({ title, optional }) => (optional || found.includes(title) ? [] : title));
  if (missing.length > 0)
    return { problem: `Baris pertama harus berisi judul kolom. Belum ada: ${missing.join(', ')}.` };
  for (const { title } of columns) {
    const same = titles.filter((_, index) => found[index] === title);
    if (same.length > 1) return { problem: `Judul kolom ${same.join(' dan ')} berarti sama. Sisakan satu.` };
  }
  const rows = body.map(({ cells, line }) => ({ line, cell: (title: string) => cells[found.indexOf(title)] ?? '' }));
  return { rows, has: (title) => found.includes(title) };
}

/** What the form says of a text in this field of this type, in the column's name. Nothing of an empty one. */
export function judgeText(text: string, column: string, type: string, field: string) {
  if (text === '') return {};
  const context = { document: { _type: type }, path: [field] };
  // Whether there is a licence (text.ts) is not asked for names of places.
  const refused = zakatWord.test(text) ? 'Hapus kata zakat.' : filled(text, context);
  const doubted = questioned(text, context);
  return {
    problem: refused === true ? undefined : within(column, refused),
    question: doubted === true ? undefined : within(column, doubted),
  };
}

const within = (column: string, sentence: string) =>
  `kolom ${column}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** The table again, for a spreadsheet: the byte order mark tells Excel that it is UTF-8. */
export const writeTable = (columns: readonly Column[], rows: readonly (string | number)[][]): string =>
  `\uFEFF${Papa.unparse([columns.map(({ title }) => title), ...rows])}\r\n`;
