import { isLabel } from './check-balance.ts';
import { hasWords, type Role, roles } from './column-roles.ts';
import { readAmount, wayOf } from './read-amount.ts';
import { type Line, surplusCells } from './split-table.ts';

/** A part of a statement: the rows below one row of titles, or all rows if it has no titles. */
export interface Section {
  /** Index of the titles among the lines; -1 if there are none. */
  at: number;
  /** The account that a line above the titles names; '' if none does. */
  account: string;
  titles: string[];
  columns: Role[];
  lines: Line[];
}

/** The cells of a row, by the roles of their columns. `text` joins all columns of text. */
export type Row = Record<Role, string> & {
  line: Line;
  texts: string[];
  /** Whether the row has more cells than the table has titles, so that the roles may be wrong. */
  hasSurplus: boolean;
};

export const amountRoles: readonly Role[] = ['credit', 'debit', 'amount'];
const hasDigit = (cell: string) => /\d/.test(cell);
export const moneyIn = (row: Row) => amountRoles.map((role) => row[role]).find(hasDigit) ?? '';
export const hasMoney = (row: Row) => moneyIn(row) !== '';
/** A sum: `50.000`, `Rp 50.000`, `-50.000 CR`. */
const beginsWithNumber = /^\W*(?:rp|idr)?\W*\d/iu;
/** A word in the first line: `Dicetak 1 Mei`. */
const hasWord = /^.*\p{L}{4}/u;
const isProseCell = (cell: string) => hasWord.test(cell) && !beginsWithNumber.test(cell);
/** Whether the columns of money hold prose, such as a footer of the bank, and no sum. */
export const isProse = (row: Row) => amountRoles.every((role) => !hasDigit(row[role]) || isProseCell(row[role]));

function cellsByRole(line: Line, columns: readonly Role[], hasSurplus: boolean): Row {
  const cellsOf = (role: Role) =>
    // Excel and the bank BCA put an apostrophe before digits to keep them as text.
    line.cells.filter((_, column) => columns[column] === role).map((cell) => cell.trim().replace(/^'/, ''));
  const texts = cellsOf('text');
  const text = texts.join(' ').replaceAll(/\s+/g, ' ').trim();
  const cells = Object.fromEntries(Object.keys(roles).map((role) => [role, cellsOf(role as Role)[0] ?? '']));
  return { ...(cells as Record<Role, string>), line, text, texts, hasSurplus };
}

/** Returns a row of the section. Joins words that an unquoted delimiter has cut: `TRSF, INFAQ ALI,0000,50409.00`. */
export function rowOf({ titles, columns }: Section, line: Line): Row {
  const hasSurplus = titles.length > 0 && surplusCells(line.cells, titles).length > 0;
  const asWritten = cellsByRole(line, columns, hasSurplus);
  const textColumn = columns.indexOf('text');
  if (!hasSurplus || textColumn < 0) return asWritten;
  const surplus = line.cells.length - titles.length;
  const end = textColumn + 1 + surplus;
  const parts = line.cells.slice(textColumn, end);
  if (!parts.slice(1).every(hasWords)) return asWritten;
  const cells = [...line.cells.slice(0, textColumn), parts.join(','), ...line.cells.slice(end)];
  const joined = cellsByRole({ ...line, cells }, columns, false);
  return hasAmounts(joined) && hasKnownMark(joined) ? joined : asWritten;
}

/** Whether the columns of money hold only amounts, and at least one. */
const hasAmounts = (row: Row) => hasMoney(row) && amountRoles.every((role) => !row[role] || readAmount(row[role]));
const hasKnownMark = ({ mark }: Row) => mark === '' || wayOf(mark) !== null;

/** Returns the label of a sum or balance, which is in the first cell or in a column of text. */
export function labelOf({ line, texts }: Row): string | undefined {
  const first = line.cells.find((cell) => cell.trim() !== '') ?? '';
  return [first, ...texts].find(isLabel);
}

export const isBalance = (label = '') => /saldo|balance/i.test(label);
