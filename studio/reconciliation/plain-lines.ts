import { cleanNumber } from 'site/transaction/parse-rupiah.ts';
import type { Line } from './bank-formats.ts';
import { factOf } from './check-statement.ts';
import { areTitles, foldTitle, roleOf } from './column-roles.ts';
import { beginsWithDay } from './read-days.ts';

/** Statements whose cells have lost their borders: copied from a PDF, or from a page cell by cell. */

const moneyTitle =
  /saldo|balance|(?:mutasi )?(?:debet|debit|keluar|withdrawals?)|(?:mutasi )?(?:kredit|credit|masuk|deposits?)|mutasi|jumlah|nominal|amount/g;
const mark = '(?:CR|DB|DR|C|D|K)';
const amount = String.raw`(?:[-+\u2212(] ?)?(?:Rp\.? ?|IDR ?)?(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2}|(?<!\S)0(?!\S))\)?-?`;
const tail = new RegExp(String.raw`(?:^|\s)(${amount}(?:\s?${mark})?(?:\s+${amount}(?:\s?${mark})?)*)$`);
const one = new RegExp(String.raw`${amount}(?:\s?${mark}(?=\s|$))?`, 'g');
/** A status that stands alone: the row did not happen. */
const failed = /^(?:gagal|failed|pending|tertunda|ditolak|rejected|dibatalkan|cancell?ed|expired|void)$/i;
/** Amounts that stand in a text: two lines may have become one. */
const grouped = /\d{1,3}(?:[.,]\d{3})+[.,]\d{2}(?!\d)/g;
const small = /(?:^|\s)\d{1,3}$/;
const dayStart =
  /^(?:\d{1,4} )?((?:\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|\d{4}-\d\d-\d\d|\d{1,2}[- ]?[A-Za-z]{3,9}(?:[- ]?\d{4})?)(?:,? \d{2}[:.]\d{2}(?:[:.]\d{2})?(?: WIB)?)?)(?=\s|$)/;

/** Lines that stand in one place of the page only: no part of a transaction. */
const furniture =
  /bersambung|halaman|\bpage\b|berizin|^catatan|^saldo|^total|^mutasi (?:cr|db|debet|kredit)|\bbalance\b.*:/i;

/** The end of the run of title lines that begins at `start`; 0 if these are no titles. */
function titlesFrom(lines: readonly string[], start: number): number {
  if (!/^(?:no\.? )?(?:tanggal|tgl|date|post(?:ing)? date|transaction date)\b/i.test(lines[start] ?? '')) return 0;
  for (let end = start + 1; end <= Math.min(start + 9, lines.length); end += 1) {
    const run = lines.slice(start, end);
    if (/\d/.test(run.at(-1) ?? '')) return 0;
    const isLast = /\d/.test(lines[end] ?? '') || beginsWithDay(lines[end] ?? '') || run.length === 9;
    if (isLast) return areTitles([run.join(' '), ...moneyTitles(run)]) || moneyTitles(run).length > 0 ? end : 0;
  }
  return 0;
}

/** Each title of money once: some banks repeat them below in English. */
function moneyTitles(run: readonly string[]): string[] {
  const found = foldTitle(run.join(' ')).match(moneyTitle) ?? [];
  return [...new Map(found.toReversed().map((title) => [roleOf(title), title])).values()].toReversed();
}

interface Draft {
  row: number;
  day: string;
  text: string[];
  money: string[];
  isOpen: boolean;
}

function add(draft: Draft, line: string): void {
  const found = draft.isOpen ? tail.exec(line) : null;
  const alone = draft.money.length > 0 && new RegExp(`^${mark}$`).test(line);
  if (alone && draft.isOpen) draft.money.push(`${draft.money.pop()} ${line}`);
  else if (found) {
    const before = line.slice(0, found.index);
    const cells = found[1]?.match(one) ?? [];
    // A small number without sen may be money too; then the row is not guessed.
    const isUnclear =
      (small.test(before) && !cells.some((cell) => /[.,]\d{2}(?!\d)/.test(cell))) ||
      (before.match(grouped) ?? []).length > 1;
    draft.money.push(...(isUnclear ? ['?'] : []), ...cells);
    // Beside its text the money is whole; what follows, such as the amount once more, is text.
    if (before.trim()) draft.isOpen = false;
    if (before.trim()) draft.text.push(before.trim());
  } else {
    if (draft.money.length > 0) draft.isOpen = false;
    if (failed.test(line)) draft.money.push('?');
    draft.text.push(line);
  }
}

/** Reads dated lines below a line of titles as a table, or null if there are none. */
export function readLines(text: string): Line[] | null {
  const lines = text.split(/\r\n?|\n/).map((line) => cleanNumber(line).replaceAll(/ +/g, ' '));
  const start = lines.findIndex((_, index) => titlesFrom(lines, index) > 0);
  if (start < 0) return null;
  const end = titlesFrom(lines, start);
  const named = moneyTitles(lines.slice(start, end));
  const drafts: (Draft | Line)[] = [];
  for (let index = end; index < lines.length; index += 1) {
    const [line = '', again] = [lines[index], titlesFrom(lines, index)];
    const last = drafts.at(-1);
    const [, day] = dayStart.exec(line) ?? [];
    if (again > 0) index = again - 1;
    else if (day && beginsWithDay(day)) {
      drafts.push({ row: index + 1, day, text: [], money: [], isOpen: true });
      const rest = line.slice(line.indexOf(day) + day.length).trim();
      if (rest) add(drafts.at(-1) as Draft, rest);
    } else if (line === '') continue;
    else if (!last || 'cells' in last || (furniture.test(line) && last.money.length > 0)) {
      const cells = factCells(lines, index);
      // A donor may write “Total sedekah”: only a label of the bank makes a sum.
      const label = [...lines.slice(0, index), cells[0] ?? ''].findLast((said) => /\p{L}{2}/u.test(said)) ?? '';
      if (last && tail.test(line) && factOf(label.replace(/[\s:=]+$/, '')) === null)
        drafts.push({
          row: index + 1,
          day: '',
          text: [label],
          money: ['?', tail.exec(line)?.[1] ?? ''],
          isOpen: false,
        });
      else if (last || furniture.test(line)) drafts.push({ row: index + 1, cells });
    } else add(last, line);
  }
  const rows = drafts.filter((draft) => !('cells' in draft)) as Draft[];
  if (rows.length === 0) return null;
  const columns = columnsOf(
    named,
    rows.filter(({ money }) => !money.includes('?')),
  );
  const preamble = lines.slice(0, start).map((_, index) => ({ row: index + 1, cells: factCells(lines, index) }));
  const body = drafts.map((draft) => ('cells' in draft ? draft : { row: draft.row, cells: cellsOf(draft, columns) }));
  return [...preamble, { row: start + 1, cells: ['Tanggal', 'Keterangan', ...columns] }, ...body];
}

const label =
  /(?:saldo (?:awal|akhir)|(?:opening|closing|ending) balance|total (?:transaksi )?(?:debet|debit|kredit|credit)(?: transaction)?|transaksi (?:keluar|masuk))/gi;

/** A line such as `Saldo Awal : 1.000.000,00`, or numbers below their labels, as labels and numbers in turn. */
function factCells(lines: readonly string[], index: number): string[] {
  const [line = '', above = ''] = [lines[index], lines[index - 1]];
  const found = tail.exec(line);
  const own = line.slice(0, found?.index).trim();
  const numbers = found?.[1]?.match(one) ?? [];
  const labels = above.match(label) ?? [];
  if (own === '' && labels.length === numbers.length) return labels.flatMap((name, at) => [name, numbers[at] ?? '']);
  return found && own ? [own, ...numbers] : [line];
}

/** The titles if each row fills all of them, else one amount beside the balance, if there is one. */
function columnsOf(named: readonly string[], rows: readonly Draft[]): string[] {
  if (rows.every((row) => row.money.length === named.length || isBalanceAlone(row))) return [...named];
  const hasZeros = rows.every(({ money }) => money.length === 2 && money.some((cell) => /^0[.,]?0*$/.test(cell)));
  if (hasZeros && named.length === 3) return named.slice(0, 2);
  return named.some((title) => /saldo|balance/.test(title)) ? ['Jumlah', 'Saldo'] : ['Jumlah'];
}

const isBalanceAlone = ({ text, money }: Draft) => /^saldo (?:awal|akhir)$/i.test(text.join(' ')) && money.length === 1;

function cellsOf(draft: Draft, columns: readonly string[]): string[] {
  const { day, text, money } = draft;
  const said = text.join(' ');
  if (money.includes('?') || money.length > columns.length) return [day, said, money.join(' ')];
  const before = isBalanceAlone(draft) ? columns.slice(1).map(() => '') : [];
  return [day, said, ...before, ...money];
}
