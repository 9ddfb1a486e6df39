import { beginsWithDay } from './begins-with-day.ts';
import { checkBalance } from './check-balance.ts';
import { areTitles, hasWords } from './column-roles.ts';
import { otherUnitProblems } from './other-unit.ts';
import { balancesIn } from './outside-balances.ts';
import { periodOf } from './period.ts';
import { readAmount, type Way } from './read-amount.ts';
import type { Period } from './read-days.ts';
import { type MoneyRow, notInColumnsProblem, readRows } from './read-rows.ts';
import { refusalOf, refusalOfPdf } from './refused-formats.ts';
import { type ChosenColumns, type Section, splitSections } from './split-sections.ts';
import { type Line, splitTable } from './split-table.ts';

/**
 * Reads a statement that a bank exported or a person copied. Splits the text into lines and these into sections, whose
 * columns are those that a person has chosen or else guessed ones, and compares the rows of each section with the bank's
 * balances. A row with an amount is in `rows`, or a problem or note names it. Never throws.
 */
export function readStatement(text: string, chosen: ChosenColumns): Statement {
  const refusal = refusalOf(text);
  if (refusal) return { ...nothing, problems: [refusal] };
  const { lines, openQuoteRow } = splitTable(text, areTitles);
  const sections = splitSections(lines, chosen);
  const [first] = sections;
  const preamble = lines.filter(({ row }) => row < first.titlesRow);
  const table = lines.map(({ cells }) => cells);
  const period = periodOf(table);
  const unreadable = sections.filter((section) => !isReadable(section));
  const read = sections
    .filter(isReadable)
    .map((section) => readSection(section, section === first ? preamble : [], period));
  return {
    rows: read.flatMap(({ rows }) => rows),
    problems: [
      ...(openQuoteRow ? [`Baris ${openQuoteRow}: tanda kutip (") tidak ditutup. Hapus atau tutup.`] : []),
      ...preamble.filter(isTransaction).map(notInColumnsProblem),
      ...unreadable.map((section) => (section === first ? unknownColumnsProblem(text) : unknownBelowProblem(section))),
      ...read.flatMap(({ unitProblems }) => unitProblems),
      ...read.flatMap(({ problems }) => problems),
    ],
    notes: read.flatMap(({ notes }) => notes),
    balances: read.map(({ balance }) => balance),
    sample: table.slice(Math.max(0, first.titlesRow - 1), first.titlesRow + 3),
    columns: first.columns,
    layout: first.layout,
    asksColumns: unreadable.length > 0 || read.some(({ isDirectionUnknown }) => isDirectionUnknown),
  };
}

export interface Statement extends Pick<Section, 'columns' | 'layout'> {
  rows: StatementRow[];
  /** One sentence with a remedy for each row that cannot be read. */
  problems: string[];
  notes: string[];
  /** For each section, whether its rows agree with the bank's balances. */
  balances: ReturnType<typeof readSection>['balance'][];
  /** The first titles, if any, and three rows below them. A person can correct their `columns`. */
  sample: string[][];
  /** Whether a person can solve a problem by saying what a column holds. */
  asksColumns: boolean;
}

/** A line of the bank that moved money. */
export interface StatementRow {
  /** Row of the file, from 1, as a spreadsheet counts it. */
  row: number;
  /** The number of the account, digits alone; '' if the bank does not write it. */
  account: string;
  day: string;
  /** `14.05`; null if the bank gives no time. */
  hour: string | null;
  way: Way;
  /** Whole rupiah, without sen, never negative. */
  amount: number;
  /** The balance after this row in whole rupiah; null if the bank writes none. */
  balance: number | null;
  text: string;
  /** Why this row does not agree with the bank's balance; '' if it does. */
  doubt: string;
}

const nothing = { rows: [], notes: [], balances: [], sample: [], columns: [], layout: '', asksColumns: false };

/** Reads a section, and compares it with the balances that the bank writes `above` its titles and beside its rows. */
function readSection(section: Section, above: readonly Line[], period: Period | null) {
  const { account } = section;
  const read = readRows(section, period);
  const outside = [...above, ...read.others];
  const { agrees, opening, closing, breaks } = checkBalance(read.entries, balancesIn(outside));
  const doubts = Map.groupBy(breaks, ({ row }) => row);
  return {
    ...read,
    rows: read.entries.map((entry) => statementRowOf(entry, account, doubts.get(entry.row)?.[0]?.text ?? '')),
    unitProblems: otherUnitProblems(section, outside),
    /** `agrees` is null if the bank wrote nothing to compare. */
    balance: { account, agrees, opening: rupiah(opening), closing: rupiah(closing), breaks },
  };
}

const rupiah = (sen: number | null) => (sen === null ? null : Math.trunc(sen / 100));

function statementRowOf(read: MoneyRow, accountOfSection: string, doubt: string): StatementRow {
  const { sen, balance, row, day, hour, text } = read;
  const account = read.account.replaceAll(/\D/g, '') || accountOfSection;
  const amount = Math.trunc(Math.abs(sen) / 100);
  return { row, account, day, hour, way: sen > 0 ? 'in' : 'out', amount, balance: rupiah(balance), text, doubt };
}

const isReadable = ({ columns }: Section) =>
  columns.includes('day') && (columns.includes('credit') || columns.includes('amount'));

const unknownColumnsProblem = (text: string) =>
  refusalOfPdf(text) ?? 'Kolom tanggal dan kolom uang masuk belum dikenali. Tunjuk kolomnya pada tabel di bawah.';
const unknownBelowProblem = ({ titlesRow }: Section) =>
  `Baris ${titlesRow}: kolom di bawah judul ini belum dikenali. Tempel tabel ini sendiri, lalu tunjuk kolomnya.`;

/** Whether a row above the titles is a transaction of Rp1.000 or more: its table has another delimiter or no titles. */
function isTransaction({ cells }: Line): boolean {
  const texts = cells.filter((cell) => hasWords(cell) && !beginsWithDay(cell) && !readAmount(cell));
  const hasTextAndAmount = texts.length > 0 && cells.some((cell) => (readAmount(cell)?.sen ?? 0) >= 100_000);
  const hasOtherDelimiter = cells.some((cell) => /([;|\t,]).*\1.*\d{3}/.test(cell));
  return beginsWithDay(cells.join(' ')) && (hasTextAndAmount || hasOtherDelimiter);
}
