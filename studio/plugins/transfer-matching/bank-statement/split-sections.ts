import { areTitles, guessColumns, type Role } from './column-roles.ts';
import { readAmount } from './read-amount.ts';
import type { Line } from './split-table.ts';

/** A part of a statement: the rows below one row of titles, or all rows if it has no titles. */
export interface Section {
  /** Row of the titles; 0 if there are none. */
  titlesRow: number;
  titles: string[];
  /** The account that a line above the titles names, digits alone; '' if none does. */
  account: string;
  lines: Line[];
  columns: Role[];
  /** The key by which a choice of columns is kept. It is stored, so it has titles only: cells of transactions name people. */
  layout: string;
}
type Part = Omit<Section, 'layout' | 'columns'>;

/** Returns the columns that a person has chosen for files of a layout, if any. */
export type ChosenColumns = (layout: string) => readonly Role[] | undefined;

/**
 * Splits a statement into sections, because a text may hold several exports or accounts. Leaves out those without an
 * amount, unless none has one.
 *
 *     No. Rekening : 1112223334     in no section
 *     Tanggal;Keterangan;Kredit     section 1, of account 1112223334
 *     20/11/2026;ALI;50.409
 *     Tanggal;Keterangan;Kredit     the next page of section 1: titles and account are the same
 *     21/11/2026;BUDI;60.411
 *     No. Rekening : 4445556667
 *     Tanggal;Keterangan;Kredit     section 2, of account 4445556667
 */
export function splitSections(lines: readonly Line[], chosen: ChosenColumns): [Section, ...Section[]] {
  const titled: Part[] = [];
  let account = '';
  for (const line of lines) {
    const { row, cells } = line;
    const last = titled.at(-1);
    const isNextPage = last?.account === account && last.titles.join('|') === cells.join('|');
    if (areTitles(cells) && !isNextPage) titled.push({ titlesRow: row, titles: cells, account, lines: [] });
    else last?.lines.push(line); // also titles repeated on the next page: no transaction
    account = accountIn(cells) || account;
  }
  const untitled = { titlesRow: 0, titles: [], account: '', lines: [...lines] };
  const [first, ...others] = titled.filter(hasAmount);
  const withColumns = (part: Part) => sectionOf(part, chosen);
  return [withColumns(first ?? titled[0] ?? untitled), ...others.map(withColumns)];
}

function sectionOf(part: Part, chosen: ChosenColumns): Section {
  const { titles, lines } = part;
  const body = lines.map(({ cells }) => cells);
  const layout = titles.map((title) => title.trim()).join('|') || `${body.at(-1)?.length ?? 0} kolom`;
  return { ...part, layout, columns: [...(chosen(layout) ?? guessColumns(titles, body))] };
}

/** Matches a label such as “No. Rekening” at the start of a line, and the number after it. */
const accountLabel =
  /^\W*(?:no\.?|nomor|account|acc\.?|norek|rekening) ?(?:rekening|rek\.?|account|no\.?|number)?\b[^\d]{0,40}?(\d[\d. -]{4,})/i;

/** Returns the number of the account that a line names, digits alone; '' if it names none. */
const accountIn = (cells: readonly string[]) => accountLabel.exec(cells.join(' '))?.[1]?.replaceAll(/\D/g, '') ?? '';

const hasAmount = ({ lines }: Part) => lines.some(({ cells }) => cells.some((cell) => readAmount(cell)));
