import { cleanNumber } from 'site/transaction/parse-rupiah.ts';
import { splitTable } from '../split-table.ts';
import { type Line, readFormat } from './bank-formats.ts';
import { checkStatement, factsOf, type Moved } from './check-statement.ts';
import { areTitles, columnsBySums, guessColumns, type Role } from './column-roles.ts';
import { readLines } from './plain-lines.ts';
import { readAmount } from './read-amount.ts';
import { beginsWithDay, isDay, periodOf } from './read-days.ts';
import { type Entry, lost, readRows, type Rows, type Section } from './read-rows.ts';

export interface Credit {
  /** Row of the file, from 1, as a spreadsheet counts it. */
  row: number;
  day: string;
  /** `14.05`, if the bank gives a time. */
  hour: string | null;
  /** Whole rupiah, without sen. */
  amount: number;
  text: string;
}

export type Statement = ReturnType<typeof readStatement>;

type Chosen = (titles: string) => readonly Role[] | undefined;

/** Identifies the files of one bank. The browser stores it, so it is never a row of data: those name people. */
export const titlesOf = ({ table, titles: row }: { table: string[][]; titles: number }): string =>
  table[row - 1]?.map((cell) => cell.trim()).join('|') ?? `${table.at(-1)?.length ?? 0} kolom`;

/**
 * Reads a statement as banks export it, or as it is copied, in four steps: text to rows; rows to tables, whose columns
 * are those of `chosen`, else guessed; rows of tables to incoming and outgoing lines; those against the bank's own
 * sums. No row with an amount is dropped: it is incoming, outgoing or a problem. Never throws.
 */
export function readStatement(text: string, chosen: Chosen) {
  const { lines, openQuote, isPlain } = linesOf(text);
  const table = lines.map(({ cells }) => cells);
  const sections = sectionsOf(lines, chosen);
  const shown = sections[0] as Section;
  const period = periodOf(table);
  const problems = openQuote ? [`Baris ${openQuote}: tanda kutip (") tidak ditutup. Hapus atau tutup.`] : [];
  const preamble = lines.slice(0, Math.max(0, shown.at));
  problems.push(...preamble.filter(isTransaction).map(lost));
  const readable = sections.filter(isReadable);
  const read = readable.map((section) => readRows(section, { period, preamble }));
  const unread = sections.filter((section) => !isReadable(section));
  problems.push(...unread.map(({ at }) => unreadable(text, at > shown.at ? lines[at]?.row : 0)));
  const entries = read.flatMap((rows) => rows.entries);
  const [credits, outgoing] = [entries.filter(({ sen }) => sen > 0), entries.filter(({ sen }) => sen < 0)].map((own) =>
    own.map(creditOf),
  ) as [Credit[], Credit[]];
  const sen = entries.filter((entry) => entry.sen % 100 !== 0).map(({ row }) => row);
  const around = [...preamble, ...read.flatMap(({ others }) => others)];
  const tables = tablesOf(readable, read, preamble);
  const moved = read.flatMap(({ entries: own }, page) =>
    own.map((entry) => ({ ...entry, page, table: tables[page] ?? 0 })),
  );
  const balance = checkStatement({ moved, facts: factsOf(around), period });
  const isSwapped = balance.agrees === false && agreesSwapped(moved);
  const titles = readable.map(({ at, head, columns }) => ({
    row: lines[at]?.row ?? 0,
    cells: head.filter((_, column) => /credit|debit|amount/.test(columns[column] ?? '')),
  }));
  problems.push(...otherUnit(around, unit), ...otherUnit(titles, unitInTitle), ...(isSwapped ? [swappedColumns] : []));
  // Copied lines have no borders: only the balance shows that they were put together rightly.
  if (isPlain && balance.agrees === false)
    problems.push(...balance.breaks.map(({ row, text: problem }) => `Baris ${row}: ${problem}`));
  return {
    /** As read. `titles` is the place of its titles, from 1, or 0 without them. */
    table,
    titles: shown.at + 1,
    columns: shown.columns,
    credits,
    /** The number of outgoing lines. */
    debits: outgoing.length,
    outgoing,
    /** One sentence for each row that cannot be read, with a remedy. */
    problems: [...problems, ...read.flatMap((rows) => rows.problems)],
    /** Whether a person can mend a problem by pointing at what a column holds. */
    asksColumns: unread.length > 0 || isSwapped || read.some((rows) => rows.isDirectionUnknown),
    notes: [
      ...read.flatMap((rows) => rows.notes),
      ...(balance.agrees ? [] : repeats(entries)),
      ...severalAccounts(around),
      ...readable.flatMap(feesBeside),
      ...(sen.length > 0 ? [`Sen tidak dihitung (baris ${sen.slice(0, 5).join(', ')}).`] : []),
    ],
    balance,
  };
}

/** A row of another table, with another delimiter or without titles. */
function isTransaction({ cells }: Line): boolean {
  const texts = cells.filter((cell) => /\p{L}{3}/u.test(cell) && !beginsWithDay(cell) && !readAmount(cell));
  const isSplit = texts.length > 0 && cells.some((cell) => (readAmount(cell)?.sen ?? 0) > 99_999);
  return beginsWithDay(cells.join(' ')) && (isSplit || cells.some((cell) => /([;|\t,]).*\1.*\d{3}/.test(cell)));
}

const isReadable = ({ columns }: Section) =>
  columns.includes('day') && (columns.includes('credit') || columns.includes('amount'));
const isData = (text: string) => /^\s*(?:<[?!\w]|\{\s*"|\[\s*\{)/.test(text);

function unreadable(text: string, row = 0): string {
  if (isData(text))
    return 'Ini berkas XML atau JSON yang belum dikenali, atau rusak. Unduh mutasinya dari bank sebagai CSV atau Excel.';
  return row > 0
    ? `Baris ${row}: kolom di bawah judul ini belum dikenali. Tempel tabel ini sendiri, lalu tunjuk kolomnya.`
    : 'Kolom tanggal dan kolom uang masuk belum dikenali. Tunjuk kolomnya pada tabel di atas.';
}

const swappedColumns =
  'Saldo bank cocok hanya bila masuk dan keluar ditukar. Tunjuk kolom uang masuk dan uang keluar pada tabel di atas.';
const agreesSwapped = (moved: readonly Moved[]) =>
  checkStatement({ moved: moved.map((row) => ({ ...row, sen: -row.sen })), facts: new Map(), period: null }).agrees;

const textOf = ({ cells }: Line) => cells.join(' ');

const foreign = '(?:USD|US dollar|SGD|EUR|AUD|JPY|MYR|SAR|GBP|CNY|HKD)';
const account = String.raw`(?:rekening|account)(?: n\w+\.?)?\W+\d[\d -]*`;
const unit = new RegExp(
  String.raw`\b(?:dalam|in|satuan)\W+(?:rp\W+|rupiah )?(?:ribu|juta|thousand|million)|\b(?:mata uang|currency|ccy|valuta|${account})\W+${foreign}\b`,
  'i',
);
const unitInTitle = new RegExp(String.raw`\b(?:${foreign}|ribu|ribuan|juta|jutaan|000)\b`, 'i');

/** Lines or titles that say that the amounts are in another currency, or in thousands. */
const otherUnit = (lines: readonly Line[], pattern: RegExp) =>
  lines
    .filter((line) => pattern.test(textOf(line)))
    .map((line) => `Baris ${line.row}: “${textOf(line).trim()}”. Ambil mutasi dalam rupiah penuh dari bank.`);

/** Rows that say the same in all, which no balance proves: two equal donations, or an export that repeats itself. */
function repeats(entries: readonly Entry[]): string[] {
  const rows = Map.groupBy(entries, ({ day, hour, sen, text }) => [day, hour, sen, text].join('|'));
  const same = [...rows.values()]
    .filter(({ length }) => length > 1)
    .map((own) => own.map(({ row }) => row).join(' dan '));
  if (same.length === 0) return [];
  const named = same.slice(0, 5).join('; ') + (same.length > 5 ? `; dan ${same.length - 5} lagi` : '');
  return [
    `Sama persis hari, jumlah, dan keterangannya: baris ${named}. Semuanya dihitung; bila ekspor ini mengulang baris, hapus salah satunya.`,
  ];
}

/** Columns of fees beside the amounts, which are not counted. */
function feesBeside({ head, columns, lines }: Section): string[] {
  const isFee = (title: string, column: number) =>
    columns[column] === '' && /\b(?:biaya|admin|fee|mdr|charge)\b/i.test(title);
  const isPaid = (column: number) => lines.some(({ cells }) => (readAmount(cells[column] ?? '')?.sen ?? 0) > 0);
  const found = head.filter((title, column) => isFee(title, column) && isPaid(column));
  return found.map((title) => `Kolom “${title.trim()}” tidak dihitung; jumlah di sampingnya dibaca apa adanya.`);
}

/** Accounts that lines around the tables name: each table may belong to another one. */
function severalAccounts(lines: readonly Line[]): string[] {
  const label =
    /^\W*(?:no\.?|nomor|account|acc\.?) ?(?:rekening|rek\.?|account|no\.?|number)?\b[^\d]{0,40}?(\d[\d. -]{5,})/i;
  const found = lines.flatMap((line) => label.exec(textOf(line))?.[1]?.replaceAll(/\D/g, '') ?? []);
  const accounts = [...new Set(found)];
  return accounts.length > 1
    ? [`Mutasi ini dari ${accounts.length} rekening (${accounts.join(', ')}); semuanya dihitung.`]
    : [];
}

/** Numbers the tables: titles repeated on the next page of the same account and period continue the same one. */
function tablesOf(sections: readonly Section[], read: readonly Rows[], preamble: readonly Line[]): number[] {
  const known = new Set(preamble.map(textOf));
  const isOther = (line: Line) => /(?:period|rekening|account).*\d/i.test(textOf(line)) && !known.has(textOf(line));
  let table = 0;
  return sections.map(({ head }, page) => {
    const before = sections[page - 1];
    const isPage = before?.head.join('|') === head.join('|') && !read[page - 1]?.others.some(isOther);
    if (before && !isPage) table += 1;
    return table;
  });
}

const creditOf = ({ row, day, hour, sen, text }: Entry): Credit => ({
  row,
  day,
  hour,
  amount: Math.trunc(Math.abs(sen) / 100),
  text,
});

/** The rows of any text: a format of banks' programs, a table, or lines that have lost their borders. */
function linesOf(text: string): { lines: Line[]; openQuote?: number | undefined; isPlain?: boolean } {
  const format = readFormat(text);
  if (format) return { lines: format };
  if (isData(text)) return { lines: [] };
  const { rows, titles, openQuote } = splitTable(text, areTitles);
  const plain = titles >= 0 || columnsBySums(rows) ? null : readLines(text);
  return plain
    ? { lines: plain, isPlain: true }
    : { lines: rows.map((cells, index) => ({ row: index + 1, cells: whole(cells) })), openQuote };
}

/** Undoes what keeps cells as text, `="20/11/2026"`, and commas that have cut `Saldo Akhir : 1,285,333.00`. */
function whole(cells: readonly string[]): string[] {
  const [first = '', ...rest] = cells;
  const isCut =
    /[:=]\s*(?:Rp\.? ?)?\d{1,3}$/.test(first) &&
    rest.length > 0 &&
    rest.every((cell) => /^\d{3}(?:\.\d\d)?$/.test(cell));
  return isCut ? [cells.join(',')] : cells.map((cell) => cleanNumber(cell.replace(/^="(.*)"$/, '$1')));
}

/** Titles are read wherever they recur: two exports may stand in one text, with other columns. */
function sectionsOf(lines: readonly Line[], chosen: Chosen): Section[] {
  const table = lines.map(({ cells }) => cells);
  const starts = table.flatMap((cells, index) => (areTitles(cells) ? [index] : []));
  const sections = (starts.length > 0 ? starts : [-1]).map((at, index) => {
    const below = lines.slice(at + 1, starts[index + 1] ?? lines.length);
    // In two languages, one below the other: what the second leaves empty is what the first says.
    const above = starts.includes(at - 1) ? (table[at - 1] ?? []) : [];
    const own = (table[at] ?? []).map((cell, column) => cell || (above[column] ?? ''));
    const head = headOf(own, below[0]?.cells ?? []);
    const body = below.map(({ cells }) => cells);
    const known = chosen(titlesOf({ table, titles: at + 1 }));
    const dated = body.filter((cells) => cells.some(beginsWithDay));
    const guessed = at < 0 ? (columnsBySums(dated) ?? []) : guessColumns(head, body);
    return { at, head, columns: [...(known ?? guessed)], lines: below };
  });
  const filled = sections.filter(({ lines: below, columns }) =>
    below.some(({ cells }) => isDay(cells[columns.indexOf('day')] ?? '')),
  );
  // A summary above the table looks like a table, but has no column of texts.
  const hasText = ({ columns }: Section) => columns.includes('text');
  const own = filled.filter((section, index) => hasText(section) || !filled.slice(index + 1).some(hasText));
  return own.length > 0 ? own : sections.slice(0, 1);
}

/** Titles in two rows: `Mutasi` stands above `Debet` and `Kredit`. */
function headOf(head: readonly string[], below: readonly string[]): string[] {
  const isSecond = below.some((cell) => /kredit|credit/i.test(cell)) && !below.some((cell) => /\d/.test(cell));
  return isSecond && !areTitles(below) ? below.map((cell, index) => `${head[index] ?? ''} ${cell}`.trim()) : [...head];
}
