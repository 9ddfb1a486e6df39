import { balancesIn, isLabel, type Moved } from './check-balance.ts';
import { happened, hasWords, notHappened, type Role, roles } from './column-roles.ts';
import { type Amount, readAmount, signedSen, styleOf, type Way, wayOf } from './read-amount.ts';
import { dayReader, isDay, type Period } from './read-days.ts';
import { type Line, surplusCells } from './split-table.ts';

/** A part of a statement: the rows below one row of titles, or all rows if it has no titles. */
export interface Section {
  /** Index of the titles among the lines; -1 if there are none. */
  at: number;
  titles: string[];
  columns: Role[];
  lines: Line[];
}

/** A row that moved money. `sen` is negative for outgoing money. */
export interface Entry extends Moved {
  account: string;
  day: string;
  hour: string | null;
  text: string;
}

/** What was read. Each row with a digit in a column of money is in one of these lists. */
export interface RowsRead {
  entries: Entry[];
  problems: string[];
  notes: string[];
  /** Rows that are not transactions: balances, sums, footers. */
  others: Line[];
  isDirectionUnknown: boolean;
}

/** An entry whose direction may still be unknown. `written` is its amount as the bank wrote it. */
type OpenEntry = Entry & { way: Way | null; written: string };
type RowReading = { entry: OpenEntry } | { problem: string } | { note: string } | { other: Line; sum?: string };

/** Reads the rows of one section. `outside` are lines above it that may name its first balance. Never throws. */
export function readRows(section: Section, period: Period | null, outside: readonly Line[]): RowsRead {
  const lines = joinRows(section).map((line) => ({ line, whole: withWholeText(line, section) }));
  const rows = lines.map(({ line, whole }) => rowOf(whole ?? line, section.columns));
  const context = contextOf(rows, section, period);
  const readings = rows.map((row, index): RowReading => {
    if (!lines[index]?.whole && isDay(row.day))
      return problem(row, 'kolomnya lebih banyak daripada judulnya. Beri tanda kutip pada angka yang memuat pemisah.');
    const reading = readRow(row, context);
    if ('entry' in reading) {
      context.day = reading.entry.day;
      context.above[reading.entry.way ?? 'in'] += reading.entry.sen;
    }
    return reading;
  });
  const others = readings.flatMap((reading) => ('other' in reading ? [reading.other] : []));
  const sums = readings.flatMap((reading) => ('sum' in reading && reading.sum ? [reading.sum] : []));
  const open = readings.flatMap((reading) => ('entry' in reading ? [reading.entry] : []));
  const ways = decideWays(open, balancesIn([...outside, ...others]).opening);
  return {
    entries: open.flatMap((entry, index) => {
      const way = ways[index];
      return way ? [{ ...entry, sen: signedSen({ sen: entry.sen, way }) }] : [];
    }),
    problems: [
      ...readings.flatMap((reading) => ('problem' in reading ? [reading.problem] : [])),
      ...open.filter((_, index) => !ways[index]).map(({ row, written }) => `Baris ${row}: ${unknownWay(written)}`),
    ],
    notes: [
      ...readings.flatMap((reading) => ('note' in reading ? [reading.note] : [])),
      ...(sums.length > 0 ? [`Dibaca sebagai jumlah atau saldo, tidak dihitung: ${sums.join('; ')}.`] : []),
    ],
    others,
    isDirectionUnknown: ways.includes(null),
  };
}

const unknownWay = (written: string) =>
  `jumlah “${written}” tidak menunjukkan masuk atau keluar. Tulis + atau − di depannya, atau tunjuk kolomnya pada tabel di bawah.`;

/** The cells of a row, by the roles of their columns. `text` joins all columns of text. */
type Row = Record<Role, string> & { line: Line; texts: string[] };

const moneyRoles = ['credit', 'debit', 'amount'] as const;
const hasDigit = (cell: string) => /\d/.test(cell);
const moneyIn = (row: Row) => moneyRoles.map((role) => row[role]).find(hasDigit) ?? '';
const hasMoney = (row: Row) => moneyIn(row) !== '';
/** Whether the columns of money hold prose, such as a footer of the bank. Prose does not begin with a number. */
const isProse = (row: Row) =>
  moneyRoles.every((role) => !hasDigit(row[role]) || /^(?!\W*(?:rp|idr)?\W*\d).*\p{L}{4}/iu.test(row[role]));

function rowOf(line: Line, columns: readonly Role[]): Row {
  const cellsOf = (role: Role) =>
    // Excel and the bank BCA put an apostrophe before digits to keep them as text.
    line.cells.filter((_, column) => columns[column] === role).map((cell) => cell.trim().replace(/^'/, ''));
  const texts = cellsOf('text');
  const text = texts.join(' ').replaceAll(/\s+/g, ' ').trim();
  const cells = Object.fromEntries(Object.keys(roles).map((role) => [role, cellsOf(role as Role)[0] ?? '']));
  return { ...(cells as Record<Role, string>), line, text, texts };
}

const time = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*(?:WIB|WITA|WIT))?$/i;

/** Joins the rows of one transaction. A cell may have a line break, and the next row may have its time or more text. */
function joinRows(section: Section): Line[] {
  const joined: Line[] = [];
  /** The last row with a day, to which rows may be joined. */
  let last: Line | null = null;
  for (const line of section.lines) {
    if (line.cells.every((cell) => cell.trim() === '')) continue;
    const hasDay = isDay(rowOf(line, section.columns).day);
    const cells: string[] | null =
      last && !hasDay && !isLabel(line.cells.join(' ')) ? continuedCells(last, line, section) : null;
    if (last && cells) last.cells = cells;
    else {
      const copy = { ...line };
      joined.push(copy);
      last = hasDay ? copy : null;
    }
  }
  return joined;
}

/** Returns the cells of a row with those of the next one, or null if that one does not continue it. */
function continuedCells(last: Line, { cells }: Line, { columns, titles }: Section): string[] | null {
  const filled = cells.flatMap((cell, column) => (cell.trim() ? [column] : []));
  const missing = titles.length - last.cells.length;
  // A line break within a cell has cut the row.
  if (!hasMoney(rowOf(last, columns)) && cells.length - 1 <= missing && missing > 0)
    return [...last.cells.slice(0, -1), `${last.cells.at(-1)} ${cells[0]}`, ...cells.slice(1)];
  const isTime = filled.length === 1 && time.test(rowOf({ ...last, cells }, columns).day);
  return isTime || filled.every((column) => columns[column] === 'text')
    ? last.cells.map((cell, column) => (filled.includes(column) ? `${cell.trim()} ${cells[column]}` : cell))
    : null;
}

/**
 * Joins a text that an unquoted delimiter has cut: `TRSF, INFAQ ALI,0000,50409.00`. Joins only words, so that no amount
 * changes. Returns null if the row has more cells than titles for another reason.
 */
function withWholeText(line: Line, { titles, columns }: Section): Line | null {
  if (titles.length === 0 || surplusCells(line.cells, titles).length === 0) return line;
  const textColumn = columns.indexOf('text');
  const end = textColumn + line.cells.length - titles.length + 1;
  const parts = line.cells.slice(textColumn, end);
  const cells = [...line.cells.slice(0, textColumn), parts.join(','), ...line.cells.slice(end)];
  const row = rowOf({ ...line, cells }, columns);
  const areWords = textColumn >= 0 && parts.slice(1).every(hasWords);
  const hasAmounts = hasMoney(row) && moneyRoles.every((role) => !row[role] || readAmount(row[role]));
  return areWords && hasAmounts && (row.mark === '' || wayOf(row.mark) !== null) ? { ...line, cells } : null;
}

/** Matches a word that stands for the day of a transaction that is not booked yet. */
const pending = /^(?:pend|pending|tertunda|belum dibukukan|hold|waiting|menunggu)\b/i;

const remedyAmount = 'Ambil angkanya dari berkas asli bank, tulis misalnya 330.409.';
const problem = ({ line }: Row, sentence: string): RowReading => ({ problem: `Baris ${line.row}: ${sentence}` });

/** Returns the label of a sum or balance, which is in the first cell or in a column of text. */
function labelOf({ line, texts }: Row): string | undefined {
  const first = line.cells.find((cell) => cell.trim() !== '') ?? '';
  return [first, ...texts].find(isLabel);
}

function readRow(row: Row, context: Context): RowReading {
  const { line, day, status, text } = row;
  const label = labelOf(row);
  const isBalance = label !== undefined && /saldo|balance/i.test(label);
  const asSum = (name: string): RowReading => ({
    other: isBalance ? { row: line.row, cells: [name, moneyIn(row) || row.balance] } : line,
    ...(hasMoney(row) && { sum: `baris ${line.row} “${name}”` }),
  });
  if (pending.test(day)) return { note: `Baris ${line.row} belum dibukukan bank (${day}); belum dihitung.` };
  if (isDay(day)) {
    if (isBalance && isOwnBalance(row, context)) return asSum(label);
    const isLikeBalance = row.balance === '' && (/^(?:saldo|balance)\b/i.test(text) || isSumAbove(row, context));
    if (hasMoney(row) && (isBalance || isLikeBalance)) return problem(row, looksLikeSum(text));
  } else {
    if (!hasMoney(row)) return isNotInColumns(line) ? { problem: notInColumns(line) } : { other: line };
    if (isProse(row)) return { other: line };
    if (context.isDayOnce && isSumAbove(row, context)) return problem(row, looksLikeSum(text));
    if (label || (day === '' && (text === '' || saysSum(text)))) return asSum(label ?? text);
    if (day !== '' || context.day === '')
      return problem(row, `tanggal “${day}” tidak dapat dibaca. Tulis misalnya 23/11/2026.`);
  }
  if (hasMoney(row) && /^(?!IDR|RPH)[A-Z]{3}$/i.test(row.currency))
    return problem(row, `mata uangnya ${row.currency}. Tulis rupiahnya menurut bank dan IDR, atau hapus baris ini.`);
  if (hasMoney(row) && status !== '') {
    if (notHappened.test(status)) return { note: `Baris ${line.row} berstatus “${status}”; tidak dihitung.` };
    if (!happened.test(status) && !context.isOneStatus)
      return problem(row, `status “${status}” tidak dikenal. Hapus baris ini, atau tulis Berhasil bila uangnya masuk.`);
  }
  return readEntry(row, context);
}

const saysSum = (text: string) => /^(?:sub|grand)? ?(?:total|jumlah)\b/i.test(text);
const looksLikeSum = (text: string) =>
  `“${text}” tampaknya saldo atau jumlah, bukan transfer. Hapus baris ini; bila benar transfer, ubah keterangannya.`;

/** Whether a row such as “Jumlah pekan I” has only a text and the sum of the rows above it. */
function isSumAbove(row: Row, { above, columns }: Context): boolean {
  const isMore = (cell: string, column: number) =>
    cell.trim() !== '' && !['day', 'text', ...moneyRoles].includes(columns[column] ?? '');
  const { sen } = readAmount(moneyIn(row)) ?? { sen: 0 };
  return saysSum(row.text) && !row.line.cells.some(isMore) && sen > 0 && (sen === above.in || sen === above.out);
}

/** Whether a row has a day and an amount, but was not split into columns like the others. */
const isNotInColumns = ({ cells }: Line) => isDay(cells.join(' ')) && /\d{1,3}(?:[.,]\d{3})+/.test(cells.join(' '));
export const notInColumns = ({ row }: Line): string =>
  `Baris ${row}: baris ini tidak terbagi dalam kolom. Salin ulang baris ini dari bank.`;

/** Whether a row with the label of a balance is one: it has no amount, or the same one, or is the first or last row. */
function isOwnBalance(row: Row, { isEnd, style }: Context): boolean {
  const [amount, balance] = [readAmount(moneyIn(row) || '0', style), readAmount(row.balance || '0', style)];
  if (!amount || amount.sen === 0) return true;
  return row.balance === '' ? isEnd(row) : amount.sen === balance?.sen;
}

/** Matches a day without a year, with a short one, or with two numbers that may both be the month. */
const isAmbiguousDay =
  /^'?(?:\d{1,2}[-/. ](?:\d{1,2}|[a-z]+)(?:[-/.]\d\d)?(?!\w|[-/.])|(?:0?\d|1[0-2])[-/.](?:0?\d|1[0-2])[-/.]\d{4})/i;

function readEntry(row: Row, context: Context): RowReading {
  const { line, day, hour, text, account } = row;
  const moment = day === '' ? { day: context.day, hour: null } : context.readDay(day, hour);
  if (!moment) {
    const remedy = isAmbiguousDay.test(day)
      ? ' dengan pasti. Salin juga baris Periode di atas tabelnya, atau tulis hari, bulan, tahun,'
      : '. Tulis';
    return problem(row, `tanggal “${day}” tidak dapat dibaca${remedy} misalnya 23/11/2026.`);
  }
  const read = amountOf(row, context);
  if (typeof read === 'string') return problem(row, read);
  if (read.sen === 0) return { note: `Baris ${line.row} berjumlah Rp0; tidak dihitung.` };
  const balance = readAmount(row.balance, context.style);
  const written = moneyIn(row);
  return {
    entry: { row: line.row, account, ...moment, text, written, ...read, balance: balance && signedSen(balance) },
  };
}

const unreadable = (cell: string) => `jumlah “${cell}” tidak dapat dibaca. ${remedyAmount}`;
const bothFilled = 'kolom uang masuk dan uang keluar terisi dua-duanya. Kosongkan salah satu menurut berkas asli bank.';

/** Reads the amount of a row and its direction, or says what is wrong. */
function amountOf(row: Row, { style }: Context): Amount | string {
  const read = (cell: string) => readAmount(cell, style);
  if (row.amount || !(row.credit || row.debit)) return withMark(row, read(row.amount));
  const [credit, debit] = [read(row.credit || '0'), read(row.debit || '0')];
  if (!credit || !debit) return unreadable(credit ? row.debit : row.credit);
  if (credit.sen > 0 && debit.sen > 0) return bothFilled;
  return debit.sen === 0 ? { ...credit, way: credit.way ?? 'in' } : { ...debit, way: 'out' };
}

/** Reads an amount whose direction another column marks: `K`, `Masuk`. */
function withMark({ amount, mark }: Row, read: Amount | null): Amount | string {
  if (!read) return unreadable(amount);
  const marked = mark === '' ? null : wayOf(mark);
  if (mark === '' || (marked === null && read.way !== null)) return read;
  if (marked === null) return `tanda “${mark}” tidak dikenal. Tulis Masuk atau Keluar.`;
  // On incoming money a minus means a reversal. On outgoing money it repeats the mark.
  if (marked === 'in') return { ...read, way: read.way ?? 'in' };
  if (read.way === 'in') return `jumlah “${amount}” bertanda masuk, tetapi tandanya “${mark}”. ${remedyAmount}`;
  return { ...read, way: 'out' };
}

/** Matches words about outgoing money. An amount without a direction in such a row did not come in. */
const saysOut =
  /\b(?:transfer|trf|trsf|tf|kirim|setor) (?:uang |dana )?ke\b|\b(?:keluar|biaya|penarikan|tarik tunai|pajak|dikirim|pengeluaran|db)\b|^(?:beli|bayar|pembelian|pembayaran ke)\b/i;

/**
 * Decides the direction of each entry. Its amount or mark says it, else the balance shows it. If other entries are
 * marked as outgoing, an unmarked one is incoming. Otherwise the direction is null: it is never guessed.
 */
function decideWays(entries: readonly OpenEntry[], opening: number | null): (Way | null)[] {
  const hasOutgoing = entries.some(({ way }) => way === 'out');
  const wayByBalance = ({ balance, sen }: OpenEntry, before: number | null): Way | null => {
    if (balance === null || before === null || Math.abs(balance - before) !== sen) return null;
    return balance > before ? 'in' : 'out';
  };
  const waysFrom = (step: 1 | -1) =>
    entries.map((entry, index) => {
      const earlier = entries[index + step];
      return wayByBalance(entry, earlier ? earlier.balance : opening);
    });
  const countKnown = (ways: readonly (Way | null)[]) => ways.filter(Boolean).length;
  const [oldestFirst, newestFirst] = [waysFrom(-1), waysFrom(1)];
  const byBalance = countKnown(newestFirst) > countKnown(oldestFirst) ? newestFirst : oldestFirst;
  const wayOfUnmarked = ({ text }: OpenEntry) => (hasOutgoing && !saysOut.test(text) ? 'in' : null);
  return entries.map((entry, index) => entry.way ?? byBalance[index] ?? wayOfUnmarked(entry));
}

type Context = ReturnType<typeof contextOf>;

/** The facts about the other rows that the reading of one row needs. readRows updates `day` and `above`. */
function contextOf(rows: readonly Row[], { columns }: Section, period: Period | null) {
  const dated = rows.filter(({ day }) => isDay(day));
  return {
    columns,
    style: styleOf(rows.flatMap((row) => [row.credit, row.debit, row.amount, row.balance])),
    readDay: dayReader(
      dated.map(({ day }) => day),
      period,
    ),
    /** The day of the row above, for rows that do not repeat it. */
    day: '',
    /** The sums of all entries above. */
    above: { in: 0, out: 0 },
    /** Whether all rows have the same status. Even an unknown status then means that they happened. */
    isOneStatus: new Set(rows.filter(hasMoney).map(({ status }) => status)).size === 1,
    /** Whether only the first row of each day names it. A row without a day may then be a transfer. */
    isDayOnce: rows.some(
      (row) => row.day === '' && row.text !== '' && hasMoney(row) && !labelOf(row) && !saysSum(row.text),
    ),
    isEnd: (row: Row) => row === dated[0] || row === dated.at(-1),
  };
}
