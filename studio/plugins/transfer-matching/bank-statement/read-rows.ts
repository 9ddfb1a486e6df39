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
/** The meaning of a row. A `sum` is compared when all rows are read. */
type RowReading =
  | { entry: OpenEntry }
  | { problem: string }
  | { note: string }
  | { sum: Row }
  | { other: Line; note?: string };

/** Reads the rows of one section. `outside` are lines above it that may name its first balance. Never throws. */
export function readRows(section: Section, period: Period | null, outside: readonly Line[]): RowsRead {
  const joined = joinRows(section).map((line) => {
    const whole = withWholeText(line, section);
    return { row: rowOf(whole ?? line, section.columns), fitsTitles: whole !== null };
  });
  const rows = joined.map(({ row }) => row);
  const context = contextOf(rows, section, period);
  const readings = joined.map(({ row, fitsTitles }): RowReading => {
    if (!fitsTitles && isDay(row.day))
      return problem(row, 'kolomnya lebih banyak daripada judulnya. Beri tanda kutip pada angka yang memuat pemisah.');
    const reading = readRow(row, context);
    if ('entry' in reading) {
      const { day, balance } = reading.entry;
      const moved = { sen: signedSen(reading.entry), balance };
      context.day = day;
      context.above.push(moved);
      context.sinceSum.push(moved);
    }
    if ('sum' in reading) context.sinceSum = [];
    return reading;
  });
  const others = readings.flatMap((reading) => ('other' in reading ? [reading.other] : []));
  return combine(readings, balancesIn([...outside, ...others]).opening, others);
}

/** The cells of a row, by the roles of their columns. `text` joins all columns of text. */
type Row = Record<Role, string> & { line: Line; text: string; texts: string[] };

const moneyRoles = ['credit', 'debit', 'amount'] as const;
const hasDigit = (cell: string) => /\d/.test(cell);
const hasMoney = (row: Row) => moneyRoles.some((role) => hasDigit(row[role]));
/** Whether the columns of money hold prose, such as a footer of the bank. Prose does not begin with a number. */
const isProse = (row: Row) =>
  moneyRoles.every((role) => !hasDigit(row[role]) || /^(?!\W*(?:rp|idr)?\W*\d).*\p{L}{4}/iu.test(row[role]));

/** Removes the apostrophe that Excel and the bank BCA put before digits to keep them as text. */
const withoutApostrophe = (cell: string) => cell.trim().replace(/^'/, '');

function rowOf(line: Line, columns: readonly Role[]): Row {
  const cellsOf = (role: Role) => line.cells.filter((_, column) => columns[column] === role).map(withoutApostrophe);
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
    const { day } = rowOf(line, section.columns);
    const isEmpty = line.cells.every((cell) => cell.trim() === '');
    const isRowOfItsOwn = isDay(day) || isEmpty || isLabel(line.cells.join(' '));
    const cells: string[] | null = last && !isRowOfItsOwn ? continuedCells(last, line, section) : null;
    if (last && cells) last.cells = cells;
    else {
      const copy = { ...line };
      if (!isEmpty) joined.push(copy);
      last = isDay(day) ? copy : null;
    }
  }
  return joined;
}

/** Returns the cells of a row with those of the next one, or null if that one does not continue it. */
function continuedCells(last: Line, { cells }: Line, { columns, titles }: Section): string[] | null {
  const [before, below] = [rowOf(last, columns), rowOf({ ...last, cells }, columns)];
  const filled = cells.flatMap((cell, column) => (cell.trim() ? [column] : []));
  const missing = titles.length - last.cells.length;
  // A line break within a cell has cut the row.
  if (!hasMoney(before) && cells.length - 1 <= missing && missing > 0)
    return [...last.cells.slice(0, -1), `${last.cells.at(-1)} ${cells[0]}`, ...cells.slice(1)];
  if (filled.length === 1 && time.test(below.day))
    return last.cells.map((cell, column) => (columns[column] === 'day' ? `${cell.trim()} ${below.day}` : cell));
  if (filled.every((column) => columns[column] === 'text'))
    return last.cells.map((cell, column) => (filled.includes(column) ? `${cell} ${cells[column]}` : cell));
  return null;
}

/**
 * Joins a text that an unquoted delimiter has cut: `TRSF, INFAQ ALI,0000,50409.00`. Joins only words, so that no amount
 * changes. Returns null if the row has more cells than titles for another reason.
 */
function withWholeText(line: Line, { titles, columns }: Section): Line | null {
  if (titles.length === 0 || surplusCells(line.cells, titles).length === 0) return line;
  const surplus = line.cells.length - titles.length;
  const textColumn = columns.indexOf('text');
  const end = textColumn + surplus + 1;
  const parts = line.cells.slice(textColumn, end);
  const cells = [...line.cells.slice(0, textColumn), parts.join(','), ...line.cells.slice(end)];
  const row = rowOf({ ...line, cells }, columns);
  const areWords = textColumn >= 0 && parts.slice(1).every(hasWords);
  const hasAmounts = hasMoney(row) && moneyRoles.every((role) => !row[role] || readAmount(row[role]));
  const hasValidMark = row.mark === '' || wayOf(row.mark) !== null;
  return areWords && hasAmounts && hasValidMark ? { ...line, cells } : null;
}

/** Matches a word that stands for the day of a transaction that is not booked yet. */
const pending = /^(?:pend|pending|tertunda|belum dibukukan|hold|waiting|menunggu)\b/i;

const remedyAmount = 'Ambil angkanya dari berkas asli bank, tulis misalnya 330.409.';
const problem = ({ line }: Row, sentence: string): RowReading => ({ problem: `Baris ${line.row}: ${sentence}` });

/** Returns the label of a sum or balance, which is in the first cell or in a column of text. */
function labelOf({ line, texts }: Row): string | undefined {
  const first = line.cells.find((cell) => cell.trim() !== '') ?? '';
  return [first, ...texts.filter((cell) => /total|jumlah|saldo|balance|mutasi/i.test(cell))].find(isLabel);
}

function readRow(row: Row, context: Context): RowReading {
  const { line, day, status } = row;
  const label = labelOf(row);
  if (pending.test(day)) return { note: `Baris ${line.row} belum dibukukan bank (${day}); belum dihitung.` };
  if (isDay(day)) {
    const isBalance = label !== undefined && /saldo|balance/i.test(label);
    if (isBalance && isOwnBalance(row, context))
      return {
        other: { row: line.row, cells: [label, row.balance || moneyIn(row)] },
        ...(moneyIn(row) && { note: `Baris ${line.row} dibaca sebagai ${label.toLowerCase()}; tidak dihitung.` }),
      };
    const isLikeBalance = row.balance === '' && (/^(?:saldo|balance)\b/i.test(row.text) || isSumAbove(row, context));
    if (hasMoney(row) && (isBalance || isLikeBalance)) return problem(row, looksLikeSum(row));
  } else {
    if (!hasMoney(row)) return isNotInColumns(line) ? { problem: notInColumns(line) } : { other: line };
    if (label) return isFact(row, context) ? { other: line } : { sum: row };
    if (isProse(row)) return { other: line };
    const isLikeSum = isSumAbove(row, context);
    if (isLikeSum && context.isDayOnce) return problem(row, looksLikeSum(row));
    if (day === '' && (row.text === '' || isLikeSum)) return { sum: row };
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

const saysSum = ({ text }: Row) => /^(?:sub|grand)? ?(?:total|jumlah)\b/i.test(text);
/** Whether a row such as “Jumlah pekan I” has only a text and the sum of the rows above it. */
function isSumAbove(row: Row, { above, sinceSum, columns }: Context): boolean {
  const hasOnlyThese = row.line.cells.every(
    (cell, column) => cell.trim() === '' || ['day', 'text', ...moneyRoles].includes(columns[column] ?? ''),
  );
  return hasOnlyThese && saysSum(row) && (isSumOf(row, above) || isSumOf(row, sinceSum));
}
const looksLikeSum = ({ text }: Row) =>
  `“${text}” tampaknya saldo atau jumlah, bukan transfer. Hapus baris ini; bila benar transfer, ubah keterangannya.`;

/** Whether a label has its number beside it, outside the columns of money: `Mutasi Kredit,1.000,3`. */
function isFact({ line: { cells } }: Row, { columns }: Context): boolean {
  const filled = cells.flatMap((cell, column) => (/^[\s:=]*$/.test(cell) ? [] : [column]));
  const [label = -1, value = -1] = filled;
  const isBeside = value - label === 1 || cells[value - 1] !== '';
  const isOutside = !moneyRoles.some((role) => role === columns[value]);
  return isBeside && isOutside && readAmount(cells[value] ?? '') !== null;
}

const moneyIn = (row: Row) => moneyRoles.map((role) => row[role]).find(hasDigit) ?? '';
/** Whether a row has a day and an amount, but was not split into columns like the others. */
const isNotInColumns = ({ cells }: Line) => isDay(cells.join(' ')) && /\d{1,3}(?:[.,]\d{3})+/.test(cells.join(' '));
export const notInColumns = ({ row }: Line): string =>
  `Baris ${row}: baris ini tidak terbagi dalam kolom. Salin ulang baris ini dari bank.`;

/** Whether a row with the label of a balance is one: it has no amount, or the same one, or is the first or last row. */
function isOwnBalance(row: Row, { isFirst, isLast, style }: Context): boolean {
  const [amount, balance] = [readAmount(moneyIn(row) || '0', style), readAmount(row.balance || '0', style)];
  if (!amount || amount.sen === 0) return true;
  return row.balance === '' ? isFirst(row) || isLast(row) : amount.sen === balance?.sen;
}

/** Matches a day without a year, with a short one, or with two numbers that may both be the month. */
const isAmbiguousDay =
  /^'?(?:\d{1,2}[-/. ](?:\d{1,2}|[a-z]+)(?:[-/.]\d\d)?(?!\w|[-/.])|(?:0?\d|1[0-2])[-/.](?:0?\d|1[0-2])[-/.]\d{4})/i;

function readEntry(row: Row, context: Context): RowReading {
  const { line, day, hour, text } = row;
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
  return {
    entry: {
      row: line.row,
      account: row.account,
      ...moment,
      text,
      written: moneyIn(row),
      ...read,
      balance: balance && signedSen(balance),
    },
  };
}

const unreadable = (cell: string) => `jumlah “${cell}” tidak dapat dibaca. ${remedyAmount}`;

/** Reads the amount of a row and its direction, or says what is wrong. */
function amountOf(row: Row, { style, isMinusUnclear, areCreditsNegative }: Context): Amount | string {
  if (areCreditsNegative) return 'semua uang masuk bertanda minus. Hapus minusnya bila uangnya benar masuk.';
  const read = (cell: string) => readAmount(cell, style);
  if (row.amount || !(row.credit || row.debit)) return withMark(row, read(row.amount), isMinusUnclear);
  const [credit, debit] = [read(row.credit || '0'), read(row.debit || '0')];
  if (!credit || !debit) return unreadable(credit ? row.debit : row.credit);
  if (credit.sen > 0 && debit.sen > 0) return bothFilled;
  if (debit.sen === 0) return { ...credit, way: credit.way ?? 'in' };
  return debit.way === 'out' && isMinusUnclear ? unclearMinus : { ...debit, way: 'out' };
}

const bothFilled = 'kolom uang masuk dan uang keluar terisi dua-duanya. Kosongkan salah satu menurut berkas asli bank.';
const unclearMinus =
  'uang keluar ini bertanda minus, yang lain tidak. Tulis di kolom uang masuk bila ini pengembalian, atau hapus minusnya.';

/** Reads an amount whose direction another column marks: `K`, `Masuk`. */
function withMark({ amount, mark }: Row, read: Amount | null, isMinusUnclear: boolean): Amount | string {
  if (!read) return unreadable(amount);
  const marked = mark === '' ? null : wayOf(mark);
  if (mark === '' || (marked === null && read.way !== null)) return read;
  if (marked === null) return `tanda “${mark}” tidak dikenal. Tulis Masuk atau Keluar.`;
  // On incoming money a minus means a reversal. On outgoing money it usually repeats the mark.
  if (marked === 'in') return { ...read, way: read.way ?? 'in' };
  if (read.way === 'in') return `jumlah “${amount}” bertanda masuk, tetapi tandanya “${mark}”. ${remedyAmount}`;
  return read.way === 'out' && isMinusUnclear ? unclearMinus : { ...read, way: 'out' };
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
    if (balance === null || before === null) return null;
    if (balance - before === sen) return 'in';
    return balance - before === -sen ? 'out' : null;
  };
  const waysByBalance = (isNewestFirst: boolean) =>
    entries.map((entry, index) => {
      const earlier = entries[isNewestFirst ? index + 1 : index - 1];
      return wayByBalance(entry, earlier ? earlier.balance : opening);
    });
  const [oldestFirst, newestFirst] = [waysByBalance(false), waysByBalance(true)];
  const countKnown = (ways: readonly (Way | null)[]) => ways.filter(Boolean).length;
  const byBalance = countKnown(newestFirst) > countKnown(oldestFirst) ? newestFirst : oldestFirst;
  const wayOfUnmarked = ({ text }: OpenEntry) => (hasOutgoing && !saysOut.test(text) ? 'in' : null);
  return entries.map((entry, index) => entry.way ?? byBalance[index] ?? wayOfUnmarked(entry));
}

type Context = ReturnType<typeof contextOf>;

/** The facts about the other rows that the reading of one row needs. readSection updates `day`, `above` and `sinceSum`. */
function contextOf(rows: readonly Row[], { columns }: Section, period: Period | null) {
  const dated = rows.filter(({ day }) => isDay(day));
  const amounts = (way: Way) =>
    dated
      .flatMap((row) => [way === 'in' ? row.credit : row.debit, ...(wayOf(row.mark) === way ? [row.amount] : [])])
      .map((cell) => readAmount(cell))
      .filter((amount) => amount && amount.sen > 0);
  const [incoming, outgoing] = [amounts('in'), amounts('out')];
  const days = dated.map(({ day }) => day);
  return {
    columns,
    style: styleOf(rows.flatMap((row) => [row.credit, row.debit, row.amount, row.balance])),
    readDay: dayReader(days, period),
    /** The day of the row above, for rows that do not repeat it. */
    day: '',
    /** All entries above, and the entries since the last sum. */
    above: [] as Summand[],
    sinceSum: [] as Summand[],
    /** Whether all rows have the same status. Even an unknown status then means that they happened. */
    isOneStatus: new Set(rows.filter(hasMoney).map(({ status }) => status)).size === 1,
    /** Whether only some outgoing amounts have a minus. The meaning of the minus is then unclear. */
    isMinusUnclear: outgoing.some((amount) => amount?.way === 'out') && outgoing.some((amount) => amount?.way === null),
    /** Whether every incoming amount has a minus. Some programs write it so, and there a minus is not a reversal. */
    areCreditsNegative: incoming.length > 1 && incoming.every((amount) => amount?.way === 'out'),
    /** Whether only the first row of each day names it. A row without a day may then be a transfer. */
    isDayOnce: rows.some((row) => row.day === '' && row.text !== '' && hasMoney(row) && !labelOf(row) && !saysSum(row)),
    isFirst: (row: Row) => row === dated[0],
    isLast: (row: Row) => row === dated.at(-1),
  };
}

/** Decides what only all rows together show: the direction of amounts without one, and which rows of sums are right. */
function combine(readings: readonly RowReading[], opening: number | null, others: Line[]): RowsRead {
  const open = readings.flatMap((reading) => ('entry' in reading ? [reading.entry] : []));
  const ways = decideWays(open, opening);
  const wayOfEntry = new Map(open.map((entry, index) => [entry, ways[index]]));
  const read: RowsRead = {
    entries: [],
    problems: [],
    notes: [],
    others,
    isDirectionUnknown: ways.includes(null),
  };
  const lastEntry = readings.findLastIndex((reading) => 'entry' in reading);
  /** Index in `read.entries` of the first entry since the last sum. */
  let partStart = 0;
  for (const [index, reading] of readings.entries())
    if ('problem' in reading) read.problems.push(reading.problem);
    else if ('note' in reading && reading.note) read.notes.push(reading.note);
    else if ('entry' in reading) {
      const { row, sen, written } = reading.entry;
      const way = wayOfEntry.get(reading.entry) ?? null;
      if (way) read.entries.push({ ...reading.entry, sen: signedSen({ sen, way }) });
      else
        read.problems.push(
          `Baris ${row}: jumlah “${written}” tidak menunjukkan masuk atau keluar. Tulis + atau − di depannya, atau tunjuk kolomnya pada tabel di atas.`,
        );
    } else if ('sum' in reading) {
      const { sum } = reading;
      const isOfAll = isSumOf(sum, read.entries);
      const isOfPart = isSumOf(sum, read.entries.slice(partStart));
      const label = labelOf(sum);
      partStart = read.entries.length;
      if (label && /saldo|balance/i.test(label)) read.others.push({ row: sum.line.row, cells: [label, moneyIn(sum)] });
      else if (label && index > lastEntry && !isOfAll && !isOfPart)
        read.notes.push(`Baris ${sum.line.row}: “${label}” tidak sama dengan jumlah baris yang terbaca. Periksa.`);
      else if (!isOfAll && !isOfPart)
        read.problems.push(
          `Baris ${sum.line.row}: bertuliskan jumlah, tetapi bukan jumlah baris di atasnya, dan tanpa tanggal. Tulis tanggalnya, atau hapus baris ini.`,
        );
    }
  return read;
}

type Summand = Pick<Entry, 'sen' | 'balance'>;

/** Whether each amount of a row is a sum of the entries above it, or their balance. */
function isSumOf(row: Row, entries: readonly Summand[]): boolean {
  const total = (sign: number) => entries.reduce((sum, { sen }) => (sen * sign > 0 ? sum + sen * sign : sum), 0);
  const [incoming, outgoing] = [total(1), total(-1)];
  const sums = { credit: [incoming], debit: [outgoing], amount: [incoming, outgoing, Math.abs(incoming - outgoing)] };
  return moneyRoles.every((role) => {
    // An unreadable amount is never a sum.
    const { sen } = readAmount(row[role] || '0') ?? { sen: -1 };
    return sen === 0 || sums[role].includes(sen) || sen === Math.abs(entries.at(-1)?.balance ?? 0);
  });
}
