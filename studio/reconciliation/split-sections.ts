import type { Line } from './bank-formats.ts';
import { areTitles, columnsBySums, guessColumns, type Role } from './column-roles.ts';
import { beginsWithDay, isDay } from './read-days.ts';

/** A part of a statement: the rows below one row of titles, or all rows if it has no titles. */
export interface Section {
  /** Index of the titles among the lines; -1 if there are none. */
  at: number;
  titles: string[];
  columns: Role[];
  lines: Line[];
}

/** Returns the columns that a person has chosen for files with these titles, if any. */
export type ChosenColumns = (titles: string) => readonly Role[] | undefined;

/** Returns a key for the files of one bank. The browser stores it, so it must not have data, which names people. */
export const titlesOf = ({ table, titlesRow }: { table: string[][]; titlesRow: number }): string =>
  table[titlesRow - 1]?.map((cell) => cell.trim()).join('|') ?? `${table.at(-1)?.length ?? 0} kolom`;

/**
 * Splits a statement at each row of titles, because a text may hold two exports with other columns. Leaves out sections
 * without a day. Returns at least one section.
 */
export function splitSections(lines: readonly Line[], chosen: ChosenColumns): [Section, ...Section[]] {
  const table = lines.map(({ cells }) => cells);
  const starts = table.flatMap((cells, index) => (areTitles(cells) ? [index] : []));
  const sections = (starts.length > 0 ? starts : [-1]).map((at, index): Section => {
    const below = lines.slice(at + 1, starts[index + 1] ?? lines.length);
    const body = below.map(({ cells }) => cells);
    const titles = titlesAt(at, table);
    const chosenColumns = chosen(titlesOf({ table, titlesRow: at + 1 }));
    const dated = body.filter((cells) => cells.some(beginsWithDay));
    const guessed = at < 0 ? (columnsBySums(dated) ?? []) : guessColumns(titles, body);
    return { at, titles, columns: [...(chosenColumns ?? guessed)], lines: below };
  });
  const filled = sections.filter(({ lines: below, columns }) =>
    below.some(({ cells }) => isDay(cells[columns.indexOf('day')] ?? '')),
  );
  // A summary above the transactions looks like a table, but has no column of text.
  const hasText = ({ columns }: Section) => columns.includes('text');
  const used = filled.filter((section, index) => hasText(section) || !filled.slice(index + 1).some(hasText));
  return (used.length > 0 ? used : sections.slice(0, 1)) as [Section, ...Section[]];
}

/** Returns the titles of a section. They may take two rows. */
function titlesAt(at: number, table: readonly string[][]): string[] {
  const [above = [], row = [], below = []] = [table[at - 1], table[at], table[at + 1]];
  // The second row repeats the titles in another language. Its empty cells take the title above them.
  const titles = row.map((title, column) => title || (areTitles(above) ? (above[column] ?? '') : ''));
  // A title such as `Mutasi` may be above the two titles `Debet` and `Kredit`.
  const isSecond = below.some((cell) => /kredit|credit/i.test(cell)) && !below.some((cell) => /\d/.test(cell));
  if (!isSecond || areTitles(below)) return titles;
  return below.map((title, column) => `${titles[column] ?? ''} ${title}`.trim());
}
