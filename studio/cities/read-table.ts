import Papa from 'papaparse';
import { zakatWord } from 'site/content/rules.ts';
import { cleaned } from '../fields/inputs.tsx';
import { filled, questioned } from '../fields/text.ts';

/** What the imports of tables share: lists of places that staff keep in a spreadsheet. */

interface Column {
  title: string;
  /** Other titles that people give the column, in lower case. */
  also: readonly string[];
  optional?: true;
  field?: string;
}

interface Judged<Row> {
  row: Row;
  /** Sentences about errors and doubts, besides those of the text rules. */
  wrong: (string | undefined)[];
  doubts?: (string | undefined)[];
}

export interface Table<Row> {
  type: string;
  columns: readonly Column[];
  /** `cell` returns the text of a cell, cleaned like text pasted into a form; undefined without its column. */
  judge: (cell: (title: string) => string | undefined, line: number) => Judged<Row>;
}

/** Findings of an import before it is applied. Each sentence names its line. */
export interface Verdicts<Row> {
  rows: Row[];
  problems: string[];
  questions: string[];
}

export function readTable<Row>(text: string, { type, columns, judge }: Table<Row>): Verdicts<Row> {
  const verdicts: Verdicts<Row> = { rows: [], problems: [], questions: [] };
  // Empty lines are skipped only to detect the delimiter. They count as lines, so that problems name the line as the
  // spreadsheet does.
  const { delimiter } = Papa.parse<string[]>(text, { preview: 1, skipEmptyLines: 'greedy' }).meta;
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const [head, ...body] = data
    .map((cells, index) => ({ cells: cells.map((cell) => cleaned(cell).trim()), line: index + 1 }))
    .filter(({ cells }) => cells.some(Boolean));
  const titles = head?.cells ?? [];
  const found = titles.map((written) => {
    const name = written.toLowerCase();
    return columns.find(({ title, also }) => title === name || also.includes(name))?.title;
  });
  const problem = titlesProblem(columns, titles, found);
  if (problem) return { ...verdicts, problems: [problem] };
  for (const { cells, line } of body) {
    const cell = (title: string) => (found.includes(title) ? (cells[found.indexOf(title)] ?? '') : undefined);
    const { row, wrong, doubts = [] } = judge(cell, line);
    const texts = columns.map((column) => judgeText(cell(column.title), type, column));
    const problems = [...wrong, ...texts.map(({ refused }) => refused)].filter(Boolean);
    const questions = [...texts.map(({ doubted }) => doubted), ...doubts].filter(Boolean);
    verdicts.rows.push(row);
    verdicts.problems.push(...problems.map((sentence) => `Baris ${line}: ${sentence}`));
    if (problems.length === 0)
      verdicts.questions.push(...questions.map((sentence) => `Baris ${line}, ${cell('kota')}: ${sentence}`));
  }
  return verdicts;
}

function titlesProblem(columns: readonly Column[], titles: string[], found: (string | undefined)[]) {
  const missing = columns.flatMap(({ title, optional }) => (optional || found.includes(title) ? [] : title));
  if (missing.length > 0) return `Baris pertama harus berisi judul kolom. Belum ada: ${missing.join(', ')}.`;
  const alike = columns.map(({ title }) => titles.filter((_, index) => found[index] === title));
  const same = alike.find(({ length }) => length > 1);
  return same && `Judul kolom ${same.join(' dan ')} berarti sama. Sisakan satu.`;
}

function judgeText(text: string | undefined, type: string, { title, field }: Column) {
  if (!text || !field) return {};
  const context = { document: { _type: type }, path: [field] };
  // The licence (text.ts) is not looked up for names of places.
  const refused = zakatWord.test(text) ? 'Hapus kata zakat.' : filled(text, context);
  return { refused: within(title, refused), doubted: within(title, questioned(text, context)) };
}

const within = (column: string, sentence: true | string) =>
  sentence === true ? undefined : `kolom ${column}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** Writes the table for a spreadsheet. The byte order mark tells Excel that it is UTF-8. */
export const writeTable = (columns: readonly Column[], rows: readonly unknown[][]): string =>
  `\uFEFF${Papa.unparse([columns.map(({ title }) => title), ...rows])}\r\n`;
