import { cleanNumber } from 'site/transaction/parse-rupiah.ts';
import type { Line } from './bank-formats.ts';
import { factOf } from './check-statement.ts';
import { areTitles, foldTitle, roleOf } from './column-roles.ts';
import { beginsWithDay } from './read-days.ts';

const moneyTitle =
  /saldo|balance|(?:mutasi )?(?:debet|debit|keluar|withdrawals?)|(?:mutasi )?(?:kredit|credit|masuk|deposits?)|mutasi|jumlah|nominal|amount/g;
const mark = '(?:CR|DB|DR|C|D|K)';
/** Matches an amount with separators or sen, such as `(1.250.118,00)`, or a lone 0. */
const number = String.raw`(?:[-+\u2212(] ?)?(?:Rp\.? ?|IDR ?)?(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2}|(?<!\S)0(?!\S))\)?-?`;
const amounts = new RegExp(String.raw`${number}(?:\s?${mark}(?=\s|$))?`, 'g');
const amountsAtEnd = new RegExp(String.raw`(?:^|\s)(${number}(?:\s?${mark})?(?:\s+${number}(?:\s?${mark})?)*)$`);
/** Matches a line that is only a status, and says that the transaction did not happen. */
const failed = /^(?:gagal|failed|pending|tertunda|ditolak|rejected|dibatalkan|cancell?ed|expired|void)$/i;
/** Matches an amount with sen within a text. If a text has two of them, two lines may have become one. */
const amountInText = /\d{1,3}(?:[.,]\d{3})+[.,]\d{2}(?!\d)/g;
const smallNumberAtEnd = /(?:^|\s)\d{1,3}$/;
/** Matches a day at the start of a line, perhaps after the number of the transaction and before a time. */
const dayAtStart =
  /^(?:\d{1,4} )?((?:\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|\d{4}-\d\d-\d\d|\d{1,2}[- ]?[A-Za-z]{3,9}(?:[- ]?\d{4})?)(?:,? \d{2}[:.]\d{2}(?:[:.]\d{2})?(?: WIB)?)?)(?=\s|$)/;

/** Matches lines of the page or of the whole statement, which belong to no transaction. */
const outside =
  /bersambung|halaman|\bpage\b|berizin|^catatan|^saldo|^total|^mutasi (?:cr|db|debet|kredit)|\bbalance\b.*:/i;

/** Returns the index after the titles that begin at `start` and may fill nine lines, or 0 if none begin there. */
function endOfTitles(lines: readonly string[], start: number): number {
  if (!/^(?:no\.? )?(?:tanggal|tgl|date|post(?:ing)? date|transaction date)\b/i.test(lines[start] ?? '')) return 0;
  for (let end = start + 1; end <= Math.min(start + 9, lines.length); end += 1) {
    const titleLines = lines.slice(start, end);
    if (/\d/.test(titleLines.at(-1) ?? '')) return 0;
    const isLast = /\d/.test(lines[end] ?? '') || beginsWithDay(lines[end] ?? '') || titleLines.length === 9;
    if (!isLast) continue;
    const titles = moneyTitles(titleLines);
    return titles.length > 0 || areTitles([titleLines.join(' ')]) ? end : 0;
  }
  return 0;
}

/** Returns each title of a money column once. Some banks repeat the titles below in English. */
function moneyTitles(titleLines: readonly string[]): string[] {
  const found = foldTitle(titleLines.join(' ')).match(moneyTitle) ?? [];
  return [...new Map(found.toReversed().map((title) => [roleOf(title), title])).values()].toReversed();
}

interface Transaction {
  row: number;
  day: string;
  text: string[];
  /** Its amounts, and a `?` if they are uncertain. A row with a `?` is a problem. */
  money: string[];
  /** Whether amounts may still follow. */
  isOpen: boolean;
}

/** Adds a line to the text of a transaction, and the amounts at its end to the amounts. */
function addLine(transaction: Transaction, line: string): void {
  const { text, money, isOpen } = transaction;
  const found = isOpen ? amountsAtEnd.exec(line) : null;
  const isMark = money.length > 0 && new RegExp(`^${mark}$`).test(line);
  if (isMark && isOpen) money.push(`${money.pop()} ${line}`);
  else if (found) {
    const before = line.slice(0, found.index);
    const cells = found[1]?.match(amounts) ?? [];
    // A small number without sen may be an amount too.
    const hasSen = cells.some((cell) => /[.,]\d{2}(?!\d)/.test(cell));
    const maybeTwoLines = (before.match(amountInText) ?? []).length > 1;
    const isUnclear = (smallNumberAtEnd.test(before) && !hasSen) || maybeTwoLines;
    money.push(...(isUnclear ? ['?'] : []), ...cells);
    if (before.trim() === '') return;
    text.push(before.trim());
    // Text and amounts in one line are complete. An amount in a later line belongs to the text.
    transaction.isOpen = false;
  } else {
    if (money.length > 0) transaction.isOpen = false;
    if (failed.test(line)) money.push('?');
    text.push(line);
  }
}

/**
 * Reads a statement that lost the borders of its cells when it was copied from a PDF or from a web page. It has dated
 * lines below a line of titles. Returns null for other text.
 */
export function readPlainLines(text: string): Line[] | null {
  const lines = text.split(/\r\n?|\n/).map((line) => cleanNumber(line).replaceAll(/ +/g, ' '));
  const start = lines.findIndex((_, index) => endOfTitles(lines, index) > 0);
  if (start < 0) return null;
  const end = endOfTitles(lines, start);
  const entries = readBody(lines, end);
  const transactions = entries.filter((entry): entry is Transaction => !('cells' in entry));
  if (transactions.length === 0) return null;
  const clear = transactions.filter(({ money }) => !money.includes('?'));
  const columns = columnsOf(moneyTitles(lines.slice(start, end)), clear);
  const preamble = lines.slice(0, start).map((_, index) => ({ row: index + 1, cells: factCells(lines, index) }));
  const body = entries.map((entry) => ('cells' in entry ? entry : { row: entry.row, cells: cellsOf(entry, columns) }));
  return [...preamble, { row: start + 1, cells: ['Tanggal', 'Keterangan', ...columns] }, ...body];
}

/** Reads the transactions below the titles, and the other lines between and after them. */
function readBody(lines: readonly string[], start: number): (Transaction | Line)[] {
  const entries: (Transaction | Line)[] = [];
  for (let index = start; index < lines.length; index += 1) {
    const [line = '', titlesEnd] = [lines[index], endOfTitles(lines, index)];
    const row = index + 1;
    const last = entries.at(-1);
    const [, day] = dayAtStart.exec(line) ?? [];
    if (titlesEnd > 0) index = titlesEnd - 1;
    else if (day && beginsWithDay(day)) {
      const transaction = { row, day, text: [], money: [], isOpen: true };
      entries.push(transaction);
      const rest = line.slice(line.indexOf(day) + day.length).trim();
      if (rest) addLine(transaction, rest);
    } else if (line === '') continue;
    else if (last && !('cells' in last) && (!outside.test(line) || last.money.length === 0)) addLine(last, line);
    else {
      const cells = factCells(lines, index);
      // A donor may write “Total sedekah”, so a line counts as a sum only if its label is one of the bank's.
      const sumLabel = [...lines.slice(0, index), cells[0] ?? ''].findLast((text) => /\p{L}{2}/u.test(text)) ?? '';
      const [, sum] = amountsAtEnd.exec(line) ?? [];
      if (last && sum && factOf(sumLabel.replace(/[\s:=]+$/, '')) === null)
        entries.push({ row, day: '', text: [sumLabel], money: ['?', sum], isOpen: false });
      else if (last || outside.test(line)) entries.push({ row, cells });
    }
  }
  return entries;
}

const sumLabels =
  /(?:saldo (?:awal|akhir)|(?:opening|closing|ending) balance|total (?:transaksi )?(?:debet|debit|kredit|credit)(?: transaction)?|transaksi (?:keluar|masuk))/gi;

/** Pairs labels and numbers of a line such as `Saldo Awal : 1.000.000,00`, or of numbers below a line of labels. */
function factCells(lines: readonly string[], index: number): string[] {
  const [line = '', above = ''] = [lines[index], lines[index - 1]];
  const found = amountsAtEnd.exec(line);
  const ownLabel = line.slice(0, found?.index).trim();
  const numbers = found?.[1]?.match(amounts) ?? [];
  const labels = above.match(sumLabels) ?? [];
  if (ownLabel === '' && labels.length === numbers.length)
    return labels.flatMap((label, place) => [label, numbers[place] ?? '']);
  return found && ownLabel ? [ownLabel, ...numbers] : [line];
}

/** Returns the money titles if each row has all amounts. Otherwise returns one for the amount and one for a balance. */
function columnsOf(titles: readonly string[], rows: readonly Transaction[]): string[] {
  if (rows.every((row) => row.money.length === titles.length || isBalanceAlone(row))) return [...titles];
  const hasZeros = rows.every(({ money }) => money.length === 2 && money.some((cell) => /^0[.,]?0*$/.test(cell)));
  if (hasZeros && titles.length === 3) return titles.slice(0, 2);
  return titles.some((title) => /saldo|balance/.test(title)) ? ['Jumlah', 'Saldo'] : ['Jumlah'];
}

const isBalanceAlone = ({ text, money }: Transaction) =>
  /^saldo (?:awal|akhir)$/i.test(text.join(' ')) && money.length === 1;

function cellsOf(transaction: Transaction, columns: readonly string[]): string[] {
  const { day, text, money } = transaction;
  const description = text.join(' ');
  if (money.includes('?') || money.length > columns.length) return [day, description, money.join(' ')];
  const empty = isBalanceAlone(transaction) ? columns.slice(1).map(() => '') : [];
  return [day, description, ...empty, ...money];
}
