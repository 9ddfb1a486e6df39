import { cleanNumber } from 'site/transaction/parse-rupiah.ts';
import { balancesIn, checkBalance } from './check-balance.ts';
import { areTitles, columnsBySums, guessColumns, hasWords, type Role } from './column-roles.ts';
import { readAmount, type Way } from './read-amount.ts';
import { isDay, periodOf } from './read-days.ts';
import { type Entry, notInColumns, readRows, type RowsRead, type Section } from './read-rows.ts';
import { type Line, splitTable } from './split-table.ts';

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

/** Returns the columns that a person has chosen for files with these titles, if any. */
export type ChosenColumns = (titles: string) => readonly Role[] | undefined;
export type Statement = ReturnType<typeof readStatement>;

/**
 * Reads a statement that a bank exported or a person copied. Never drops a row with an amount silently: it is in
 * `rows`, or a problem or note names it. Uses the columns that a person has chosen for these titles, or else guesses
 * them. Never throws.
 */
export function readStatement(text: string, chosen: ChosenColumns) {
  const refused = refusals.find(([begins]) => begins.test(text))?.[1];
  const { rows: split, openQuoteLine } = splitTable(refused ? '' : text, areTitles);
  const lines = split.map((cells, index): Line => ({ row: index + 1, cells: cleanCells(cells) }));
  const table = lines.map(({ cells }) => cells);
  const period = periodOf(table);
  const sections = splitSections(lines, chosen);
  const [first] = sections;
  const preamble = lines.slice(0, Math.max(0, first.at));
  const readable = sections.filter(isReadable);
  const unreadable = refused ? [] : sections.filter((section) => !isReadable(section));
  const read = readable.map((section) => readRows(section, period, preamble));
  const outside = [...preamble, ...read.flatMap(({ others }) => others)];

  const tables = joinPages(readable, read, preamble).map((page) => ({
    ...page,
    check: checkBalance(page.entries, balancesIn(page.outside)),
  }));
  const rows = tables.flatMap(({ account, entries, check }) =>
    entries.map((entry) => rowOf(entry, account, check.breaks.find(({ row }) => row === entry.row)?.text ?? '')),
  );
  const isSwapped = tables.some(({ entries, check }) => {
    const swapped = entries.map((entry) => ({ ...entry, sen: -entry.sen }));
    const none = { opening: null, closing: null };
    return check.agrees === false && checkBalance(swapped, none).agrees === true;
  });
  return {
    /** The cells as read. */
    table,
    /** Row of the first titles in `table`, from 1; 0 if there are none. */
    titlesRow: first.at + 1,
    columns: first.columns,
    rows,
    /** One sentence with a remedy for each row that cannot be read. */
    problems: [
      ...(refused ? [refused] : []),
      ...(openQuoteLine ? [`Baris ${openQuoteLine}: tanda kutip (") tidak ditutup. Hapus atau tutup.`] : []),
      ...preamble.filter(isTransaction).map(notInColumns),
      ...unreadable.map(({ at }) => unknownColumns(text, at > first.at ? lines[at]?.row : 0)),
      ...otherUnits(outside, otherUnit),
      ...otherUnits(
        readable.map((section) => moneyTitles(section, lines)),
        otherUnitInTitle,
      ),
      ...(isSwapped ? [swappedColumns] : []),
      ...read.flatMap(({ problems }) => problems),
    ],
    /** Whether a person can solve a problem by saying what a column holds. */
    asksColumns: unreadable.length > 0 || isSwapped || read.some(({ isDirectionUnknown }) => isDirectionUnknown),
    notes: [...read.flatMap(({ notes }) => notes), ...readable.flatMap(feeColumns), ...senNote(tables)],
    /** The comparison of each account with its own balance; `agrees` is null if the bank wrote nothing to compare. */
    balances: tables.map(({ account, check: { agrees, opening, closing, breaks } }) => ({
      account,
      agrees,
      opening: rupiah(opening),
      closing: rupiah(closing),
      breaks,
    })),
  };
}

const rupiah = (sen: number | null) => (sen === null ? null : Math.trunc(sen / 100));

function rowOf({ account, sen, balance, row, day, hour, text }: Entry, ofTable: string, doubt: string): StatementRow {
  const amount = Math.trunc(Math.abs(sen) / 100);
  const written = { row, day, hour, text, doubt, amount, balance: rupiah(balance) };
  return { ...written, account: digitsOf(account) || ofTable, way: sen > 0 ? 'in' : 'out' };
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

function unknownColumns(text: string, row = 0): string {
  if (row > 0)
    return `Baris ${row}: kolom di bawah judul ini belum dikenali. Tempel tabel ini sendiri, lalu tunjuk kolomnya.`;
  const isPdf = text.split('\n').some((line) => isDay(line) && /^\S+ [^;\t|"]+ \S*\d[.,]\d{3}/.test(line.trim()));
  return isPdf ? pdfText : 'Kolom tanggal dan kolom uang masuk belum dikenali. Tunjuk kolomnya pada tabel di bawah.';
}

const swappedColumns =
  'Saldo bank cocok hanya bila masuk dan keluar ditukar. Tunjuk kolom uang masuk dan uang keluar pada tabel di bawah.';

/** Removes `="…"`, which keeps cells as text, and joins amounts that a comma has cut: `Saldo Akhir : 1,285,333.00`. */
function cleanCells(cells: readonly string[]): string[] {
  const [first = '', ...rest] = cells;
  const endsInDigits = /[:=]\s*(?:Rp\.? ?)?\d{1,3}$/.test(first);
  const areThousands = rest.length > 0 && rest.every((cell) => /^\d{3}(?:\.\d\d)?$/.test(cell));
  return endsInDigits && areThousands
    ? [cells.join(',')]
    : cells.map((cell) => cleanNumber(cell.replace(/^="(.*)"$/, '$1')));
}

/** Returns a key for the files of one bank. It is kept, so it must not have data, which names people. */
export const titlesOf = ({ table, titlesRow }: { table: string[][]; titlesRow: number }): string =>
  table[titlesRow - 1]?.map((cell) => cell.trim()).join('|') ?? `${table.at(-1)?.length ?? 0} kolom`;

/**
 * Splits a statement at each row of titles, because a text may hold two exports with other columns. Leaves out sections
 * without a day. Returns at least one section.
 */
function splitSections(lines: readonly Line[], chosen: ChosenColumns): [Section, ...Section[]] {
  const table = lines.map(({ cells }) => cells);
  const starts = table.flatMap((cells, index) => (areTitles(cells) ? [index] : []));
  const sections = (starts.length > 0 ? starts : [-1]).map((at, index): Section => {
    const below = lines.slice(at + 1, starts[index + 1] ?? lines.length);
    const body = below.map(({ cells }) => cells);
    const titles = titlesAt(at, table);
    const chosenColumns = chosen(titlesOf({ table, titlesRow: at + 1 }));
    const dated = body.filter((cells) => cells.some(isDay));
    const guessed = at < 0 ? (columnsBySums(dated) ?? []) : guessColumns(titles, body);
    return { at, titles, columns: [...(chosenColumns ?? guessed)], lines: below };
  });
  const filled = sections.filter(({ lines: below, columns }) =>
    below.some(({ cells }) => isDay(cells[columns.indexOf('day')] ?? '')),
  );
  return (filled.length > 0 ? filled : sections.slice(0, 1)) as [Section, ...Section[]];
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

const isReadable = ({ columns }: Section) =>
  columns.includes('day') && (columns.includes('credit') || columns.includes('amount'));

/** Whether a row above the titles is a transaction, because its table has another delimiter or no titles. */
function isTransaction({ cells }: Line): boolean {
  const texts = cells.filter((cell) => hasWords(cell) && !isDay(cell) && !readAmount(cell));
  const hasTextAndAmount = texts.length > 0 && cells.some((cell) => (readAmount(cell)?.sen ?? 0) > 99_999);
  const hasOtherDelimiter = cells.some((cell) => /([;|\t,]).*\1.*\d{3}/.test(cell));
  return isDay(cells.join(' ')) && (hasTextAndAmount || hasOtherDelimiter);
}

const foreignCurrency = '(?:USD|US dollar|SGD|EUR|AUD|JPY|MYR|SAR|GBP|CNY|HKD)';
const foreignAccount = String.raw`(?:rekening|account)(?: n\w+\.?)?\W+\d[\d -]*`;
/** Matches a line that states amounts in thousands or millions, or an account in another currency. */
const otherUnit = new RegExp(
  String.raw`\b(?:dalam|in|satuan)\W+(?:rp\W+|rupiah )?(?:ribu|juta|thousand|million)|\b(?:mata uang|currency|ccy|valuta|${foreignAccount})\W+${foreignCurrency}\b`,
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

/** Finds columns of fees. Fees are not counted. */
const feeColumns = ({ titles, columns }: Section) =>
  titles
    .filter((title, column) => columns[column] === '' && /\b(?:biaya|admin|fee|mdr|charge)\b/i.test(title))
    .map((title) => `Kolom “${title.trim()}” tidak dihitung; jumlah di sampingnya dibaca apa adanya.`);

function senNote(tables: readonly { entries: readonly Entry[] }[]): string[] {
  const withSen = tables.flatMap(({ entries }) => entries.flatMap(({ sen, row }) => (sen % 100 === 0 ? [] : [row])));
  return withSen.length > 0 ? [`Sen tidak dihitung (baris ${withSen.slice(0, 5).join(', ')}).`] : [];
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Matches a label such as “No. Rekening” at the start of a line, and the number after it. */
const accountLabel =
  /^\W*(?:no\.?|nomor|account|acc\.?|norek|rekening) ?(?:rekening|rek\.?|account|no\.?|number)?\b[^\d]{0,40}?(\d[\d. -]{4,})/i;

/** Returns the number of the account that the last of these lines names; '' if none does. */
const accountIn = (lines: readonly Line[]): string =>
  lines.flatMap(({ cells }) => digitsOf(accountLabel.exec(cells.join(' '))?.[1] ?? '') || []).at(-1) ?? '';

/**
 * Joins the pages of one account, because its balance continues on the next page. A page with other titles, or after a
 * line that names another account, begins anew.
 */
function joinPages(sections: readonly Section[], read: readonly RowsRead[], preamble: readonly Line[]) {
  const tables: { account: string; titles: string; entries: Entry[]; outside: Line[] }[] = [];
  let current = accountIn(preamble);
  for (const [index, { titles }] of sections.entries()) {
    const { entries = [], others = [] } = read[index] ?? {};
    const last = tables.at(-1);
    if (last?.account === current && last.titles === titles.join('|')) {
      last.entries.push(...entries);
      last.outside.push(...others);
    } else {
      const outside = index === 0 ? [...preamble, ...others] : [...others];
      tables.push({ account: current, titles: titles.join('|'), entries: [...entries], outside });
    }
    // The lines that name the account of the next page stand below this one.
    current = accountIn(others) || current;
  }
  return tables;
}
