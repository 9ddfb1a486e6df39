import { cleanNumber } from 'site/transaction/parse-rupiah.ts';
import { splitTable } from '../split-table.ts';
import { type Line, readFormat } from './bank-formats.ts';
import { checkStatement, factsOf } from './check-statement.ts';
import { areTitles, columnsBySums, hasWords } from './column-roles.ts';
import { readAmount } from './read-amount.ts';
import { beginsWithDay, periodOf } from './read-days.ts';
import { readPlainLines } from './read-plain-lines.ts';
import { type Entry, notInColumns, readSection, type SectionReading } from './read-section.ts';
import { type ChosenColumns, type Section, splitSections } from './split-sections.ts';
import { statementNotes } from './statement-notes.ts';

/** A line of the bank that moved money. `credits` holds the incoming ones, `outgoing` the others. */
export interface Credit {
  /** Row of the file, from 1, as a spreadsheet counts it. */
  row: number;
  day: string;
  /** `14.05`; null if the bank gives no time. */
  hour: string | null;
  /** Whole rupiah, without sen. */
  amount: number;
  text: string;
}

export type Statement = ReturnType<typeof readStatement>;

/**
 * Reads a statement that a bank exported or a person copied. Never drops a row with an amount silently: it is
 * incoming, outgoing, a problem or a note. Uses the columns that a person has chosen for these titles, or else guesses
 * them. Never throws.
 */
export function readStatement(text: string, chosen: ChosenColumns) {
  const { lines, openQuoteLine, isPlain } = linesOf(text);
  const table = lines.map(({ cells }) => cells);
  const period = periodOf(table);
  const sections = splitSections(lines, chosen);
  const [first] = sections;
  const preamble = lines.slice(0, Math.max(0, first.at));
  const readable = sections.filter(isReadable);
  const unreadable = sections.filter((section) => !isReadable(section));
  const read = readable.map((section) => readSection(section, { period, preamble }));

  const entries = read.flatMap((section) => section.entries);
  const outside = [...preamble, ...read.flatMap(({ others }) => others)];
  const tables = numberTables(readable, read, preamble);
  const moved = read.flatMap((section, page) =>
    section.entries.map((entry) => ({ ...entry, page, table: tables[page] ?? 0 })),
  );
  const balance = checkStatement({ moved, facts: factsOf(outside), period });
  const swapped = moved.map((row) => ({ ...row, sen: -row.sen }));
  const isSwapped =
    balance.agrees === false && checkStatement({ moved: swapped, facts: new Map(), period: null }).agrees === true;

  const outgoing = entries.filter(({ sen }) => sen < 0).map(creditOf);
  return {
    /** The cells as read. */
    table,
    /** Row of the first titles in `table`, from 1; 0 if there are none. */
    titlesRow: first.at + 1,
    columns: first.columns,
    credits: entries.filter(({ sen }) => sen > 0).map(creditOf),
    outgoing,
    debits: outgoing.length,
    /** One sentence with a remedy for each row that cannot be read. */
    problems: [
      ...(openQuoteLine ? [`Baris ${openQuoteLine}: tanda kutip (") tidak ditutup. Hapus atau tutup.`] : []),
      ...preamble.filter(isTransaction).map(notInColumns),
      ...unreadable.map(({ at }) => unknownColumns(text, at > first.at ? lines[at]?.row : 0)),
      ...otherUnits(outside, otherUnit),
      ...otherUnits(
        readable.map((section) => moneyTitles(section, lines)),
        otherUnitInTitle,
      ),
      ...(isSwapped ? [swappedColumns] : []),
      // Copied lines have no borders between cells. Only the balance proves that they were joined correctly.
      ...(isPlain ? balance.breaks.map(({ row, text: problem }) => `Baris ${row}: ${problem}`) : []),
      ...read.flatMap(({ problems }) => problems),
    ],
    /** Whether a person can solve a problem by saying what a column holds. */
    asksColumns: unreadable.length > 0 || isSwapped || read.some(({ isDirectionUnknown }) => isDirectionUnknown),
    notes: [
      ...read.flatMap(({ notes }) => notes),
      ...statementNotes({ sections: readable, entries, outside, agrees: balance.agrees }),
    ],
    balance,
  };
}

const creditOf = ({ row, day, hour, sen, text }: Entry): Credit => ({
  row,
  day,
  hour,
  amount: Math.trunc(Math.abs(sen) / 100),
  text,
});

/** Splits a text into rows. It may be a format of banks' programs, a table, or lines without borders between cells. */
function linesOf(text: string): { lines: Line[]; openQuoteLine?: number | undefined; isPlain?: boolean } {
  const format = readFormat(text);
  if (format) return { lines: format };
  if (isXmlOrJson(text)) return { lines: [] };
  const { rows, titlesIndex, openQuoteLine } = splitTable(text, areTitles);
  const plain = titlesIndex >= 0 || columnsBySums(rows) ? null : readPlainLines(text);
  return plain
    ? { lines: plain, isPlain: true }
    : { lines: rows.map((cells, index) => ({ row: index + 1, cells: cleanCells(cells) })), openQuoteLine };
}

const isXmlOrJson = (text: string) => /^\s*(?:<[?!\w]|\{\s*"|\[\s*\{)/.test(text);

/** Removes `="…"`, which keeps cells as text, and joins amounts that a comma has cut: `Saldo Akhir : 1,285,333.00`. */
function cleanCells(cells: readonly string[]): string[] {
  const [first = '', ...rest] = cells;
  const endsInDigits = /[:=]\s*(?:Rp\.? ?)?\d{1,3}$/.test(first);
  const areThousands = rest.length > 0 && rest.every((cell) => /^\d{3}(?:\.\d\d)?$/.test(cell));
  return endsInDigits && areThousands
    ? [cells.join(',')]
    : cells.map((cell) => cleanNumber(cell.replace(/^="(.*)"$/, '$1')));
}

const isReadable = ({ columns }: Section) =>
  columns.includes('day') && (columns.includes('credit') || columns.includes('amount'));

function unknownColumns(text: string, row = 0): string {
  if (isXmlOrJson(text))
    return 'Ini berkas XML atau JSON yang belum dikenali, atau rusak. Unduh mutasinya dari bank sebagai CSV atau Excel.';
  return row > 0
    ? `Baris ${row}: kolom di bawah judul ini belum dikenali. Tempel tabel ini sendiri, lalu tunjuk kolomnya.`
    : 'Kolom tanggal dan kolom uang masuk belum dikenali. Tunjuk kolomnya pada tabel di atas.';
}

const swappedColumns =
  'Saldo bank cocok hanya bila masuk dan keluar ditukar. Tunjuk kolom uang masuk dan uang keluar pada tabel di atas.';

/** Whether a row above the titles is a transaction, because its table has another delimiter or no titles. */
function isTransaction({ cells }: Line): boolean {
  const texts = cells.filter((cell) => hasWords(cell) && !beginsWithDay(cell) && !readAmount(cell));
  const hasTextAndAmount = texts.length > 0 && cells.some((cell) => (readAmount(cell)?.sen ?? 0) > 99_999);
  const hasOtherDelimiter = cells.some((cell) => /([;|\t,]).*\1.*\d{3}/.test(cell));
  return beginsWithDay(cells.join(' ')) && (hasTextAndAmount || hasOtherDelimiter);
}

const foreignCurrency = '(?:USD|US dollar|SGD|EUR|AUD|JPY|MYR|SAR|GBP|CNY|HKD)';
const account = String.raw`(?:rekening|account)(?: n\w+\.?)?\W+\d[\d -]*`;
/** Matches a line that states amounts in thousands or millions, or an account in another currency. */
const otherUnit = new RegExp(
  String.raw`\b(?:dalam|in|satuan)\W+(?:rp\W+|rupiah )?(?:ribu|juta|thousand|million)|\b(?:mata uang|currency|ccy|valuta|${account})\W+${foreignCurrency}\b`,
  'i',
);
const otherUnitInTitle = new RegExp(String.raw`\b(?:${foreignCurrency}|ribu|ribuan|juta|jutaan|000)\b`, 'i');

/** Returns a problem for each line that matches: the amounts are not whole rupiah. */
const otherUnits = (lines: readonly Line[], pattern: RegExp) =>
  lines
    .map(({ row, cells }) => ({ row, text: cells.join(' ') }))
    .filter(({ text }) => pattern.test(text))
    .map(({ row, text }) => `Baris ${row}: “${text.trim()}”. Ambil mutasi dalam rupiah penuh dari bank.`);

const moneyTitles = ({ at, titles, columns }: Section, lines: readonly Line[]): Line => ({
  row: lines[at]?.row ?? 0,
  cells: titles.filter((_, column) => /credit|debit|amount/.test(columns[column] ?? '')),
});

/** Numbers the tables. Equal titles on the next page, for the same account and period, continue the same table. */
function numberTables(
  sections: readonly Section[],
  read: readonly SectionReading[],
  preamble: readonly Line[],
): number[] {
  const textOf = ({ cells }: Line) => cells.join(' ');
  const known = new Set(preamble.map(textOf));
  const namesOther = (line: Line) => /(?:period|rekening|account).*\d/i.test(textOf(line)) && !known.has(textOf(line));
  let table = 0;
  return sections.map(({ titles }, page) => {
    const before = sections[page - 1];
    const isNextPage = before?.titles.join('|') === titles.join('|') && !read[page - 1]?.others.some(namesOther);
    if (before && !isNextPage) table += 1;
    return table;
  });
}
