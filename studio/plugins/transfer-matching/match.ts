import { daysBetween } from 'site/transaction/read-moment.ts';
import type { BankRow } from './list.ts';
import type { Claim } from './messages.ts';

/** Why a claim and a row may belong together. A person must confirm all but `exact`. */
export type Reason = 'exact' | 'collided' | 'twice' | 'late' | 'plain' | 'free' | 'rounded' | 'more' | 'less';

export interface Match {
  reason: Reason;
  claim: Claim;
  row: BankRow;
}

/** The amount that the message says was transferred, or else the amount that the page asked for. */
export const claimedAmount = ({ total, asked }: Claim): number | null => total ?? asked;

export const dayOf = ({ stated, sent }: Claim): string | null => (stated ?? sent)?.day ?? null;
export const nameOf = ({ name, sender }: Claim): string => name || sender;

/** Titles and other words that do not identify a person. */
const ignored = new Set(
  'bapak ibu bpk haji hajah hjh drs dra prof bin binti hamba allah almarhum almarhumah'.split(' '),
);

/** Returns the words that identify a name: lower case, without diacritics, at least three letters long. */
export const nameWords = (name: string): string[] =>
  Array.from(
    new Set(
      name
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 2 && !ignored.has(word)),
    ),
  );

/** Whether a bank's text has two words of a name, or its only one. The bank may cut each to four or more letters. */
export function namesFit(name: readonly string[], text: readonly string[]): boolean {
  const isInText = (word: string) =>
    text.some((found) => found === word || (found.length > 3 && word.length > found.length && word.startsWith(found)));
  return name.length > 0 && name.filter(isInText).length >= Math.min(2, name.length);
}

/** Keeps what is computed of a claim or row, because every decision compares all of them again. */
function kept<Value>(compute: (item: Claim | BankRow) => Value): (item: Claim | BankRow) => Value {
  const known = new WeakMap<Claim | BankRow, Value>();
  return (item) => {
    const value = known.get(item) ?? compute(item);
    known.set(item, value);
    return value;
  };
}

const isRow = (item: Claim | BankRow): item is BankRow => 'text' in item;

/** The words of a claim's name or of a row's text. */
export const wordsOf = kept((item) => nameWords(isRow(item) ? item.text : nameOf(item)));
/** The first four letters of each word, because banks truncate names. */
const startsOf = kept((item) => wordsOf(item).map((word) => word.slice(0, 4)));
/** The time of a claim or row, then its id, for sorting. */
const timeKey = kept((item) => {
  const { day = '', hour = '' } = isRow(item) ? item : (item.stated ?? item.sent ?? {});
  return `${day} ${hour ?? ''} ${item.id}`;
});
const compareTimes = (a: Claim | BankRow, b: Claim | BankRow) =>
  timeKey(a) < timeKey(b) ? -1 : Number(timeKey(a) > timeKey(b));

export const hasName = (claim: Claim, row: BankRow): boolean => namesFit(wordsOf(claim), wordsOf(row));

/** Counts the days between the bank's day and the days of a claim: 0 within them, null for a claim without a day. */
export function daysAway({ stated, sent }: Claim, { day }: BankRow): number | null {
  const days = [stated?.day, sent?.day].filter((found) => found !== undefined).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? Math.max(0, daysBetween(to, day), daysBetween(day, from)) : null;
}

/** The most days that may lie between the days of a claim and the bank's day. */
const mostDays = 3;
const isNear = (claim: Claim, row: BankRow) => (daysAway(claim, row) ?? 0) <= mostDays;

/** Identifies what a donor states. A name such as Hamba Allah identifies nobody: the sender does, else the time. */
export function personOf(claim: Claim): string {
  if (wordsOf(claim).length > 0) return nameOf(claim).toLowerCase();
  const { sender, stated, sent } = claim;
  return sender || [stated?.day, stated?.hour, sent?.day, sent?.hour].join(' ');
}
const statedBy = kept((item) => {
  const claim = item as Claim;
  const { said, kind, quantity, city, address } = claim;
  return [claimedAmount(claim) ?? said, kind, quantity, personOf(claim), city, address].join('|');
});

/** Finds claims that were sent again within three days. They count once. Returns the first one of each. */
export function findRepeated(claims: readonly Claim[]): Map<Claim, Claim> {
  const last = new Map<string, Claim>();
  const repeated = new Map<Claim, Claim>();
  for (const claim of claims.toSorted(compareTimes)) {
    const before = last.get(statedBy(claim));
    const [from, to] = [before ? dayOf(before) : null, dayOf(claim)];
    if (before && (from === null || to === null || daysBetween(from, to) <= mostDays)) repeated.set(claim, before);
    else last.set(statedBy(claim), claim);
  }
  return repeated;
}

/** The claims and rows that are not matched yet. */
interface Sides {
  claims: Set<Claim>;
  rows: Set<BankRow>;
  /** All rows and claims by amount, including those that are already matched or decided. */
  byAmount: Map<number, BankRow[]>;
  byTotal: Map<number | null, Claim[]>;
  isRefused: (claim: Claim, row: BankRow) => boolean;
  found: Match[];
}

interface Counted {
  rows: readonly BankRow[];
  claims: readonly Claim[];
}

/**
 * Matches incoming rows with claims that are `free`. A match is `exact` if the totals are equal, the days are near, and
 * no other claim or row of `all` has that total. All other matches are proposals with a reason. Each row and claim is in
 * one match at most. The order of the inputs does not matter. Pairs that a person has refused are not matched.
 */
export function findMatches(free: Counted, all: Counted, isRefused: Sides['isRefused']): Match[] {
  const sorted = all.rows.toSorted(compareTimes);
  const freeRows = new Set(free.rows);
  const sides: Sides = {
    claims: new Set(free.claims.toSorted(compareTimes)),
    rows: new Set(sorted.filter((row) => freeRows.has(row))),
    byAmount: Map.groupBy(sorted, ({ amount }) => amount),
    byTotal: Map.groupBy(all.claims, claimedAmount),
    isRefused,
    found: [],
  };
  matchSameTotals(sides);
  matchNearTotals(sides);
  matchSameNames(sides);
  matchOnlyRounded(sides);
  return sides.found;
}

function addMatch({ claims, rows, found }: Sides, match: Match): void {
  claims.delete(match.claim);
  rows.delete(match.row);
  found.push(match);
}

const isFree = ({ rows, isRefused }: Sides, claim: Claim, row: BankRow) => rows.has(row) && !isRefused(claim, row);

/** Matches equal totals. If several claims or rows share a total, name and day decide which pair is proposed. */
function matchSameTotals(sides: Sides): void {
  const isFit = (claim: Claim, row: BankRow) => isNear(claim, row) && !sides.isRefused(claim, row);
  for (const [total, claims] of Map.groupBy(sides.claims, claimedAmount)) {
    const rows = (total !== null && sides.byAmount.get(total)) || [];
    const rivals = sides.byTotal.get(total) ?? [];
    const pairs = claims
      .flatMap((claim) => rows.map((row) => ({ claim, row })))
      .filter(({ claim, row }) => sides.rows.has(row) && isFit(claim, row))
      .map((pair) => ({ ...pair, likeness: likeness(pair) }));
    for (const { claim, row } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
      if (!sides.claims.has(claim) || !sides.rows.has(row)) continue;
      const isClaimedTwice = rivals.some((rival) => rival !== claim && isFit(rival, row));
      const isPaidTwice = rows.some((rival) => rival !== row && isFit(claim, rival));
      const sharedReason = isClaimedTwice ? 'collided' : 'twice';
      const isAlone = !isClaimedTwice && !isPaidTwice;
      addMatch(sides, { reason: isAlone ? reasonAlone(claim, row) : sharedReason, claim, row });
    }
  }
}

function reasonAlone(claim: Claim, row: BankRow): Reason {
  if (claim.shape !== 'form') return 'free';
  // Many people send round amounts, so a round amount alone does not identify its sender.
  return row.amount % 1000 !== 0 || hasName(claim, row) ? 'exact' : 'plain';
}

/** Rates how well a pair fits. The name counts most, then the day, then the hour. */
function likeness({ claim, row }: { claim: Claim; row: BankRow }): number {
  const moment = claim.stated ?? claim.sent;
  const days = daysAway(claim, row) ?? mostDays;
  const sameHour = moment?.hour && row.hour ? Number(moment.hour.slice(0, 2) === row.hour.slice(0, 2)) : 0;
  return Number(hasName(claim, row)) * 1000 - days * 2 + sameHour;
}

/** Indexes rows by the start of each of their words. */
function indexByName(rows: Iterable<BankRow>): Map<string, BankRow[]> {
  const pairs = Array.from(rows).flatMap((row) => startsOf(row).map((start) => ({ start, row })));
  const groups = Map.groupBy(pairs, ({ start }) => start);
  return new Map(Array.from(groups, ([start, found]) => [start, found.map(({ row }) => row)]));
}

/**
 * Finds the rows that name the donor of a claim. A row that fits has two of the words and is in two lists, so the longest
 * list need not be searched.
 */
function rowsNaming(claim: Claim, index: Map<string, BankRow[]>): BankRow[] {
  const lists = startsOf(claim).map((start) => index.get(start) ?? []);
  const [longest = [], ...others] = lists.toSorted((a, b) => b.length - a.length);
  const candidates = others.length === 0 ? longest : [...new Set(others.flat())];
  return candidates.filter((row) => hasName(claim, row));
}

/** Returns a total without its unique code, and rounded to hundreds, five hundreds or thousands. */
function roundings(total: number): number[] {
  const round = total - (total % 1000);
  return [...new Set([round, round + 1000, Math.round(total / 100) * 100, Math.round(total / 500) * 500])];
}

/** Matches equal totals that are left because their days are far apart, and rounded totals if the bank names the donor. */
function matchNearTotals(sides: Sides): void {
  for (const claim of sides.claims) {
    const total = claimedAmount(claim);
    if (total === null) continue;
    const free = (amount: number) => (sides.byAmount.get(amount) ?? []).filter((row) => isFree(sides, claim, row));
    const late = free(total).find((row) => total % 1000 !== 0 || hasName(claim, row));
    const rounded = roundings(total)
      .flatMap(free)
      .find((row) => isNear(claim, row) && hasName(claim, row));
    if (late) addMatch(sides, { reason: 'late', claim, row: late });
    else if (rounded) addMatch(sides, { reason: 'rounded', claim, row: rounded });
  }
}

/** Matches rows that name the donor, with the nearest amount. */
function matchSameNames(sides: Sides): void {
  const index = indexByName(sides.rows);
  for (const claim of sides.claims) {
    const total = claimedAmount(claim);
    if (total === null) continue;
    const named = rowsNaming(claim, index).filter((row) => isFree(sides, claim, row) && isNear(claim, row));
    const [row] = named.toSorted(
      (a, b) => Math.abs(a.amount - total) - Math.abs(b.amount - total) || compareTimes(a, b),
    );
    if (row) addMatch(sides, { reason: row.amount > total ? 'more' : 'less', claim, row });
  }
}

/** Matches rounded totals whose donor the bank does not name. Runs last, and only if a single row fits. */
function matchOnlyRounded(sides: Sides): void {
  for (const claim of sides.claims) {
    const total = claimedAmount(claim);
    if (total === null) continue;
    const near: BankRow[] = [];
    for (const amount of roundings(total))
      for (const row of sides.byAmount.get(amount) ?? []) {
        if (near.length > 1) break;
        if (isFree(sides, claim, row) && isNear(claim, row)) near.push(row);
      }
    const [row] = near;
    if (row && near.length === 1) addMatch(sides, { reason: 'rounded', claim, row });
  }
}
