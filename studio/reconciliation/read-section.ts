import { surplusCells } from '../split-table.ts';
import type { Line } from './bank-formats.ts';
import { factOf, factsOf, type Moved } from './check-statement.ts';
import { happened, notHappened, type Role, roles } from './column-roles.ts';
import { type Amount, readAmount, signedSen, styleOf, type Way, wayOf } from './read-amount.ts';
import { beginsWithDay, dayReader, isDay, type Period } from './read-days.ts';
import type { Section } from './split-sections.ts';

/** A row that moved money. `sen` is negative for outgoing money. */
export interface Entry extends Omit<Moved, 'table' | 'page'> {
  hour: string | null;
  text: string;
}

/** The reading of a section. Each row with a digit in a column of money is in one of these lists. */
export interface SectionReading {
  entries: Entry[];
  problems: string[];
  notes: string[];
  /** Rows that are not transactions: balances, sums, footers. */
  others: Line[];
  /** Whether some amount does not say if it came in or went out. */
  isDirectionUnknown: boolean;
}

/** An entry whose direction may still be unknown. `written` is its amount as the bank wrote it. */
type OpenEntry = Entry & { way: Way | null; written: string };
/** The meaning of a row. Whether a `sum` is right can only be decided when all rows are read. */
type RowReading =
  | { entry: OpenEntry }
  | { problem: string }
  | { note: string }
  | { sum: Row }
  | { other: Line; note?: string };

interface Around {
  period: Period | null;
  /** Lines above the first titles. */
  preamble: readonly Line[];
}

/** Reads the rows of one section. Never throws. */
export function readSection(section: Section, { period, preamble }: Around): SectionReading {
  const found = joinRows(section).map((line) => {
    const whole = withWholeText(line, section);
    return { row: rowOf(whole ?? line, section.columns), isWhole: whole !== null };
  });
  const rows = found.map(({ row }) => row);
  const context = contextOf(rows, section, period);
  const readings = found.map(({ row, isWhole }): RowReading => {
    if (!isWhole && isDay(row.day))
      return problem(row, 'kolomnya lebih banyak daripada judulnya. Beri tanda kutip pada angka yang memuat pemisah.');
    const reading = readRow(row, context);
    if ('entry' in reading) {
      const { day, balance } = reading.entry;
      const moved = { sen: signedSen(reading.entry), balance };
      context.day = day;
      context.above.push(moved);
      context.since.push(moved);
    }
    if ('sum' in reading) context.since = [];
    return reading;
  });
  const others = readings.flatMap((reading) => ('other' in reading ? [reading.other] : []));
  const [opening] = factsOf([...preamble, ...others]).get('opening') ?? [];
  return settle(readings, opening?.value ?? null, others);
}

/** A row by the roles of its columns. `text` joins all columns of text. */
type Row = Record<Role, string> & { line: Line; text: string; texts: string[] };

const money = ['credit', 'debit', 'amount'] as const;
const hasDigit = (cell: string) => /\d/.test(cell);
const hasMoney = (row: Row) => money.some((role) => hasDigit(row[role]));
const hasWords = (cell: string) => /\p{L}{3}/u.test(cell);
/** Whether the columns of money hold prose, such as a footer of the bank. Prose does not begin with a number. */
const isProse = (row: Row) =>
  money.every((role) => !hasDigit(row[role]) || /^(?!\W*(?:rp|idr)?\W*\d).*\p{L}{4}/iu.test(row[role]));

/** Removes the apostrophe that Excel and BCA put before digits to keep them as text. */
const bare = (cell: string) => cell.trim().replace(/^'/, '');

function rowOf(line: Line, columns: readonly Role[]): Row {
  const all = (role: Role) => line.cells.filter((_, column) => columns[column] === role).map(bare);
  const one = (role: Role) => all(role)[0] ?? '';
  const texts = all('text');
  const text = texts.join(' ').replaceAll(/\s+/g, ' ').trim();
  const cells = Object.fromEntries(Object.keys(roles).map((role) => [role, one(role as Role)]));
  return { ...(cells as Record<Role, string>), line, text, texts };
}

const time = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*(?:WIB|WITA|WIT))?$/i;

/** Joins the rows of one transaction. A cell may hold a line break; a time or more text may stand in the next row. */
function joinRows(section: Section): Line[] {
  const all: Line[] = [];
  let last: Line | null = null;
  for (const line of section.lines) {
    const { day } = rowOf(line, section.columns);
    const isEmpty = line.cells.every((cell) => cell.trim() === '');
    const isOwn = isDay(day) || isEmpty || factOf(line.cells.join(' ')) !== null;
    const cells: string[] | null = last && !isOwn ? continued(last, line, section) : null;
    if (last && cells) last.cells = cells;
    else {
      const copy = { ...line };
      if (!isEmpty) all.push(copy);
      last = isDay(day) ? copy : null;
    }
  }
  return all;
}

/** Adds the cells of the next row to those of a row, if it continues that row. Otherwise returns null. */
function continued(last: Line, { cells }: Line, { columns, titles }: Section): string[] | null {
  const [before, below] = [rowOf(last, columns), rowOf({ ...last, cells }, columns)];
  const filled = cells.flatMap((cell, column) => (cell.trim() ? [column] : []));
  const room = titles.length - last.cells.length;
  if (!hasMoney(before) && cells.length - 1 <= room && room > 0)
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
  const at = columns.indexOf('text');
  const parts = line.cells.slice(at, at + surplus + 1);
  const cells = [...line.cells.slice(0, at), parts.join(','), ...line.cells.slice(at + surplus + 1)];
  const row = rowOf({ ...line, cells }, columns);
  const isRead = money.every((role) => !row[role] || readAmount(row[role])) && hasMoney(row);
  const isMarked = row.mark === '' || wayOf(row.mark) !== null;
  return at >= 0 && parts.slice(1).every(hasWords) && isRead && isMarked ? { ...line, cells } : null;
}

const pending = /^(?:pend|pending|tertunda|belum dibukukan|hold|waiting|menunggu)\b/i;

const remedyAmount = 'Ambil angkanya dari berkas asli bank, tulis misalnya 330.409.';
const problem = ({ line }: Row, sentence: string): RowReading => ({ problem: `Baris ${line.row}: ${sentence}` });
/** Returns the label of a sum or balance. It stands in the first cell, or alone in a column of text. */
function labelOf({ line, texts }: Row): string | undefined {
  const first = line.cells.find((cell) => cell.trim() !== '') ?? '';
  return [first, ...texts.filter((cell) => /total|jumlah|saldo|balance|mutasi/i.test(cell))].find(
    (cell) => factOf(cell) !== null,
  );
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
    if (hasMoney(row) && (isBalance || isLikeBalance)) return problem(row, likeSum(row));
  } else {
    if (!hasMoney(row)) return isNotInColumns(line) ? { problem: notInColumns(line) } : { other: line };
    if (label) return isFact(row, context) ? { other: line } : { sum: row };
    if (isProse(row)) return { other: line };
    const isLikeSum = isSumAbove(row, context);
    if (isLikeSum && context.isDayOnce) return problem(row, likeSum(row));
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
/** Whether a row such as “Jumlah pekan I” holds only a text and the sum of the rows above it. */
function isSumAbove(row: Row, { above, since, columns }: Context): boolean {
  const isBare = row.line.cells.every(
    (cell, column) => cell.trim() === '' || ['day', 'text', ...money].includes(columns[column] ?? ''),
  );
  return isBare && saysSum(row) && (isSumOf(row, above) || isSumOf(row, since));
}
const likeSum = ({ text }: Row) =>
  `“${text}” tampaknya saldo atau jumlah, bukan transfer. Hapus baris ini; bila benar transfer, ubah keterangannya.`;

/** Whether a label has its number beside it, outside the columns of money: `Mutasi Kredit,1.000,3`. */
function isFact({ line: { cells } }: Row, { columns }: Context): boolean {
  const filled = cells.flatMap((cell, column) => (/^[\s:=]*$/.test(cell) ? [] : [column]));
  const [label = -1, value = -1] = filled;
  const isBeside = value - label === 1 || cells[value - 1] !== '';
  return isBeside && !money.some((role) => role === columns[value]) && readAmount(cells[value] ?? '') !== null;
}

const moneyIn = (row: Row) => money.map((role) => row[role]).find(hasDigit) ?? '';
/** Whether a row has a day and an amount, but was not split into columns like the others. */
const isNotInColumns = ({ cells }: Line) =>
  beginsWithDay(cells.join(' ')) && /\d{1,3}(?:[.,]\d{3})+/.test(cells.join(' '));
export const notInColumns = ({ row }: Line): string =>
  `Baris ${row}: baris ini tidak terbagi dalam kolom. Salin ulang baris ini dari bank.`;

/** Whether a row titled as a balance is one: it has no amount, or the balance's own, or is the first or last row. */
function isOwnBalance(row: Row, { isFirst, isLast, style }: Context): boolean {
  const [amount, balance] = [readAmount(moneyIn(row) || '0', style), readAmount(row.balance || '0', style)];
  if (!amount || amount.sen === 0) return true;
  return row.balance === '' ? isFirst(row) || isLast(row) : amount.sen === balance?.sen;
}

/** Explains a day that cannot be read: it has no year or a short one, or either of two numbers may be the month. */
const readsTwoWays =
  /^'?(?:\d{1,2}[-/. ](?:\d{1,2}|[a-z]+)(?:[-/.]\d\d)?(?!\w|[-/.])|(?:0?\d|1[0-2])[-/.](?:0?\d|1[0-2])[-/.]\d{4})/i;

function readEntry(row: Row, context: Context): RowReading {
  const { line, day, hour, text } = row;
  const moment = day === '' ? { day: context.day, hour: null } : context.readDay(day, hour);
  if (!moment) {
    const remedy = readsTwoWays.test(day)
      ? ' dengan pasti. Salin juga baris Periode di atas tabelnya, atau tulis hari, bulan, tahun,'
      : '. Tulis';
    return problem(row, `tanggal “${day}” tidak dapat dibaca${remedy} misalnya 23/11/2026.`);
  }
  const read = amountOf(row, context);
  if (typeof read === 'string') return problem(row, read);
  if (read.sen === 0) return { note: `Baris ${line.row} berjumlah Rp0; tidak dihitung.` };
  const balance = readAmount(row.balance, context.style);
  return {
    entry: { row: line.row, ...moment, text, written: moneyIn(row), ...read, balance: balance && signedSen(balance) },
  };
}

const unreadable = (cell: string) => `jumlah “${cell}” tidak dapat dibaca. ${remedyAmount}`;

/** Reads the amount of a row and its direction, or says what is wrong. */
function amountOf(row: Row, { style, isMixed, isTurned }: Context): Amount | string {
  if (isTurned) return 'semua uang masuk bertanda minus. Hapus minusnya bila uangnya benar masuk.';
  const read = (cell: string) => readAmount(cell, style);
  if (row.amount || !(row.credit || row.debit)) return withMark(row, read(row.amount), isMixed);
  const [credit, debit] = [read(row.credit || '0'), read(row.debit || '0')];
  if (!credit || !debit) return unreadable(credit ? row.debit : row.credit);
  if (credit.sen > 0 && debit.sen > 0) return bothFilled;
  if (debit.sen === 0) return { ...credit, way: credit.way ?? 'in' };
  return debit.way === 'out' && isMixed ? unclearMinus : { ...debit, way: 'out' };
}

const bothFilled = 'kolom uang masuk dan uang keluar terisi dua-duanya. Kosongkan salah satu menurut berkas asli bank.';
const unclearMinus =
  'uang keluar ini bertanda minus, yang lain tidak. Tulis di kolom uang masuk bila ini pengembalian, atau hapus minusnya.';

/** Reads an amount whose direction another column marks: `K`, `Masuk`. */
function withMark({ amount, mark }: Row, read: Amount | null, isMixed: boolean): Amount | string {
  if (!read) return unreadable(amount);
  const said = mark === '' ? null : wayOf(mark);
  if (mark === '' || (said === null && read.way !== null)) return read;
  if (said === null) return `tanda “${mark}” tidak dikenal. Tulis Masuk atau Keluar.`;
  // On incoming money a minus means a reversal. On outgoing money it usually repeats the mark.
  if (said === 'in') return { ...read, way: read.way ?? 'in' };
  if (read.way === 'in') return `jumlah “${amount}” bertanda masuk, tetapi tandanya “${mark}”. ${remedyAmount}`;
  return read.way === 'out' && isMixed ? unclearMinus : { ...read, way: 'out' };
}

/** Words about outgoing money. A bare amount in a row with such words did not come in. */
const saysOut =
  /\b(?:transfer|trf|trsf|tf|kirim|setor) (?:uang |dana )?ke\b|\b(?:keluar|biaya|penarikan|tarik tunai|pajak|dikirim|pengeluaran|db)\b|^(?:beli|bayar|pembelian|pembayaran ke)\b/i;

/**
 * Decides the direction of each entry. Its amount or mark says it, else the balance shows it. If other entries are
 * marked as outgoing, an unmarked one is incoming. Otherwise the direction is null: it is never guessed.
 */
function decideWays(entries: readonly OpenEntry[], opening: number | null): (Way | null)[] {
  const isMarked = entries.some(({ way }) => way === 'out');
  const way = (step: number, { sen }: OpenEntry): Way | null => (step === sen ? 'in' : step === -sen ? 'out' : null);
  const inOrder = (isNewestFirst: boolean) =>
    entries.map((entry, index) => {
      const other = entries[isNewestFirst ? index + 1 : index - 1];
      const before = other ? other.balance : opening;
      return entry.balance === null || before === null ? null : way(entry.balance - before, entry);
    });
  const [oldest, newest] = [inOrder(false), inOrder(true)];
  const count = (found: readonly unknown[]) => found.filter(Boolean).length;
  const byBalance = count(newest) > count(oldest) ? newest : oldest;
  const wayOfBare = ({ text }: OpenEntry) => (isMarked && !saysOut.test(text) ? 'in' : null);
  return entries.map((entry, index) => entry.way ?? byBalance[index] ?? wayOfBare(entry));
}

type Context = ReturnType<typeof contextOf>;

/** The facts about the other rows that the reading of one row needs. */
function contextOf(rows: readonly Row[], { columns, titles }: Section, period: Period | null) {
  const title = titles[columns.indexOf('day')] ?? '';
  const dated = rows.filter(({ day }) => isDay(day));
  const amounts = (way: Way) =>
    dated
      .flatMap((row) => [way === 'in' ? row.credit : row.debit, ...(wayOf(row.mark) === way ? [row.amount] : [])])
      .map((cell) => readAmount(cell))
      .filter((amount) => amount && amount.sen > 0);
  const [comes, out] = [amounts('in'), amounts('out')];
  const days = dated.map(({ day }) => day);
  return {
    columns,
    style: styleOf(rows.flatMap((row) => [row.credit, row.debit, row.amount, row.balance])),
    readDay: dayReader(days, period, title),
    /** The day of the row above, for rows that do not repeat it. */
    day: '',
    /** All entries above, and the entries since the last sum. */
    above: [] as Summand[],
    since: [] as Summand[],
    /** Whether all rows have the same status. Even an unknown status then means that they happened. */
    isOneStatus: new Set(rows.filter(hasMoney).map(({ status }) => status)).size === 1,
    /** Whether only some outgoing amounts have a minus. The meaning of the minus is then unclear. */
    isMixed: out.some((amount) => amount?.way === 'out') && out.some((amount) => amount?.way === null),
    /** Whether every incoming amount has a minus. Some programs write it so; there a minus is not a reversal. */
    isTurned: comes.length > 1 && comes.every((amount) => amount?.way === 'out'),
    /** Whether only the first row of each day names it. A row without a day may then be a transfer. */
    isDayOnce: rows.some((row) => row.day === '' && row.text !== '' && hasMoney(row) && !labelOf(row) && !saysSum(row)),
    isFirst: (row: Row) => row === dated[0],
    isLast: (row: Row) => row === dated.at(-1),
  };
}

/** Decides what only all rows together show: the direction of bare amounts, and which rows of sums are right. */
function settle(readings: readonly RowReading[], opening: number | null, others: Line[]): SectionReading {
  const open = readings.flatMap((reading) => ('entry' in reading ? [reading.entry] : []));
  const ways = decideWays(open, opening);
  const wayOfEntry = new Map(open.map((entry, index) => [entry, ways[index]]));
  const read: SectionReading = {
    entries: [],
    problems: [],
    notes: [],
    others,
    isDirectionUnknown: ways.includes(null),
  };
  const lastEntry = readings.findLastIndex((reading) => 'entry' in reading);
  /** Index in `read.entries` of the first entry since the last sum. */
  let part = 0;
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
      const isOfPart = isSumOf(sum, read.entries.slice(part));
      // The last row may be a total that only its label shows. checkStatement compares it with the entries.
      const isTotal = index > lastEntry && labelOf(sum) !== undefined;
      part = read.entries.length;
      if (isOfAll || (isTotal && !isOfPart)) read.others.push(asFacts(sum));
      else if (!isOfPart)
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
  const [comes, goes] = [total(1), total(-1)];
  const fits = { credit: [comes], debit: [goes], amount: [comes, goes, Math.abs(comes - goes)] };
  return money.every((role) => {
    const { sen } = readAmount(row[role] || '0') ?? { sen: -1 };
    return sen === 0 || fits[role].includes(sen) || sen === Math.abs(entries.at(-1)?.balance ?? 0);
  });
}

/** Turns a row of sums into labels and numbers, as `factsOf` reads them. */
function asFacts(row: Row): Line {
  const label = labelOf(row) ?? 'Total';
  // A label that names one sum decides, even if its number stands in the column of the other sum.
  const isOne = row.amount !== '' || (factOf(label) ?? '') !== '' || /saldo|balance/i.test(label);
  const cells = isOne ? [label, moneyIn(row) || row.balance] : ['Total kredit', row.credit, 'Total debit', row.debit];
  return { row: row.line.row, cells };
}
