import { formatRupiah } from 'site/transaction/rupiah.ts';
import { readAmount, signedSen } from './read-amount.ts';
import type { Line } from './split-table.ts';

/** A row that moved money. Its amounts are in sen. */
export interface Moved {
  row: number;
  day: string;
  /** Negative for outgoing money. */
  sen: number;
  /** The balance after this row; null if the bank writes none. */
  balance: number | null;
}

const oneOf = (...lists: string[]) => `(?:${lists.join(', ').replaceAll(', ', '|')})`; // `(?:saldo|balance)`
/** Words for a sum or balance. A label (`Saldo Awal`) has one of these or more; its other words are `labelWords`. */
const sumWords = oneOf(
  'saldo, balance, total, jumlah, mutasi, kredit, credit, debit, debet',
  'dana masuk, dana keluar, transaksi masuk, transaksi keluar, incoming transactions, outgoing transactions',
);
const labelWords = oneOf(
  'awal, akhir, opening, closing, starting, ending, initial, beginning, sebelumnya, lalu',
  'pindahan, dipindahkan, brought, carried, forward, b/f, c/f',
  'uang, masuk, keluar, pemasukan, pengeluaran, penerimaan, income, expense, expenses',
  'deposit, deposits, withdrawal, withdrawals, transaksi, transaction, transactions, db, dr, cr',
  'sub, grand, amount, ledger, available, tersedia, rp, idr, periode, bulan, halaman, page, ini, of, per',
);
const label = new RegExp(String.raw`^(?=.*\b${sumWords}\b)(?:(?:${sumWords}|${labelWords}|[()=:/.&-])\s*)+$`, 'i');

/** Whether a cell is the bank's label of a sum or balance: `Saldo Awal`, `Mutasi Kredit`. Longer cells are sentences. */
export const isLabel = (cell: string): boolean => cell.trim().length < 60 && label.test(cell.trim());

type Side = 'opening' | 'closing';
function sideOf(cell: string): Side | null {
  if (!isLabel(cell) || !/saldo|balance/i.test(cell)) return null;
  if (/awal|opening|starting|initial|beginning|lalu|sebelumnya|b\/f|brought/i.test(cell)) return 'opening';
  return /akhir|closing|ending|c\/f/i.test(cell) ? 'closing' : null;
}

/** Splits `Saldo Akhir : Rp 1.285.333` into label and number. Another cell is one part; an empty one or `:`, none. */
function labelAndNumber(cell: string): string[] {
  const [, name = '', value = ''] = /^([^\d]*[a-z)])\s*[:=]\s*(\D{0,4}[\d.,]+)$/i.exec(cell.trim()) ?? [];
  if (name) return [name, value];
  return /^[\s:=]*$/.test(cell) ? [] : [cell.replace(/[:=]\s*$/, '')];
}

/** Finds the first and last balance that the bank writes outside the rows, in sen; null without one, or with several. */
export function balancesIn(lines: readonly Line[]): Record<Side, number | null> {
  const found: Record<Side, number[]> = { opening: [], closing: [] };
  for (const { cells } of lines) {
    const parts = cells.flatMap(labelAndNumber);
    for (const [index, part] of parts.entries()) {
      const side = sideOf(part);
      const amount = readAmount(parts[index + 1] ?? '');
      if (side && amount) found[side].push(signedSen(amount));
    }
  }
  const onlyValue = (values: number[]) => (new Set(values).size === 1 ? (values[0] ?? null) : null);
  return { opening: onlyValue(found.opening), closing: onlyValue(found.closing) };
}

const money = (sen: number) => formatRupiah(Math.trunc(Math.abs(sen) / 100));

/** Compares each balance with the one before. `unexplained` is what the amounts of the rows between do not explain. */
function stepsIn(rows: readonly Moved[]) {
  const steps: { row: number; from: number; unexplained: number }[] = [];
  let last: { row: number; balance: number } | undefined;
  let movedSince = 0;
  for (const { row, sen, balance } of rows) {
    movedSince += sen;
    if (balance === null) continue;
    if (last) steps.push({ row, from: last.row, unexplained: balance - last.balance - movedSince });
    last = { row, balance };
    movedSince = 0;
  }
  return steps;
}
const breaksIn = (rows: readonly Moved[]) => stepsIn(rows).filter(({ unexplained }) => unexplained !== 0);

/** Drops the balances if all are equal: some banks write the final one in every row. */
function withoutConstantBalance(rows: readonly Moved[]): readonly Moved[] {
  const isConstant = rows.length > 1 && new Set(rows.map(({ balance }) => balance)).size === 1;
  return isConstant ? rows.map((row) => ({ ...row, balance: null })) : rows;
}

function sortedByTime(rows: readonly Moved[]): readonly Moved[] {
  const turned = rows.toReversed();
  const start = rows.at(0)?.day ?? '';
  const end = rows.at(-1)?.day ?? '';
  // Rows of one day do not show their order, but their balances do.
  const isNewestFirst = start === end ? breaksIn(turned).length < breaksIn(rows).length : start > end;
  return isNewestFirst ? turned : rows;
}

/**
 * Compares the rows of one account with its running balance, and with the first and last balance that the bank writes
 * `outside` the rows, in sen. `agrees` is null if the bank wrote nothing to compare. `breaks` names rows that do not fit.
 */
export function checkBalance(moved: readonly Moved[], outside: Record<Side, number | null>) {
  const rows = sortedByTime(withoutConstantBalance(moved));
  const balanceAtStart = balanceBefore(rows);
  const opening = outside.opening ?? balanceAtStart;
  const closing = outside.closing ?? (balanceAtStart === null ? null : balanceAtStart + totalOf(rows));
  const breaks = breaksIn(rows).map(({ row, from, unexplained }) => ({
    row,
    text: `Saldonya berbeda ${money(unexplained)} dari saldo baris ${from} dan jumlah baris ini. Mungkin ada baris yang hilang, tertukar, atau berubah.`,
  }));
  const [oldest, newest] = [rows[0], rows.at(-1)];
  if (oldest && balanceAtStart !== null && balanceAtStart !== opening)
    breaks.push({ row: oldest.row, text: 'Saldo awal menurut bank tidak sesuai dengan saldo baris ini.' });
  const isWhole = opening === null || closing === null || opening + totalOf(rows) === closing;
  if (newest && breaks.length === 0 && !isWhole)
    breaks.push({
      row: newest.row,
      text: `Saldo akhir menurut bank ${money(closing)}; jumlah baris yang terbaca tidak sampai ke situ.`,
    });
  // Any two of these balances can be compared, by the amounts of the rows between them.
  const known = [outside.opening, outside.closing, balanceAtStart].filter((balance) => balance !== null);
  const isCompared = stepsIn(rows).length > 0 || known.length > 1;
  const hasBreaks = breaks.length > 0;
  return { agrees: isCompared || hasBreaks ? !hasBreaks : null, opening, closing, breaks };
}

const totalOf = (rows: readonly Moved[]) => rows.reduce((sum, { sen }) => sum + sen, 0);

/** Computes the balance before the first row from the first one that the bank writes in a row. */
function balanceBefore(rows: readonly Moved[]): number | null {
  const first = rows.findIndex(({ balance }) => balance !== null);
  const balance = rows[first]?.balance ?? null;
  return balance === null ? null : balance - totalOf(rows.slice(0, first + 1));
}
