import Papa from 'papaparse';
import { zakatWord } from 'site/content/rules.ts';
import { cleanText } from '../fields/clean-text.ts';
import { checkText, questionText } from '../fields/text.ts';
import { splitTable, surplusCells } from '../split-table.ts';

/** A column of a table that staff keep in a spreadsheet and paste into the tool of cities or of distributions. */
export interface Column {
  title: string;
  /** Matches titles that people give the column, in lower case, without punctuation. The first match counts. */
  means: RegExp;
  optional?: true;
  /** The field of the document that stores the cell's text. The rules of that field apply. */
  field?: string;
}

interface Table<Row> {
  /** The type of the documents that the rows become. */
  type: string;
  columns: readonly Column[];
  /**
   * Makes a row from its cells. `cell` returns a cell's cleaned text, or undefined if the table has no such column.
   * `wrong` and `doubts` are problems and questions besides those of the form's fields.
   */
  readRow: (
    cell: (title: string) => string | undefined,
    line: number,
  ) => { row: Row; wrong: (string | undefined)[]; doubts?: (string | undefined)[] };
}

/** The rows of a table, and sentences for staff, each with its line. A table with problems cannot be applied. */
export interface TableReading<Row> {
  rows: Row[];
  problems: string[];
  questions: string[];
}

export function readTable<Row>(text: string, { type, columns, readRow }: Table<Row>): TableReading<Row> {
  const reading: TableReading<Row> = { rows: [], problems: [], questions: [] };
  const needed = columns.filter(({ optional }) => !optional);
  const columnOf = (written: string) => columns.find(({ means }) => means.test(plainTitle(written)))?.title;
  const { rows, titlesIndex, openQuoteLine } = splitTable(text, (cells) => {
    const found = new Set(cells.map(columnOf));
    return needed.filter(({ title }) => found.has(title)).length >= 2;
  });
  if (openQuoteLine)
    return { ...reading, problems: [`Baris ${openQuoteLine}: tanda kutip tidak ditutup. Tutup atau hapus.`] };
  const [head = [], ...body] = rows
    .slice(Math.max(titlesIndex, 0))
    .map((cells) => cells.map((cell) => cleanText(cell).trim()));
  const found = head.map(columnOf);
  const problem = titlesProblem(columns, head, titlesIndex < 0 ? [] : found);
  if (problem) return { ...reading, problems: [problem] };
  const last = head.findLastIndex(Boolean);
  for (const [index, cells] of body.entries()) {
    if (!cells.some(Boolean)) continue;
    const line = titlesIndex + index + 2;
    const cell = (title: string) => (found.includes(title) ? (cells[found.indexOf(title)] ?? '') : undefined);
    const { row, wrong, doubts = [] } = readRow(cell, line);
    const checks = columns.map((column) => checkCell(cell(column.title), type, column));
    const surplus = surplusProblem(cells, head.slice(0, last + 1));
    const problems = [surplus, ...wrong, ...checks.map(({ refused }) => refused)].filter(Boolean);
    const questions = [...checks.map(({ doubted }) => doubted), ...doubts].filter(Boolean);
    reading.rows.push(row);
    reading.problems.push(...problems.map((sentence) => `Baris ${line}: ${sentence}`));
    if (problems.length === 0)
      reading.questions.push(...questions.map((sentence) => `Baris ${line}, ${cell('kota')}: ${sentence}`));
  }
  return reading;
}

/** Returns the words of a title, such as `ongkos per kg rp` for `Ongkos per kg (Rp)`. */
const plainTitle = (written: string) =>
  cleanText(written)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function surplusProblem(cells: readonly string[], titles: readonly string[]): string | undefined {
  const surplus = surplusCells(cells, titles);
  if (surplus.length === 0) return undefined;
  const whole = [cells[titles.length - 1], ...surplus].join(',');
  return `ada isi di kanan kolom terakhir: “${surplus.join('”, “')}”. Isi yang memuat koma diapit tanda kutip, misalnya "${whole}"; selain itu, hapus.`;
}

function titlesProblem(columns: readonly Column[], titles: string[], found: (string | undefined)[]) {
  const missing = columns.flatMap(({ title, optional }) => (optional || found.includes(title) ? [] : title));
  if (missing.length > 0) return `Tabel memerlukan satu baris judul kolom. Belum ada: ${missing.join(', ')}.`;
  const titlesByColumn = columns.map(({ title }) => titles.filter((_, index) => found[index] === title));
  const same = titlesByColumn.find(({ length }) => length > 1);
  return same && `Judul kolom ${same.join(' dan ')} berarti sama. Sisakan satu.`;
}

/** Applies the rules of the form's field. Refuses every mention of zakat, even if the site's licence allows it. */
function checkCell(text: string | undefined, type: string, { title, field }: Column) {
  if (!text || !field) return {};
  const context = { document: { _type: type }, path: [field] };
  const refused = zakatWord.test(text) ? 'Hapus kata zakat.' : checkText(text, context);
  return { refused: inColumn(title, refused), doubted: inColumn(title, questionText(text, context)) };
}

const inColumn = (column: string, sentence: true | string) =>
  sentence === true ? undefined : `kolom ${column}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** Writes the table for a spreadsheet. The byte order mark tells Excel that it is UTF-8. */
export const writeTable = (columns: readonly Column[], rows: readonly unknown[][]): string =>
  `\uFEFF${Papa.unparse([columns.map(({ title }) => title), ...rows])}\r\n`;
