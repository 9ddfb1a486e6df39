import { isLabel, type Moved } from './check-balance.ts';
import { hasWords, type Role, roles, saysBooked, saysNotBooked } from './column-roles.ts';
import { type Amount, readAmount, signedSen, styleOf, type Way, wayOf } from './read-amount.ts';
import { dayReader, isDay, isIsoDay, isWithin, type Period } from './read-days.ts';
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

/** A row that moved money. `sen` is negative for outgoing money. */
export interface MoneyRow extends Moved {
  account: string;
  day: string;
  hour: string | null;
  text: string;
}

/** What was read. Each row with a digit in a column of money is in one of these lists. */
interface RowsRead {
  entries: MoneyRow[];
  problems: string[];
  notes: string[];
  /** Rows that are not transactions: balances, sums, footers. */
  others: Line[];
  isDirectionUnknown: boolean;
}

/** An entry whose direction may still be unknown. `written` is its amount as the bank wrote it. */
type OpenEntry = MoneyRow & { way: Way | null; written: string };
type RowReading = { entry: OpenEntry } | { problem: string } | { note: string } | { other: Line; sum?: string };

/** Reads the rows of one section. Never throws. */
export function readRows(section: Section, period: Period | null): RowsRead {
  const lines = section.lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const whole = lines.map((line) => withWholeText(line, section));
  const rows = lines.map((line, index) => rowOf(whole[index] ?? line, section.columns));
  const context = contextOf(rows, section, period);
  const readings = rows.map((row, index): RowReading => {
    if (!whole[index] && isDay(row.day))
      return problem(row, 'kolomnya lebih banyak daripada judulnya. Beri tanda kutip pada angka yang memuat pemisah.');
    const reading = readRow(row, context);
    if ('entry' in reading) context.above[reading.entry.way ?? 'in'] += reading.entry.sen;
    return reading;
  });
  const others = readings.flatMap((reading) => ('other' in reading ? [reading.other] : []));
  const sums = readings.flatMap((reading) => ('sum' in reading && reading.sum ? [reading.sum] : []));
  const open = readings.flatMap((reading) => ('entry' in reading ? [reading.entry] : []));
  const hasOutgoing = open.some(({ way }) => way === 'out');
  const ways = open.map(({ way, text }) => way ?? (hasOutgoing && !saysOut.test(text) ? 'in' : null));
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
const isBalance = (label = '') => /saldo|balance/i.test(label);

function readRow(row: Row, context: Context): RowReading {
  if (pending.test(row.day))
    return { note: `Baris ${row.line.row} belum dibukukan bank (${row.day}); belum dihitung.` };
  if (!isDay(row.day)) return readUndated(row);
  const label = labelOf(row);
  if (label !== undefined && isBalance(label) && isOwnBalance(row, context)) return readSum(row, label);
  return (hasMoney(row) && readUncounted(row, context, label)) || readEntry(row, context);
}

/** Reads a row without a day: a balance, sum or footer, or else a transaction that cannot be read. */
function readUndated(row: Row): RowReading {
  const { line, day, text } = row;
  if (!hasMoney(row)) return isNotInColumns(line) ? { problem: notInColumns(line) } : { other: line };
  if (isProse(row)) return { other: line };
  const label = labelOf(row);
  if (label || (day === '' && (text === '' || saysSum(text)))) return readSum(row, label ?? text);
  return problem(row, unreadableDay(day));
}

function readSum(row: Row, name: string): RowReading {
  const { line } = row;
  return {
    other: isBalance(labelOf(row)) ? { row: line.row, cells: [name, moneyIn(row) || row.balance] } : line,
    ...(hasMoney(row) && { sum: `baris ${line.row} “${name}”` }),
  };
}

/** Reads a row with a day and money that is no transaction in rupiah, or none yet. Returns null for any other row. */
function readUncounted(row: Row, context: Context, label?: string): RowReading | null {
  const { line, status, text, currency } = row;
  const isLikeBalance = row.balance === '' && (/^(?:saldo|balance)\b/i.test(text) || isSumAbove(row, context));
  if (isBalance(label) || isLikeBalance) return problem(row, looksLikeSum(text));
  if (/^(?!IDR|RPH)[A-Z]{3}$/i.test(currency))
    return problem(row, `mata uangnya ${currency}. Tulis rupiahnya menurut bank dan IDR, atau hapus baris ini.`);
  if (saysNotBooked.test(status)) return { note: `Baris ${line.row} berstatus “${status}”; tidak dihitung.` };
  if (status === '' || saysBooked.test(status)) return null;
  return problem(row, `status “${status}” tidak dikenal. Hapus baris ini, atau tulis Berhasil bila uangnya masuk.`);
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

/** Whether a row with the label of a balance is one: it has no amount, or the same one. */
function isOwnBalance(row: Row, { style }: Context): boolean {
  const amount = readAmount(moneyIn(row) || '0', style);
  const balance = readAmount(row.balance || '0', style);
  return !amount || amount.sen === 0 || amount.sen === balance?.sen;
}

const unreadableDay = (day: string) =>
  day === ''
    ? 'ada jumlah tanpa tanggal. Tulis tanggalnya, atau unduh mutasinya dari bank sebagai CSV atau Excel.'
    : `tanggal “${day}” tidak dapat dibaca dengan pasti. Salin juga baris Periode di atas tabelnya, atau tulis hari, bulan, tahun, misalnya 23/11/2026.`;
const convertedDay = (day: string) =>
  `tanggal “${day}” di luar periode mutasi, atau hari dan bulannya tertukar. Unduh lagi dari bank, lalu buka di sini tanpa menyimpannya dulu di Excel.`;

function readEntry(row: Row, context: Context): RowReading {
  const { line, day, hour, text, account } = row;
  const moment = context.readDay(day, hour);
  const isOutside = moment && context.period && !isWithin(moment.day, context.period);
  if (isOutside || (!moment && isIsoDay(day))) return problem(row, convertedDay(day));
  if (!moment) return problem(row, unreadableDay(day));
  const read = amountOf(row, context);
  if (typeof read === 'string') return problem(row, read);
  if (read.sen === 0) return { note: `Baris ${line.row} berjumlah Rp0; tidak dihitung.` };
  const balance = readAmount(row.balance, context.style);
  const written = moneyIn(row);
  return {
    entry: { row: line.row, account, ...moment, text, written, ...read, balance: balance && signedSen(balance) },
  };
}

const unreadable = (cell: string) =>
  `jumlah “${cell}” ${/^\d+000$/.test(cell) ? 'mungkin seribu kali terlalu besar: program tabel dapat mengubahnya' : 'tidak dapat dibaca'}. ${remedyAmount}`;
const bothFilled = 'kolom uang masuk dan uang keluar terisi dua-duanya. Kosongkan salah satu menurut berkas asli bank.';

/** Reads the amount of a row and its direction, or says what is wrong. */
function amountOf(row: Row, { style }: Context): Amount | string {
  const read = (cell: string) => readAmount(cell, style);
  if (row.amount || !(row.credit || row.debit)) return withMark(row, read(row.amount));
  const credit = read(row.credit || '0');
  const debit = read(row.debit || '0');
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

/**
 * Matches words about outgoing money. If other amounts are marked as outgoing, an unmarked one is incoming, but not in
 * such a row: its direction is never guessed.
 */
const saysOut =
  /\b(?:transfer|trf|trsf|tf|kirim|setor) (?:uang |dana )?ke\b|\b(?:keluar|biaya|penarikan|tarik tunai|pajak|dikirim|pengeluaran|db)\b|^(?:beli|bayar|pembelian|pembayaran ke)\b/i;

type Context = ReturnType<typeof contextOf>;

/** The facts about the other rows that the reading of one row needs. readRows updates `above`. */
function contextOf(rows: readonly Row[], { columns }: Section, period: Period | null) {
  const dated = rows.filter(({ day }) => isDay(day));
  return {
    columns,
    period,
    style: styleOf(rows.flatMap((row) => [row.credit, row.debit, row.amount, row.balance])),
    readDay: dayReader(
      dated.map(({ day }) => day),
      period,
    ),
    /** The sums of all entries above. */
    above: { in: 0, out: 0 },
  };
}
