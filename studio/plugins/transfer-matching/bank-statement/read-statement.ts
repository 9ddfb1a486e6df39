import { cleanNumber } from 'site/transaction/parse-rupiah.ts';
import { balancesIn, checkBalance } from './check-balance.ts';
import { amountRoles, areTitles, guessColumns, hasWords, type Role } from './column-roles.ts';
import { readAmount, type Way } from './read-amount.ts';
import { isDay, type Period, periodOf } from './read-days.ts';
import { type MoneyRow, notInColumnsProblem, readRows } from './read-rows.ts';
import { type Line, splitTable } from './split-table.ts';
import type { Section } from './table-row.ts';

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

/** Returns the columns that a person has chosen for files of a layout (`layoutKey`), if any. */
export type ChosenColumns = (layout: string) => readonly Role[] | undefined;
export type Statement = ReturnType<typeof readTables>;

/**
 * Reads a statement that a bank exported or a person copied, with the columns that a person has chosen for its titles, or
 * else guessed ones. A row with an amount is in `rows`, or a problem or note names it. Never throws.
 */
export function readStatement(text: string, chosen: ChosenColumns): Statement {
  const refused = refusals.find(([begins]) => begins.test(text))?.[1];
  if (refused === undefined) return readTables(text, chosen);
  const ofNoText = readTables('', chosen);
  return { ...ofNoText, problems: [refused], asksColumns: false };
}

function readTables(text: string, chosen: ChosenColumns) {
  const { rows: split, openQuoteLine } = splitTable(text, areTitles);
  const lines = split.map((cells, index): Line => ({ row: index + 1, cells: cells.map(cleanCell) }));
  const table = lines.map(({ cells }) => cells);
  const period = periodOf(table);
  const sections = splitSections(lines, chosen);
  const [first] = sections;
  const preamble = lines.slice(0, Math.max(0, first.at));
  const unreadable = sections.filter((section) => !isReadable(section));
  const read = sections
    .filter(isReadable)
    .map((section) => readSection(section, section === first ? preamble : [], period));
  return {
    /** The cells as read. */
    table,
    /** Row of the first titles in `table`, from 1; 0 if there are none. */
    titlesRow: first.at + 1,
    columns: first.columns,
    rows: read.flatMap(({ rows }) => rows),
    /** One sentence with a remedy for each row that cannot be read. */
    problems: [
      ...(openQuoteLine ? [`Baris ${openQuoteLine}: tanda kutip (") tidak ditutup. Hapus atau tutup.`] : []),
      ...preamble.filter(isTransaction).map(notInColumnsProblem),
      ...unreadable.map((section) => (section === first ? unknownColumnsProblem(text) : unknownBelowProblem(section))),
      ...read.flatMap(({ inOtherUnit }) => inOtherUnit).map(otherUnitProblem),
      ...read.flatMap(({ problems }) => problems),
    ],
    /** Whether a person can solve a problem by saying what a column holds. */
    asksColumns: unreadable.length > 0 || read.some(({ isDirectionUnknown }) => isDirectionUnknown),
    notes: read.flatMap(({ notes }) => notes),
    balances: read.map(({ balance }) => balance),
  };
}

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
    inOtherUnit: [...outside.filter(isInOtherUnit), ...titlesInOtherUnit(section)],
    /** `agrees` is null if the bank wrote nothing to compare. */
    balance: { account, agrees, opening: rupiah(opening), closing: rupiah(closing), breaks },
  };
}

const rupiah = (sen: number | null) => (sen === null ? null : Math.trunc(sen / 100));

function statementRowOf(read: MoneyRow, accountOfTable: string, doubt: string): StatementRow {
  const { account, sen, balance, row, day, hour, text } = read;
  const amount = Math.trunc(Math.abs(sen) / 100);
  const written = { row, day, hour, text, doubt, amount, balance: rupiah(balance) };
  return { ...written, account: digitsOf(account) || accountOfTable, way: sen > 0 ? 'in' : 'out' };
}

const fromBankProgram = (name: string) =>
  `Ini berkas ${name} untuk program pembukuan, yang tidak dibaca di sini. Unduh mutasinya dari bank sebagai CSV atau Excel.`;

/** Formats that are refused by name, and how each begins. */
const refusals: [begins: RegExp, problem: string][] = [
  [/^\s*(?:OFXHEADER|<\?OFX|<OFX>|<\?xml[^]{0,400}<OFX>)/i, fromBankProgram('OFX')],
  [/^\s*!(?:Type|Account|Option)/i, fromBankProgram('QIF')],
  [/^\s*(?:\{1:|:20:)/, fromBankProgram('MT940')],
  [/^\s*(?:<[?!\w]|\{\s*"|\[\s*\{)/, fromBankProgram('XML atau JSON')],
];

const pdfText =
  'Ini tampaknya teks PDF, yang kehilangan batas kolomnya. Unduh mutasinya dari bank sebagai CSV atau Excel, atau salin tabelnya dari halaman bank.';

const unknownBelowProblem = ({ at }: Section) =>
  `Baris ${at + 1}: kolom di bawah judul ini belum dikenali. Tempel tabel ini sendiri, lalu tunjuk kolomnya.`;

function unknownColumnsProblem(text: string): string {
  // “20/11 TRSF BUDI 50.409”: blanks are no delimiter.
  const isPdf = text.split('\n').some((line) => isDay(line) && /^\S+ [^;\t|"]+ \S*\d[.,]\d{3}/.test(line.trim()));
  return isPdf ? pdfText : 'Kolom tanggal dan kolom uang masuk belum dikenali. Tunjuk kolomnya pada tabel di bawah.';
}

/** Removes `="…"`, which keeps a cell as text, and invisible characters. */
const cleanCell = (cell: string) => cleanNumber(cell.replace(/^="(.*)"$/, '$1'));

/** Returns a key for the files of one bank. It is stored, so it has titles only: cells of transactions name people. */
export const layoutKey = ({ table, titlesRow }: { table: string[][]; titlesRow: number }): string =>
  table[titlesRow - 1]?.map((cell) => cell.trim()).join('|') ?? `${table.at(-1)?.length ?? 0} kolom`;

/**
 * Splits a statement where a row has other titles, because a text may hold two exports, or where a line names another
 * account. A page that repeats the titles continues the one before. Leaves out sections without an amount, but not all.
 */
function splitSections(lines: readonly Line[], chosen: ChosenColumns): [Section, ...Section[]] {
  const table = lines.map(({ cells }) => cells);
  const starts: { at: number; account: string }[] = [];
  for (const [at, cells] of table.entries()) {
    if (!areTitles(cells)) continue;
    const last = starts.at(-1);
    const account = accountIn(lines.slice(last?.at ?? 0, at)) || (last?.account ?? '');
    const isNextPage = last?.account === account && table[last.at]?.join('|') === cells.join('|');
    if (!isNextPage) starts.push({ at, account });
  }
  const all = starts.length > 0 ? starts : [{ at: -1, account: '' }];
  const sections = all.map(({ at, account }, index): Section => {
    const below = lines.slice(at + 1, all[index + 1]?.at);
    const titles = table[at] ?? [];
    const chosenColumns = chosen(layoutKey({ table, titlesRow: at + 1 }));
    const body = below.map(({ cells }) => cells);
    return { at, account, titles, columns: [...(chosenColumns ?? guessColumns(titles, body))], lines: below };
  });
  const filled = sections.filter((section) =>
    section.lines.some(({ cells }) => cells.some((cell) => readAmount(cell))),
  );
  return (filled.length > 0 ? filled : sections.slice(0, 1)) as [Section, ...Section[]]; // `all` is never empty
}

const isReadable = ({ columns }: Section) =>
  columns.includes('day') && (columns.includes('credit') || columns.includes('amount'));

/** Whether a row above the titles is a transaction of Rp1.000 or more: its table has another delimiter or no titles. */
function isTransaction({ cells }: Line): boolean {
  const texts = cells.filter((cell) => hasWords(cell) && !isDay(cell) && !readAmount(cell));
  const hasTextAndAmount = texts.length > 0 && cells.some((cell) => (readAmount(cell)?.sen ?? 0) >= 100_000);
  const hasOtherDelimiter = cells.some((cell) => /([;|\t,]).*\1.*\d{3}/.test(cell));
  return isDay(cells.join(' ')) && (hasTextAndAmount || hasOtherDelimiter);
}

const foreign = '(?:USD|US dollar|SGD|EUR|AUD|JPY|MYR|SAR|GBP|CNY|HKD)';
/** Matches a line that states amounts in thousands or millions, or an account in another currency. */
const otherUnit = new RegExp(
  String.raw`\b(?:dalam|in|satuan)\W+(?:rp\W+|rupiah )?(?:ribu|juta|thousand|million)|\b(?:mata uang|currency|ccy|valuta|(?:rekening|account)(?: n\w+\.?)?\W+\d[\d -]*)\W+${foreign}\b`,
  'i',
);
const otherUnitInTitle = new RegExp(String.raw`\b(?:${foreign}|ribu|ribuan|juta|jutaan|000)\b`, 'i');
const isInOtherUnit = ({ cells }: Line) => otherUnit.test(cells.join(' '));
const otherUnitProblem = ({ row, cells }: Line) =>
  `Baris ${row}: “${cells.join(' ').trim()}”. Ambil mutasi dalam rupiah penuh dari bank.`;

/** The titles of columns of money that are not in whole rupiah. */
const titlesInOtherUnit = ({ at, titles, columns }: Section): Line[] =>
  titles
    .filter((title, column) => amountRoles.includes(columns[column] ?? '') && otherUnitInTitle.test(title))
    .map((title) => ({ row: at + 1, cells: [title] }));

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Matches a label such as “No. Rekening” at the start of a line, and the number after it. */
const accountLabel =
  /^\W*(?:no\.?|nomor|account|acc\.?|norek|rekening) ?(?:rekening|rek\.?|account|no\.?|number)?\b[^\d]{0,40}?(\d[\d. -]{4,})/i;

/** Returns the number of the account that the last of these lines names; '' if none does. */
const accountIn = (lines: readonly Line[]): string =>
  lines.flatMap(({ cells }) => digitsOf(accountLabel.exec(cells.join(' '))?.[1] ?? '') || []).at(-1) ?? '';
