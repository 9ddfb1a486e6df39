import { amountOf } from './amount-of-row.ts';
import { beginsWithDay, isIsoDay } from './begins-with-day.ts';
import type { Moved } from './check-balance.ts';
import { amountRoles, bookedWords, notBookedWords } from './column-roles.ts';
import { type Amount, readAmount, styleOf, signedSen, wayOf } from './read-amount.ts';
import { dayReader, isInMonthsOf, type Period } from './read-days.ts';
import type { Section } from './split-sections.ts';
import type { Line } from './split-table.ts';
import { hasMoney, isBalance, isProse, labelOf, moneyIn, type TableRow, rowOf } from './table-row.ts';

export interface MoneyRow extends Moved {
  account: string;
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

/** An entry, maybe without a direction. `written`: its amount in the file; `saysOut`: its text is of outgoing money. */
type UndirectedEntry = Omit<MoneyRow, 'sen'> & Amount & { written: string; saysOut: boolean };
/** What one row is. `sum` names a row that is the sum of others, or a balance. */
type RowReading = { entry: UndirectedEntry } | { problem: string } | { note: string } | { other: Line; sum?: string };

/** Reads the rows of one section. Never throws. */
export function readRows(section: Section, period: Period | null): RowsRead {
  const lines = section.lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const rows = lines.map((line) => rowOf(section, line));
  const context = contextOf(rows, section, period);
  const undirected: UndirectedEntry[] = [];
  const found: RowsRead = { entries: [], problems: [], notes: [], others: [], isDirectionUnknown: false };
  const sums: string[] = [];
  for (const row of rows) {
    const reading = readRow(row, context);
    if ('problem' in reading) found.problems.push(reading.problem);
    else if ('note' in reading) found.notes.push(reading.note);
    else if ('other' in reading) {
      found.others.push(reading.other);
      if (reading.sum) sums.push(reading.sum);
    } else {
      undirected.push(reading.entry);
      context.above[reading.entry.way ?? 'in'] += reading.entry.sen;
    }
  }
  if (sums.length > 0)
    found.notes.push(`Dibaca sebagai jumlah, saldo atau catatan, tidak dihitung: ${sums.join('; ')}.`);
  const hasOutgoing = undirected.some(({ way }) => way === 'out');
  for (const entry of undirected) {
    // A bank that marks outgoing amounts (`-6.500`) may leave incoming ones unmarked.
    const isUnmarkedIncoming = hasOutgoing && !entry.saysOut;
    const way = entry.way ?? (isUnmarkedIncoming ? 'in' : null);
    if (way) found.entries.push({ ...entry, sen: signedSen({ sen: entry.sen, way }) });
    else found.problems.push(unknownWayProblem(entry));
    found.isDirectionUnknown ||= way === null;
  }
  return found;
}

const unknownWayProblem = ({ row, written }: UndirectedEntry) =>
  `Baris ${row}: jumlah “${written}” tidak menunjukkan masuk atau keluar. Tulis + atau − di depannya, atau tunjuk kolomnya pada tabel di bawah.`;

/** Matches a word that stands for the day of a transaction that is not booked yet. */
const pending = /^(?:pend|pending|tertunda|belum dibukukan|hold|waiting|menunggu)\b/i;

const problem = ({ line }: TableRow, sentence: string): RowReading => ({ problem: `Baris ${line.row}: ${sentence}` });

function readRow(row: TableRow, context: Context): RowReading {
  if (row.hasSurplus && beginsWithDay(row.day))
    return problem(row, 'kolomnya lebih banyak daripada judulnya. Beri tanda kutip pada angka yang memuat pemisah.');
  if (pending.test(row.day))
    return { note: `Baris ${row.line.row} belum dibukukan bank (${row.day}); belum dihitung.` };
  if (!beginsWithDay(row.day)) return readUndated(row, context);
  const label = labelOf(row);
  if (label !== undefined && isBalance(label) && isOnlyBalance(row, context)) return readSum(row, label);
  const uncounted = hasMoney(row) ? readUncounted(row, context, label) : null;
  return uncounted ?? readEntry(row, context);
}

/** Reads a row without a day: a balance, sum or footer, or else a transaction that cannot be read. */
function readUndated(row: TableRow, { columns }: Context): RowReading {
  const { line, day, text } = row;
  if (!hasMoney(row)) return isNotInColumns(line) ? { problem: notInColumnsProblem(line) } : { other: line };
  if (isProse(row)) return { other: line, sum: sumName(row, moneyIn(row)) };
  const label = labelOf(row);
  // Without a column of text, nothing shows that the row is no transaction.
  const isUnnamed = text === '' && columns.includes('text');
  if (label || (day === '' && (isUnnamed || saysSum(text)))) return readSum(row, label ?? text);
  return problem(row, unreadableDay(day));
}

const sumName = ({ line }: TableRow, name: string) => `baris ${line.row} “${name}”`;

function readSum(row: TableRow, name: string): RowReading {
  const { line } = row;
  // `balancesIn` reads the number after the label.
  const other = isBalance(labelOf(row)) ? { row: line.row, cells: [name, moneyIn(row) || row.balance] } : line;
  return hasMoney(row) ? { other, sum: sumName(row, name) } : { other };
}

/** Reads a row with a day and money that is no transaction in rupiah, or none yet. Returns null for any other row. */
function readUncounted(row: TableRow, context: Context, label?: string): RowReading | null {
  const { line, status, text, currency } = row;
  const isLikeSum = row.balance === '' && (/^(?:saldo|balance)\b/i.test(text) || isSumAbove(row, context));
  if (isBalance(label) || isLikeSum) return problem(row, likeSumProblem(text));
  // IDR and RPH are the rupiah.
  if (/^(?!IDR|RPH)[A-Z]{3}$/i.test(currency))
    return problem(row, `mata uangnya ${currency}. Tulis rupiahnya menurut bank dan IDR, atau hapus baris ini.`);
  if (notBookedWords.test(status)) return { note: `Baris ${line.row} berstatus “${status}”; tidak dihitung.` };
  if (status === '' || bookedWords.test(status)) return null;
  return problem(row, `status “${status}” tidak dikenal. Hapus baris ini, atau tulis Berhasil bila uangnya masuk.`);
}

const saysSum = (text: string) => /^(?:sub|grand)? ?(?:total|jumlah)\b/i.test(text);
const likeSumProblem = (text: string) =>
  `“${text}” tampaknya saldo atau jumlah, bukan transfer. Hapus baris ini; bila benar transfer, ubah keterangannya.`;

/** Whether a row such as “Jumlah pekan I” has only a text and the sum of the rows above it. */
function isSumAbove(row: TableRow, { above, columns }: Context): boolean {
  const isOtherCell = (cell: string, column: number) =>
    cell.trim() !== '' && !['day', 'text', ...amountRoles].includes(columns[column] ?? '');
  const { sen } = readAmount(moneyIn(row)) ?? { sen: 0 };
  return saysSum(row.text) && !row.line.cells.some(isOtherCell) && sen > 0 && (sen === above.in || sen === above.out);
}

/** Whether a row has a day and an amount, but was not split into columns like the others. */
const isNotInColumns = ({ cells }: Line) =>
  beginsWithDay(cells.join(' ')) && /\d{1,3}(?:[.,]\d{3})+/.test(cells.join(' '));
export const notInColumnsProblem = ({ row }: Line): string =>
  `Baris ${row}: baris ini tidak terbagi dalam kolom. Salin ulang baris ini dari bank.`;

/** Whether a row with the label of a balance has no other money: no amount, or the balance as its amount. */
function isOnlyBalance(row: TableRow, { style }: Context): boolean {
  const amount = readAmount(moneyIn(row) || '0', style);
  const balance = readAmount(row.balance || '0', style);
  return !amount || amount.sen === 0 || amount.sen === balance?.sen;
}

const unreadableDay = (day: string) =>
  day === ''
    ? 'ada jumlah tanpa tanggal. Tulis tanggalnya, atau hapus baris ini bila bukan transfer.'
    : `tanggal “${day}” tidak dapat dibaca dengan pasti. Salin juga baris Periode di atas tabelnya, atau tulis hari, bulan, tahun, misalnya 23/11/2026.`;
const convertedDay = (day: string) =>
  `tanggal “${day}” di luar periode mutasi, atau hari dan bulannya tertukar. Unduh lagi dari bank, lalu buka di sini tanpa menyimpannya dulu di Excel.`;

function readEntry(row: TableRow, context: Context): RowReading {
  const { line, day, hour, text, texts, account } = row;
  const moment = context.readDay(day, hour);
  const isOutside = moment && context.period && !isInMonthsOf(context.period, moment.day);
  if (isOutside || (!moment && isIsoDay(day))) return problem(row, convertedDay(day));
  if (!moment) return problem(row, unreadableDay(day));
  const read = amountOf(row, context.style);
  if (typeof read === 'string') return problem(row, read);
  if (read.sen === 0) return { note: `Baris ${line.row} berjumlah Rp0; tidak dihitung.` };
  const balance = readAmount(row.balance, context.style);
  const saysOut = outWords.test(text) || texts.some((cell) => wayOf(cell) === 'out');
  const asWritten = { row: line.row, account, text, written: moneyIn(row), saysOut };
  return { entry: { ...asWritten, ...moment, ...read, balance: balance && signedSen(balance) } };
}

/** Matches words about outgoing money. Beside them an unmarked amount is not taken for incoming. */
const outWords =
  /\b(?:transfer|trf|trsf|tf|kirim|setor) (?:uang |dana )?ke\b|\b(?:keluar|biaya|penarikan|tarik tunai|pajak|dikirim|pengeluaran|db)\b|^(?:beli|bayar|pembelian|pembayaran ke)\b/i;

type Context = ReturnType<typeof contextOf>;

/** The facts about the other rows that the reading of one row needs. readRows updates `above`. */
function contextOf(rows: readonly TableRow[], { columns }: Section, period: Period | null) {
  const days = rows.map(({ day }) => day).filter(beginsWithDay);
  return {
    columns,
    period,
    style: styleOf(rows.flatMap((row) => [row.credit, row.debit, row.amount, row.balance])),
    readDay: dayReader(days, period),
    /** The sums of all entries above. One of unknown direction is added to `in`. */
    above: { in: 0, out: 0 },
  };
}
