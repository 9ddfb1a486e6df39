import type { Claim } from './claim.ts';
import { byTime, claimedAmount, daysAway, hasName, isNear, isTelling, mostDays, spanOf, startsOf } from './traits.ts';
import type { BankRow } from './transfer-list.ts';

/** Why a claim and a row may belong together. A person must confirm all but `exact`. */
export type MatchReason = 'exact' | 'collided' | 'twice' | 'late' | 'plain' | 'free' | 'rounded' | 'more' | 'less';

export interface Match {
  reason: MatchReason;
  claim: Claim;
  row: BankRow;
}

interface Candidates {
  rows: readonly BankRow[];
  claims: readonly Claim[];
}
type PairTest = (claim: Claim, row: BankRow) => boolean;

/** A step of the matching: the rows that a claim of this total may mean, and why it got one of them. */
interface Stage {
  rowsOf: (claim: Claim, total: number) => BankRow[];
  reasonOf: (claim: Claim, row: BankRow) => MatchReason;
}

/**
 * Matches incoming rows with claims, each in one match at most, whatever their order. A match is `exact` if the claim is
 * of our form, the totals are equal, the days are near, and no other claim or row of `all` has that total; for a round
 * total, only with the name. All others are proposals with a reason. Pairs that a person has refused are not matched.
 */
export function findMatches(unmatched: Candidates, all: Candidates, isRefused: PairTest): Match[] {
  const rows = unmatched.rows.toSorted(byTime);
  const leftRows = new Set(rows);
  const leftClaims = new Set(unmatched.claims.toSorted(byTime));
  const canPair = (claim: Claim, row: BankRow) => leftRows.has(row) && !isRefused(claim, row);
  const found: Match[] = [];
  for (const { rowsOf, reasonOf } of stagesFor(rows, canPair, judgeEqual(all, isRefused))) {
    const pairs = [...leftClaims].flatMap((claim) => {
      const total = claimedAmount(claim);
      const open = total === null ? [] : rowsOf(claim, total).filter((row) => canPair(claim, row));
      return open.map((row) => ({ claim, row, rate: likeness(claim, row) }));
    });
    // The best pairs first.
    for (const { claim, row } of pairs.toSorted((a, b) => b.rate - a.rate)) {
      if (!leftClaims.has(claim) || !leftRows.has(row)) continue;
      leftClaims.delete(claim);
      leftRows.delete(row);
      found.push({ reason: reasonOf(claim, row), claim, row });
    }
  }
  return found.toSorted((a, b) => byTime(a.row, b.row));
}

/**
 * The stages in their order, the surest first. Each matches what the ones before have left. The example of each is a row
 * for the claim “Budi Santoso, Rp50.409, 20 November”.
 */
function stagesFor(rows: readonly BankRow[], canPair: PairTest, reasonOfEqual: Stage['reasonOf']): Stage[] {
  const byAmount = Map.groupBy(rows, ({ amount }) => amount);
  const byStart = indexByName(rows);
  const ofAmount = (amount: number) => byAmount.get(amount) ?? [];
  const near = (claim: Claim, some: readonly BankRow[]) => some.filter((row) => isNear(claim, row));
  const ofRounded = (claim: Claim, total: number) => near(claim, roundings(total).flatMap(ofAmount));
  const ofName = (claim: Claim, total: number) => ofRounded(claim, total).filter((row) => hasName(claim, row));
  const onlyRounded = (claim: Claim, total: number) => {
    const open = ofRounded(claim, total).filter((row) => canPair(claim, row));
    return open.length === 1 ? open : [];
  };
  return [
    // Equal: `50.409` on 21 November.
    { rowsOf: (claim, total) => near(claim, ofAmount(total)), reasonOf: reasonOfEqual },
    // Late: `50.409` on 30 November. Of a round total also the name.
    { rowsOf: (claim, total) => ofAmount(total).filter((row) => isTelling(claim, row)), reasonOf: () => 'late' },
    // Rounded: `50.000, BUDI SANTOSO` on 21 November.
    { rowsOf: ofName, reasonOf: () => 'rounded' },
    // Another amount: `75.000, BUDI SANTOSO` on 21 November.
    {
      rowsOf: (claim) => rowsNaming(claim, byStart),
      reasonOf: (claim, row) => (row.amount > (claimedAmount(claim) ?? 0) ? 'more' : 'less'),
    },
    // Rounded without the name: `50.000` on 21 November, if no other row may be meant.
    { rowsOf: onlyRounded, reasonOf: () => 'rounded' },
  ];
}

/** Returns a function that judges a claim and a row of equal totals and near days. */
function judgeEqual(all: Candidates, isRefused: PairTest): Stage['reasonOf'] {
  const rowsByAmount = Map.groupBy(all.rows, ({ amount }) => amount);
  const claimsByTotal = Map.groupBy(all.claims, claimedAmount);
  const isFit = (claim: Claim, row: BankRow) => isNear(claim, row) && !isRefused(claim, row);
  return (claim, row) => {
    if (claimsByTotal.get(row.amount)?.some((rival) => rival !== claim && isFit(rival, row))) return 'collided';
    if (rowsByAmount.get(row.amount)?.some((rival) => rival !== row && isFit(claim, rival))) return 'twice';
    if (claim.shape !== 'form') return 'free';
    // Many people send round amounts, so a round amount alone does not identify its sender.
    return isTelling(claim, row) ? 'exact' : 'plain';
  };
}

/** Rows by their day, counted from 1970, and then by the start of each of their words. */
type NameIndex = Map<number, Map<string, BankRow[]>>;

function indexByName(rows: readonly BankRow[]): NameIndex {
  const index: NameIndex = new Map();
  for (const row of rows) {
    const day = spanOf(row)?.from ?? 0;
    const byStart = index.get(day) ?? new Map<string, BankRow[]>();
    index.set(day, byStart);
    for (const start of startsOf(row)) {
      const found = byStart.get(start);
      if (found) found.push(row);
      else byStart.set(start, [row]);
    }
  }
  return index;
}

/** Finds the rows of near days that name the donor of a claim. */
function rowsNaming(claim: Claim, index: NameIndex): BankRow[] {
  const starts = startsOf(claim);
  return nearDays(claim, index).flatMap((day) => {
    const byStart = index.get(day);
    const lists = starts.map((start) => byStart?.get(start)).filter((rows) => rows !== undefined);
    // A row that fits has two of the words and is in two lists, so the longest list need not be searched.
    const [longest = [], ...others] = lists.toSorted((a, b) => b.length - a.length);
    const candidates = starts.length === 1 ? longest : [...new Set(others.flat())];
    return candidates.filter((row) => hasName(claim, row));
  });
}

function nearDays(claim: Claim, index: NameIndex): number[] {
  const span = spanOf(claim);
  if (!span) return [...index.keys()];
  const first = span.from - mostDays;
  return Array.from({ length: span.to + mostDays - first + 1 }, (_, offset) => first + offset);
}

/** Returns the round amounts that donors may send for a total: for `50.409` 50.000, 51.000, 50.400 and 50.500. */
function roundings(total: number): number[] {
  const round = total - (total % 1000);
  return [...new Set([round, round + 1000, Math.round(total / 100) * 100, Math.round(total / 500) * 500])];
}

/** Rates how well a pair fits. The amount counts most, then the name, the day and the hour. */
function likeness(claim: Claim, row: BankRow): number {
  const hour = (claim.stated ?? claim.sent)?.hour?.slice(0, 2);
  const difference = Math.abs((claimedAmount(claim) ?? 0) - row.amount);
  const isSameHour = hour !== undefined && hour === row.hour?.slice(0, 2);
  const away = daysAway(claim, row) ?? mostDays;
  return Number(hasName(claim, row)) * 1000 - difference * 10_000 - away * 2 + Number(isSameHour);
}
