import { daysBetween } from 'site/transaction/read-moment.ts';
import type { Claim } from './read-messages.ts';
import { type BookLine, compareBy } from './book-lines.ts';
import { nameWords, namesFit } from './same-name.ts';

/** Why a claim and a credit were matched, in words for staff. A person must confirm all reasons but `exact`. */
export const reasons = {
  exact: 'Total persis sama',
  collided: 'Total yang sama diakui lebih dari satu orang',
  twice: 'Total ini masuk lebih dari satu kali',
  late: 'Total persis, tetapi harinya jauh',
  plain: 'Total persis, tetapi bulat dan nama pengirimnya tidak terlihat',
  rounded: 'Dibulatkan, atau tanpa kode unik',
  parts: 'Terkirim dalam beberapa bagian',
  more: 'Nama cocok, uang lebih dari totalnya',
  less: 'Nama cocok, uang kurang dari totalnya',
  together: 'Satu transfer untuk beberapa pesan',
  byHand: 'Dipasangkan sendiri',
  named: 'Tanpa pesan, dicatat sendiri',
};
export type Reason = keyof typeof reasons;

export interface Match {
  reason: Reason;
  claim: Claim;
  /** Holds several credits if a total came in parts. */
  credits: BookLine[];
  /** The part of a credit that this claim gets, if several claims share the credit. */
  share?: number;
  /** The purpose of a credit without a claim, in the treasurer's words. Each purpose has a sum of its own. */
  purpose?: string;
}

/** A credit that the bank took back (`by`), and the claim about it, if there is one. */
export interface Reversed {
  credit: BookLine;
  by: BookLine;
  claim: Claim | null;
}

export interface Matched {
  /** Matches that count at once, or that a person has confirmed. */
  sure: Match[];
  proposed: Match[];
  /** Claims without a credit. */
  waiting: Claim[];
  unclaimed: BookLine[];
  /** Claims that were sent again. They count once. */
  repeated: Claim[];
  /** Credits that the bank took back. They are in no sum and no receipt. */
  reversed: Reversed[];
}

/** The amount that the message says was transferred, or else the amount that the page asked for. */
export const claimedAmount = ({ total, asked }: Claim): number | null => total ?? asked;

const dayOf = ({ stated, sent }: Claim): string | null => (stated ?? sent)?.day ?? null;
const nameOf = ({ name, sender }: Claim) => (name === '' ? sender : name);

/** Identifies the donor. A name such as Hamba Allah does not: the sender's number does, else the claim's times. */
function personOf(claim: Claim): string {
  if (nameWords(nameOf(claim)).length > 0) return nameOf(claim).toLowerCase();
  const { sender, stated, sent } = claim;
  return sender || [stated?.day, stated?.hour, sent?.day, sent?.hour].join(' ');
}

const keyOf = (claim: Claim): string =>
  [claimedAmount(claim) ?? claim.said, claim.kind, claim.quantity, personOf(claim), claim.city, claim.address].join(
    '|',
  );
const hourOf = (moment: { hour: string | null } | null) => moment?.hour ?? '';
const compareClaims = compareBy((claim: Claim) =>
  [dayOf(claim) ?? '', hourOf(claim.stated ?? claim.sent), keyOf(claim)].join('|'),
);
const compareCredits = compareBy((credit: BookLine) =>
  [credit.day, hourOf(credit), credit.amount, credit.text].join('|'),
);

/** The claims and credits that are not matched yet, and the properties that matching compares. */
interface Sides {
  claims: Set<Claim>;
  credits: Set<BookLine>;
  /** All credits by amount, including those that are already matched. */
  byAmount: Map<number, BookLine[]>;
  /** The words of a claim's name, and of a credit's text. */
  words: Map<Claim | BookLine, string[]>;
  /** Days since 1970: the bank's day, or the first and last of the days that a claim states or was sent on. */
  spans: Map<Claim | BookLine, { from: number; to: number }>;
  found: Match[];
}

/** Counts the days between the bank's day and the claim's days: 0 within them, null for a claim without a day. */
function daysAway({ spans }: Sides, claim: Claim, credit: BookLine): number | null {
  const [claimDays, bankDays] = [spans.get(claim), spans.get(credit)];
  return claimDays && bankDays ? Math.max(0, bankDays.from - claimDays.to, claimDays.from - bankDays.to) : null;
}

/** The most days that may lie between a claim's days and the bank's day. */
const mostDays = 3;
const isNear = (sides: Sides, claim: Claim, credit: BookLine) => (daysAway(sides, claim, credit) ?? 0) <= mostDays;

const hasName = ({ words }: Sides, claim: Claim, credit: BookLine) =>
  namesFit(words.get(claim) ?? [], words.get(credit) ?? []);

/**
 * Matches incoming credits with claims. A match is sure if the totals are equal, the days are near, and no other claim
 * or credit has that total. All other matches are proposals with a reason. Each credit and claim is in one list only.
 * The order of the inputs does not matter. `kept` are the numbers of credits that a person says the bank did not take
 * back.
 */
export function matchTransfers(
  lines: readonly BookLine[],
  claims: readonly Claim[],
  kept: readonly string[] = [],
): Matched {
  const { distinct, repeated } = withoutRepeats(claims);
  const incoming = lines.filter(({ way }) => way === 'in');
  const outgoing = lines.filter(({ way }) => way === 'out');
  const notKept = incoming.filter(({ number }) => !kept.includes(number));
  const reversals = findReversals(notKept, outgoing);
  const credits = incoming.filter((credit) => !reversals.has(credit)).toSorted(compareCredits);
  const sides: Sides = {
    claims: new Set(distinct),
    credits: new Set(credits),
    byAmount: Map.groupBy(credits, ({ amount }) => amount),
    words: new Map(),
    spans: new Map(),
    found: [],
  };
  const addProperties = (item: Claim | BookLine, name: string, itemDays: readonly (string | undefined)[]) => {
    const numbers = itemDays.flatMap((day) => (day ? [daysBetween('1970-01-01', day)] : []));
    sides.words.set(item, nameWords(name));
    if (numbers.length > 0) sides.spans.set(item, { from: Math.min(...numbers), to: Math.max(...numbers) });
  };
  for (const claim of distinct) addProperties(claim, nameOf(claim), [claim.stated?.day, claim.sent?.day]);
  for (const credit of incoming) addProperties(credit, credit.text, [credit.day]);
  matchSameTotals(sides);
  matchNearTotals(sides);
  // Several claims that add up to a credit are stronger evidence than a name beside a different amount.
  matchTogether(sides);
  matchSameNames(sides);
  matchOnlyRounded(sides);
  const reversed = Array.from(reversals, ([credit, by]) => ({ credit, by, claim: takeReversedClaim(sides, credit) }));
  return {
    sure: sides.found.filter(({ reason }) => reason === 'exact'),
    proposed: sides.found.filter(({ reason }) => reason !== 'exact'),
    waiting: [...sides.claims],
    unclaimed: [...sides.credits],
    repeated,
    reversed,
  };
}

const reversalWords =
  /\b(?:reversal|reversed|kor|koreksi|correction|retur|return|refund|batal|pembatalan|dibatalkan|pengembalian)\b/i;

/** Finds credits that the bank took back: within a week the same amount went out, with such words or the same name. */
function findReversals(credits: readonly BookLine[], outgoing: readonly BookLine[]): Map<BookLine, BookLine> {
  const found = new Map<BookLine, BookLine>();
  const byAmount = Map.groupBy(credits.toSorted(compareCredits), ({ amount }) => amount);
  for (const line of outgoing.toSorted(compareCredits)) {
    const words = nameWords(line.text);
    const candidates = (byAmount.get(line.amount) ?? []).filter((credit) => {
      const days = daysBetween(credit.day, line.day);
      return !found.has(credit) && days >= 0 && days <= 7;
    });
    const named = candidates.findLast((credit) => namesFit(nameWords(credit.text), words));
    const credit = named ?? (reversalWords.test(line.text) ? candidates.at(-1) : undefined);
    if (credit) found.set(credit, line);
  }
  return found;
}

/** Returns the waiting claim about a credit that the bank took back, and removes it from those that wait. */
function takeReversedClaim(sides: Sides, credit: BookLine): Claim | null {
  const candidates = [...sides.claims].filter(
    (claim) => claimedAmount(claim) === credit.amount && isNear(sides, claim, credit),
  );
  const claim = candidates.find((candidate) => hasName(sides, candidate, credit)) ?? candidates[0] ?? null;
  if (claim) sides.claims.delete(claim);
  return claim;
}

/** Matches one credit with claims of one person that add up to it: all of them, or two. */
function matchTogether(sides: Sides): void {
  const byPerson = groupByKeys(sides.claims, (claim) =>
    claimedAmount(claim) ? [claim.sender || personOf(claim)] : [],
  );
  for (const claims of byPerson.values()) {
    const pairs = claims.flatMap((claim, index) => claims.slice(index + 1).map((later) => [claim, later]));
    // The limit keeps the number of pairs small.
    const sets = claims.length > 1 && claims.length < 12 ? [claims, ...pairs] : [];
    for (const set of sets) {
      const total = set.reduce((sum, claim) => sum + (claimedAmount(claim) ?? 0), 0);
      const isWaiting = set.every((claim) => sides.claims.has(claim));
      const isFit = (credit: BookLine) =>
        sides.credits.has(credit) && set.every((claim) => isNear(sides, claim, credit));
      const credit = sides.byAmount.get(total)?.find(isFit);
      if (!credit || !isWaiting) continue;
      for (const claim of set)
        addMatch(sides, { reason: 'together', claim, credits: [credit], share: claimedAmount(claim) ?? 0 });
    }
  }
}

function withoutRepeats(claims: readonly Claim[]) {
  const distinct: Claim[] = [];
  const repeated: Claim[] = [];
  const last = new Map<string, Claim>();
  for (const claim of claims.toSorted(compareClaims)) {
    const before = last.get(keyOf(claim));
    const [from, to] = [before ? dayOf(before) : null, dayOf(claim)];
    const isRepeated = before !== undefined && (from === null || to === null || daysBetween(from, to) <= mostDays);
    if (isRepeated) repeated.push(claim);
    else {
      distinct.push(claim);
      last.set(keyOf(claim), claim);
    }
  }
  return { distinct, repeated };
}

function addMatch({ claims, credits, found }: Sides, match: Match): void {
  claims.delete(match.claim);
  for (const credit of match.credits) credits.delete(credit);
  found.push(match);
}

/** Groups items by keys, of which an item may have several or none. */
function groupByKeys<Key, Item>(items: Iterable<Item>, keysOf: (item: Item) => readonly Key[]): Map<Key, Item[]> {
  const pairs = Array.from(items).flatMap((item) => keysOf(item).map((key) => ({ key, item })));
  const groups = Map.groupBy(pairs, ({ key }) => key);
  return new Map(Array.from(groups, ([key, found]) => [key, found.map(({ item }) => item)]));
}

/** Matches equal totals. If several claims or credits share a total, name and day decide which pair is proposed. */
function matchSameTotals(sides: Sides): void {
  for (const [total, claims] of Map.groupBy(sides.claims, claimedAmount)) {
    if (total === null) continue;
    const pairs = claims
      .flatMap((claim) => (sides.byAmount.get(total) ?? []).map((credit) => ({ claim, credit })))
      .filter(({ claim, credit }) => isNear(sides, claim, credit))
      .map((pair) => ({ ...pair, likeness: likeness(sides, pair) }));
    const ofClaim = Map.groupBy(pairs, ({ claim }) => claim);
    const ofCredit = Map.groupBy(pairs, ({ credit }) => credit);
    for (const { claim, credit } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
      if (!sides.claims.has(claim) || !sides.credits.has(credit)) continue;
      const isAlone = ofClaim.get(claim)?.length === 1 && ofCredit.get(credit)?.length === 1;
      // Many people send round amounts, so a round amount alone does not identify its sender.
      const isTelling = total % 1000 !== 0 || hasName(sides, claim, credit);
      const aloneReason = isTelling ? 'exact' : 'plain';
      const sharedReason = ofClaim.size > 1 ? 'collided' : 'twice';
      addMatch(sides, { reason: isAlone ? aloneReason : sharedReason, claim, credits: [credit] });
    }
  }
}

/** Rates how well a pair fits. The name counts most, then the day, then the hour. */
function likeness(sides: Sides, { claim, credit }: { claim: Claim; credit: BookLine }): number {
  const moment = claim.stated ?? claim.sent;
  const days = daysAway(sides, claim, credit) ?? mostDays;
  const sameHour = moment?.hour && credit.hour ? Number(moment.hour.slice(0, 2) === credit.hour.slice(0, 2)) : 0;
  return Number(hasName(sides, claim, credit)) * 1000 - days * 2 + sameHour;
}

/** Returns the first four letters of each word of a name, because banks truncate names. */
const startsOf = ({ words }: Sides, item: Claim | BookLine) => (words.get(item) ?? []).map((word) => word.slice(0, 4));

/**
 * Merges the credits found by each word. A credit that fits has two of the words and is in two lists, so the longest
 * list need not be searched.
 */
function mergeCandidates(lists: BookLine[][]): BookLine[] {
  const [longest = [], ...others] = lists.toSorted((a, b) => b.length - a.length);
  return others.length === 0 ? longest : [...new Set(others.flat())];
}

/** Returns a total without its unique code, and rounded to hundreds, five hundreds or thousands. */
function roundings(total: number): number[] {
  const round = total - (total % 1000);
  return [...new Set([round, round + 1000, Math.round(total / 100) * 100, Math.round(total / 500) * 500])];
}

/** Matches equal totals that are left because their days are far apart, and rounded totals if the bank names the donor. */
function matchNearTotals(sides: Sides): void {
  const byName = groupByKeys(sides.credits, (credit) =>
    startsOf(sides, credit).map((start) => `${credit.amount} ${start}`),
  );
  for (const claim of sides.claims) {
    const total = claimedAmount(claim);
    if (total === null) continue;
    const isFit = (credit: BookLine) => sides.credits.has(credit) && hasName(sides, claim, credit);
    const named = (amount: number) =>
      mergeCandidates(startsOf(sides, claim).map((start) => byName.get(`${amount} ${start}`) ?? [])).filter(isFit);
    const isRound = total % 1000 === 0;
    const late = isRound ? named(total)[0] : sides.byAmount.get(total)?.find((credit) => sides.credits.has(credit));
    const rounded = roundings(total)
      .flatMap(named)
      .find((credit) => isNear(sides, claim, credit));
    const [credit, reason] = late ? [late, 'late' as const] : [rounded, 'rounded' as const];
    if (credit) addMatch(sides, { reason, claim, credits: [credit] });
  }
}

/** Matches rounded totals whose donor the bank does not name. Runs last, and only if a single credit fits. */
function matchOnlyRounded(sides: Sides): void {
  for (const claim of sides.claims) {
    const total = claimedAmount(claim);
    if (total === null) continue;
    const near: BookLine[] = [];
    for (const amount of roundings(total))
      for (const credit of sides.byAmount.get(amount) ?? []) {
        if (near.length > 1) break;
        if (sides.credits.has(credit) && isNear(sides, claim, credit)) near.push(credit);
      }
    if (near.length === 1) addMatch(sides, { reason: 'rounded', claim, credits: near });
  }
}

/** Matches credits that name the donor: several that add up to the total, or one of another amount. */
function matchSameNames(sides: Sides): void {
  const byStart = groupByKeys(sides.credits, (credit) => startsOf(sides, credit));
  for (const claim of sides.claims) {
    const total = claimedAmount(claim);
    if (total === null) continue;
    const named = mergeCandidates(startsOf(sides, claim).map((start) => byStart.get(start) ?? []))
      .filter((credit) => sides.credits.has(credit) && isNear(sides, claim, credit) && hasName(sides, claim, credit))
      .toSorted(compareCredits);
    const parts = findParts(named.slice(0, 12), total);
    const [nearest] = named.toSorted((a, b) => Math.abs(a.amount - total) - Math.abs(b.amount - total));
    if (parts) addMatch(sides, { reason: 'parts', claim, credits: parts });
    else if (nearest) addMatch(sides, { reason: nearest.amount > total ? 'more' : 'less', claim, credits: [nearest] });
  }
}

/** Finds two to four credits that add up to `total`, besides those already `taken`. */
function findParts(credits: readonly BookLine[], total: number, taken: BookLine[] = []): BookLine[] | undefined {
  if (total === 0 && taken.length > 1) return taken;
  if (taken.length === 4) return undefined;
  for (const [index, credit] of credits.entries()) {
    if (credit.amount > total) continue;
    const found = findParts(credits.slice(index + 1), total - credit.amount, [...taken, credit]);
    if (found) return found;
  }
}
