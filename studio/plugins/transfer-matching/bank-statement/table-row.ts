import { amountRoles, hasWords, type Role, roles } from './column-roles.ts';
import { isLabel } from './labels.ts';
import { readAmount, wayOf } from './read-amount.ts';
import type { Section } from './split-sections.ts';
import { type Line, countSurplus } from './split-table.ts';

/** The cells of a row of the table, by the roles of their columns. `text` joins all columns of text. */
export type TableRow = Record<Role, string> & {
  line: Line;
  texts: string[];
  /** Whether the row has more cells than the table has titles, so that the roles may be wrong. */
  hasSurplus: boolean;
};

const hasDigit = (cell: string) => /\d/.test(cell);
export const moneyIn = (row: TableRow) => amountRoles.map((role) => row[role]).find(hasDigit) ?? '';
export const hasMoney = (row: TableRow) => moneyIn(row) !== '';
const beginsWithNumber = /^\W*(?:rp|idr)?\W*\d/iu; // `50.000`, `Rp 50.000`, `-50.000 CR`
const hasWord = /^.*\p{L}{4}/u; // `Dicetak 1 Mei`, in the first line of the cell
const isProseCell = (cell: string) => hasWord.test(cell) && !beginsWithNumber.test(cell) && !readAmount(cell);
/** Whether the columns of money hold prose, such as a footer of the bank, and no sum. */
export const isProse = (row: TableRow) => amountRoles.every((role) => !hasDigit(row[role]) || isProseCell(row[role]));

function cellsByRole(line: Line, columns: readonly Role[], hasSurplus: boolean): TableRow {
  const cellsOf = (role: Role) =>
    // Excel and the bank BCA put an apostrophe before digits to keep them as text.
    line.cells.filter((_, column) => columns[column] === role).map((cell) => cell.trim().replace(/^'/, ''));
  const texts = cellsOf('text');
  const text = texts.join(' ').replaceAll(/\s+/g, ' ').trim();
  const cells = Object.fromEntries(Object.keys(roles).map((role) => [role, cellsOf(role as Role)[0] ?? '']));
  return { ...(cells as Record<Role, string>), line, text, texts, hasSurplus };
}

/**
 * Returns a row of the section. With surplus cells it joins words that an unquoted delimiter has cut, if amounts and mark
 * then are in their columns: below `Tanggal,Keterangan,Cabang,Jumlah`, the cells of `20/11,TRSF,INFAQ ALI,0000,50409.00`
 * become `20/11`, `TRSF,INFAQ ALI`, `0000`, `50409.00`.
 */
export function rowOf({ titles, columns }: Section, line: Line): TableRow {
  const hasSurplus = titles.length > 0 && countSurplus(line.cells, titles) > 0;
  const asWritten = cellsByRole(line, columns, hasSurplus);
  const textColumn = columns.indexOf('text');
  if (!hasSurplus || textColumn < 0) return asWritten;
  // Empty cells at the end count too: in `A,BUDI,50,000,` the amount is cut as well.
  const surplus = line.cells.length - titles.length;
  const parts = line.cells.slice(textColumn, textColumn + 1 + surplus);
  if (!parts.slice(1).every(hasWords)) return asWritten;
  const cells = line.cells.toSpliced(textColumn, parts.length, parts.join(','));
  const joined = cellsByRole({ ...line, cells }, columns, false);
  return hasAmounts(joined) && hasKnownMark(joined) ? joined : asWritten;
}

/** Whether the columns of money hold only amounts, and at least one. */
const hasAmounts = (row: TableRow) => hasMoney(row) && amountRoles.every((role) => !row[role] || readAmount(row[role]));
const hasKnownMark = ({ mark }: TableRow) => mark === '' || wayOf(mark) !== null;

/** Returns the label of a sum or balance, which is in the first cell or in a column of text. */
export function labelOf({ line, texts }: TableRow): string | undefined {
  const first = line.cells.find((cell) => cell.trim() !== '') ?? '';
  return [first, ...texts].find(isLabel);
}

export const isBalance = (label = '') => /saldo|balance/i.test(label);
