import { cleanNumber } from 'site/transaction/parse-rupiah.ts';
import type { Line } from './bank-formats.ts';
import { factOf } from './check-statement.ts';
import { areTitles, foldTitle, roleOf } from './column-roles.ts';
import { beginsWithDay } from './read-days.ts';

const moneyTitle =
  /saldo|balance|(?:mutasi )?(?:debet|debit|keluar|withdrawals?)|(?:mutasi )?(?:kredit|credit|masuk|deposits?)|mutasi|jumlah|nominal|amount/g;
const mark = '(?:CR|DB|DR|C|D|K)';
const number = String.raw`(?:[-+\u2212(] ?)?(?:Rp\.? ?|IDR ?)?(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2}|(?<!\S)0(?!\S))\)?-?`;
const amounts = new RegExp(String.raw`${number}(?:\s?${mark}(?=\s|$))?`, 'g');
const amountsAtEnd = new RegExp(String.raw`(?:^|\s)(${number}(?:\s?${mark})?(?:\s+${number}(?:\s?${mark})?)*)$`);
/** A status that stands alone: the transaction did not happen. */
const failed = /^(?:gagal|failed|pending|tertunda|ditolak|rejected|dibatalkan|cancell?ed|expired|void)$/i;
/** An amount within a text: with a second one, two lines may have become one. */
const grouped = /\d{1,3}(?:[.,]\d{3})+[.,]\d{2}(?!\d)/g;
const smallNumberAtEnd = /(?:^|\s)\d{1,3}$/;
const dayAtStart =
  /^(?:\d{1,4} )?((?:\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|\d{4}-\d\d-\d\d|\d{1,2}[- ]?[A-Za-z]{3,9}(?:[- ]?\d{4})?)(?:,? \d{2}[:.]\d{2}(?:[:.]\d{2})?(?: WIB)?)?)(?=\s|$)/;

/** Lines that belong to the page or to the whole statement, and to no transaction. */
const outside =
  /bersambung|halaman|\bpage\b|berizin|^catatan|^saldo|^total|^mutasi (?:cr|db|debet|kredit)|\bbalance\b.*:/i;

/** The index behind the title lines that begin at `start`; 0 if no titles begin there. */
function endOfTitles(lines: readonly string[], start: number): number {
  if (!/^(?:no\.? )?(?:tanggal|tgl|date|post(?:ing)? date|transaction date)\b/i.test(lines[start] ?? '')) return 0;
  for (let end = start + 1; end <= Math.min(start + 9, lines.length); end += 1) {
    const run = lines.slice(start, end);
    if (/\d/.test(run.at(-1) ?? '')) return 0;
    const isLast = /\d/.test(lines[end] ?? '') || beginsWithDay(lines[end] ?? '') || run.length === 9;
    if (isLast) return areTitles([run.join(' '), ...moneyTitles(run)]) || moneyTitles(run).length > 0 ? end : 0;
  }
  return 0;
}

/** The titles of money, each once: some banks repeat them below in English. */
function moneyTitles(run: readonly string[]): string[] {
  const found = foldTitle(run.join(' ')).match(moneyTitle) ?? [];
  return [...new Map(found.toReversed().map((title) => [roleOf(title), title])).values()].toReversed();
}

/** A transaction as its lines have filled it so far. */
interface Transaction {
  row: number;
  day: string;
  text: string[];
  /** Its amounts; with `?` among them the row becomes a problem, because they may be others. */
  money: string[];
  /** Whether amounts may still follow. */
  isOpen: boolean;
}

function addLine(transaction: Transaction, line: string): void {
  const { text, money, isOpen } = transaction;
  const found = isOpen ? amountsAtEnd.exec(line) : null;
  const isMark = money.length > 0 && new RegExp(`^${mark}$`).test(line);
  if (isMark && isOpen) money.push(`${money.pop()} ${line}`);
  else if (found) {
    const before = line.slice(0, found.index);
    const cells = found[1]?.match(amounts) ?? [];
    // A small number without sen may be money too.
    const isUnclear =
      (smallNumberAtEnd.test(before) && !cells.some((cell) => /[.,]\d{2}(?!\d)/.test(cell))) ||
      (before.match(grouped) ?? []).length > 1;
    money.push(...(isUnclear ? ['?'] : []), ...cells);
    if (before.trim() === '') return;
    text.push(before.trim());
    // Beside its text the money is whole; what follows, such as the amount once more, is text.
    transaction.isOpen = false;
  } else {
    if (money.length > 0) transaction.isOpen = false;
    if (failed.test(line)) money.push('?');
    text.push(line);
  }
}

/**
 * Reads a statement whose cells have lost their borders, because it was copied from a PDF, or from a page cell by cell:
 * dated lines below a line of titles. Null if the text is none.
 */
export function readPlainLines(text: string): Line[] | null {
  const lines = text.split(/\r\n?|\n/).map((line) => cleanNumber(line).replaceAll(/ +/g, ' '));
  const start = lines.findIndex((_, index) => endOfTitles(lines, index) > 0);
  if (start < 0) return null;
  const end = endOfTitles(lines, start);
  const found = readBody(lines, end);
  const transactions = found.filter((one): one is Transaction => !('cells' in one));
  if (transactions.length === 0) return null;
  const clear = transactions.filter(({ money }) => !money.includes('?'));
  const columns = columnsOf(moneyTitles(lines.slice(start, end)), clear);
  const preamble = lines.slice(0, start).map((_, index) => ({ row: index + 1, cells: factCells(lines, index) }));
  const body = found.map((one) => ('cells' in one ? one : { row: one.row, cells: cellsOf(one, columns) }));
  return [...preamble, { row: start + 1, cells: ['Tanggal', 'Keterangan', ...columns] }, ...body];
}

/** The transactions below the titles, and the other lines between and below them. */
function readBody(lines: readonly string[], start: number): (Transaction | Line)[] {
  const found: (Transaction | Line)[] = [];
  for (let index = start; index < lines.length; index += 1) {
    const [line = '', titlesEnd] = [lines[index], endOfTitles(lines, index)];
    const row = index + 1;
    const last = found.at(-1);
    const [, day] = dayAtStart.exec(line) ?? [];
    if (titlesEnd > 0) index = titlesEnd - 1;
    else if (day && beginsWithDay(day)) {
      const transaction = { row, day, text: [], money: [], isOpen: true };
      found.push(transaction);
      const rest = line.slice(line.indexOf(day) + day.length).trim();
      if (rest) addLine(transaction, rest);
    } else if (line === '') continue;
    else if (last && !('cells' in last) && (!outside.test(line) || last.money.length === 0)) addLine(last, line);
    else {
      const cells = factCells(lines, index);
      // A donor may write “Total sedekah”: only a label of the bank makes a sum.
      const label = [...lines.slice(0, index), cells[0] ?? ''].findLast((said) => /\p{L}{2}/u.test(said)) ?? '';
      const [, sum] = amountsAtEnd.exec(line) ?? [];
      if (last && sum && factOf(label.replace(/[\s:=]+$/, '')) === null)
        found.push({ row, day: '', text: [label], money: ['?', sum], isOpen: false });
      else if (last || outside.test(line)) found.push({ row, cells });
    }
  }
  return found;
}

const label =
  /(?:saldo (?:awal|akhir)|(?:opening|closing|ending) balance|total (?:transaksi )?(?:debet|debit|kredit|credit)(?: transaction)?|transaksi (?:keluar|masuk))/gi;

/** A line such as `Saldo Awal : 1.000.000,00`, or numbers below their labels, as labels and numbers in turn. */
function factCells(lines: readonly string[], index: number): string[] {
  const [line = '', above = ''] = [lines[index], lines[index - 1]];
  const found = amountsAtEnd.exec(line);
  const own = line.slice(0, found?.index).trim();
  const numbers = found?.[1]?.match(amounts) ?? [];
  const labels = above.match(label) ?? [];
  if (own === '' && labels.length === numbers.length) return labels.flatMap((name, at) => [name, numbers[at] ?? '']);
  return found && own ? [own, ...numbers] : [line];
}

/** The titles of money if each row fills all of them, else one amount, beside the balance if there is one. */
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
  const said = text.join(' ');
  if (money.includes('?') || money.length > columns.length) return [day, said, money.join(' ')];
  const before = isBalanceAlone(transaction) ? columns.slice(1).map(() => '') : [];
  return [day, said, ...before, ...money];
}
