import { formatDay } from 'site/day-words.ts';
import type { Prices } from 'site/transaction/order.ts';
import type { Book } from './book.ts';
import type { BookLine } from './book-lines.ts';
import { sumsByKind } from './books.ts';
import type { Matched } from './match-transfers.ts';
import { type Institute, sumOf } from './receipt.ts';

/** Words in the bank's text about its fees and taxes. */
const feeWords = /\b(?:biaya|adm|admin|fee|charge|pajak|tax|materai|meterai)\b/i;
const titleOf = ({ text }: BookLine) => (feeWords.test(text) ? 'Biaya dan pajak bank' : 'Uang keluar lain');

export type Month = ReturnType<typeof monthSums>;

const monthOf = ({ day }: BookLine) => day.slice(0, 7);

export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat('id', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

export const monthsOf = (lines: readonly BookLine[]): string[] => [...new Set(lines.map(monthOf))].sort().toReversed();

/** Joins the statements of a month into one period. Of two for the same days, the one that was booked last counts. */
function coveredIn(month: string, periods: Book['periods']) {
  const inMonth = periods.filter(({ from, to }) => from.startsWith(month) && to.startsWith(month)).toReversed();
  const [first] = inMonth.toSorted((a, b) => a.from.localeCompare(b.from));
  const [last] = inMonth.toSorted((a, b) => b.to.localeCompare(a.to));
  const [opening, closing] = [first?.opening ?? null, last?.closing ?? null];
  return { from: first?.from ?? '', to: last?.to ?? '', opening, closing };
}

type MonthRow = [title: string, total: number | null, count?: number];

/** Lists the rows of a month, for the screen and its file. Balances have a day: a statement may begin in mid-month. */
export function monthRows(month: Month, kinds: Institute['kinds']): MonthRow[] {
  const { from, to, opening, closing, incomingTotal, outgoingTotal, sums, open, reversed, outgoing, difference } =
    month;
  const part = (title: string, { total, count }: { total: number; count: number }): MonthRow => [
    `– ${title}`,
    total,
    count,
  ];
  return [
    [`Saldo awal bank${from && ` (${formatDay(from)})`}`, opening],
    ['Uang masuk', incomingTotal],
    ...sums.map((sum) => part(sum.kind ? kinds[sum.kind] : sum.purpose || 'Jenis tidak terbaca', sum)),
    part('Belum jelas', open),
    part('Masuk lalu dibatalkan bank', reversed),
    ['Uang keluar', outgoingTotal],
    ...outgoing.map((group) => part(group.title, group)),
    part('Pembatalan bank', reversed),
    [`Saldo akhir bank${to && ` (${formatDay(to)})`}`, closing],
    ['Selisih dengan saldo bank', difference],
  ];
}

interface MonthInput {
  lines: readonly BookLine[];
  decided: Matched;
  periods: Book['periods'];
  prices: Prices;
}

/** Sums up a month (`2026-11`) beside the bank's balances. A match belongs to the month of its first credit. */
export function monthSums(month: string, { lines, decided, periods, prices }: MonthInput) {
  const monthLines = lines.filter((line) => monthOf(line) === month);
  const incomingLines = monthLines.filter(({ way }) => way === 'in');
  const outgoingLines = monthLines.filter(({ way }) => way === 'out');
  const isInMonth = (credit: BookLine | undefined) => credit !== undefined && monthOf(credit) === month;
  const matches = decided.sure.filter(({ credits }) => isInMonth(credits[0]));
  const proposedCredits = new Set(decided.proposed.flatMap(({ credits }) => credits));
  const unclear = [...decided.unclaimed, ...proposedCredits].filter(isInMonth);
  const reversed = decided.reversed.filter(({ credit }) => isInMonth(credit));
  const reversals = new Set<BookLine>(reversed.map(({ by }) => by));
  const byTitle = Map.groupBy(
    outgoingLines.filter((line) => !reversals.has(line)),
    titleOf,
  );
  const outgoing = Array.from(byTitle, ([title, found]) => ({ title, count: found.length, total: sumOf(found) }));
  const covered = coveredIn(month, periods);
  const { from, to, opening, closing } = covered;
  const isCovered = monthLines.every(({ day }) => day >= from && day <= to);
  const booked = sumOf(incomingLines) - sumOf(outgoingLines);
  /** The bank's change of balance minus what was booked; null if a balance is missing. */
  const difference = opening === null || closing === null || !isCovered ? null : closing - opening - booked;
  return {
    ...covered,
    month,
    outgoing,
    difference,
    matches,
    unclear,
    sums: sumsByKind(matches, prices),
    open: { count: unclear.length, total: sumOf(unclear) },
    reversed: { count: reversed.length, total: sumOf(reversed.map(({ credit }) => credit)) },
    incomingTotal: sumOf(incomingLines),
    outgoingTotal: sumOf(outgoingLines),
  };
}
