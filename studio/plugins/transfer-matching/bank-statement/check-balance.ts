import { formatRupiah } from 'site/transaction/rupiah.ts';
import type { Side } from './outside-balances.ts';

/** A row that moved money. Its amounts are in sen. */
export interface Moved {
  row: number;
  day: string;
  /** Negative for outgoing money. */
  sen: number;
  /** The balance after this row; null if the bank writes none. */
  balance: number | null;
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
  const isClosingRight = opening === null || closing === null || opening + totalOf(rows) === closing;
  if (newest && breaks.length === 0 && !isClosingRight)
    breaks.push({
      row: newest.row,
      text: `Saldo akhir menurut bank ${money(closing)}; jumlah baris yang terbaca tidak sampai ke situ.`,
    });
  // Any two of these balances can be compared, by the amounts of the rows between them.
  const known = [outside.opening, outside.closing, balanceAtStart].filter((balance) => balance !== null);
  const isCompared = stepsIn(rows).length > 0 || known.length > 1;
  return { agrees: breaks.length === 0 && (isCompared || null), opening, closing, breaks };
}

const totalOf = (rows: readonly Moved[]) => rows.reduce((sum, { sen }) => sum + sen, 0);

/** Computes the balance before the first row from the first one that the bank writes in a row. */
function balanceBefore(rows: readonly Moved[]): number | null {
  const first = rows.findIndex(({ balance }) => balance !== null);
  const balance = rows[first]?.balance ?? null;
  return balance === null ? null : balance - totalOf(rows.slice(0, first + 1));
}
