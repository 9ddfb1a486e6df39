import { daysBetween } from 'site/transaction/read-moment.ts';
import type { Claim } from './read-messages.ts';
import type { BookLine } from './book-lines.ts';
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
  amountless: 'Nama cocok, jumlah di pesan tidak terbaca',
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
  sure: Match[];
  proposed: Match[];
  waiting: Claim[];
  unclaimed: BookLine[];
  /** Claims that were sent again. They count once. */
  repeated: Claim[];
  /** These are in no sum and no receipt. */
  reversed: Reversed[];
}

/** Returns the amount in whole rupiah that the claim says was transferred. */
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
const order = <Of>(key: (of: Of) => string) => {
  return (a: Of, b: Of) => (key(a) < key(b) ? -1 : Number(key(a) > key(b)));
};
const hour = (moment: { hour: string | null } | null) => moment?.hour ?? '';
const claimOrder = order((claim: Claim) =>
  [dayOf(claim) ?? '', hour(claim.stated ?? claim.sent), keyOf(claim)].join('|'),
);
const creditOrder = order((credit: BookLine) => [credit.day, hour(credit), credit.amount, credit.text].join('|'));

/** The claims and credits that are not matched yet, and the properties that matching compares. */
interface Sides {
  claims: Set<Claim>;
  credits: Set<BookLine>;
  /** All credits by amount, including those that are already matched. */
  byAmount: Map<number, BookLine[]>;
  words: Map<Claim | BookLine, string[]>;
  /** Days since 1970: the bank's day, or the first and last of the days that a claim states or was sent on. */
  spans: Map<Claim | BookLine, { from: number; to: number }>;
  /** The most days that may lie between a claim's days and the bank's day. */
  days: number;
  found: Match[];
}

/** Counts the days between the bank's day and the claim's days: 0 within them, null for a claim without a day. */
function daysAway({ spans }: Sides, claim: Claim, credit: BookLine): number | null {
  const [said, bank] = [spans.get(claim), spans.get(credit)];
  return said && bank ? Math.max(0, bank.from - said.to, said.from - bank.to) : null;
}

const isNear = (sides: Sides, claim: Claim, credit: BookLine) => (daysAway(sides, claim, credit) ?? 0) <= sides.days;

const fits = ({ words }: Sides, claim: Claim, credit: BookLine) =>
  namesFit(words.get(claim) ?? [], words.get(credit) ?? []);

interface Rules {
  days: number;
  /** Numbers of credits that a person says the bank did not take back. */
  kept?: readonly string[];
}

/**
 * Matches incoming credits with claims. A match is sure if the totals are equal, the days are at most `days` apart, and
 * no other claim or credit has that total. All other matches are proposals with a reason. Each credit and claim is in
 * one list only. The order of the inputs does not matter.
 */
export function matchTransfers(
  lines: readonly BookLine[],
  claims: readonly Claim[],
  { days, kept = [] }: Rules,
): Matched {
  const { once, repeated } = withoutRepeats(claims, days);
  const [comes, goes] = [lines.filter(({ way }) => way === 'in'), lines.filter(({ way }) => way === 'out')];
  const back = reversals(
    comes.filter(({ number }) => !kept.includes(number)),
    goes,
  );
  const credits = comes.filter((credit) => !back.has(credit)).toSorted(creditOrder);
  const sides: Sides = {
    claims: new Set(once),
    credits: new Set(credits),
    byAmount: Map.groupBy(credits, ({ amount }) => amount),
    words: new Map(),
    spans: new Map(),
    days,
    found: [],
  };
  const put = (one: Claim | BookLine, name: string, said: readonly (string | undefined)[]) => {
    const numbers = said.flatMap((day) => (day ? [daysBetween('1970-01-01', day)] : []));
    sides.words.set(one, nameWords(name));
    if (numbers.length > 0) sides.spans.set(one, { from: Math.min(...numbers), to: Math.max(...numbers) });
  };
  for (const claim of once) put(claim, nameOf(claim), [claim.stated?.day, claim.sent?.day]);
  for (const credit of credits) put(credit, credit.text, [credit.day]);
  sameTotal(sides);
  nearTotal(sides);
  // Several claims that explain a credit exactly prove more than one name beside a different amount, so they go first.
  together(sides);
  sameName(sides);
  aloneNear(sides);
  const reversed = Array.from(back, ([credit, by]): Reversed => ({ credit, by, claim: claimOf(sides, credit) }));
  return {
    sure: sides.found.filter(({ reason }) => reason === 'exact'),
    proposed: sides.found.filter(({ reason }) => reason !== 'exact'),
    waiting: [...sides.claims],
    unclaimed: [...sides.credits],
    repeated,
    reversed,
  };
}

const takesBack =
  /\b(?:reversal|reversed|kor|koreksi|correction|retur|return|refund|batal|pembatalan|dibatalkan|pengembalian)\b/i;

/** Finds credits that the bank took back: within a week the same amount went out, with such words or the same name. */
function reversals(credits: readonly BookLine[], outgoing: readonly BookLine[]): Map<BookLine, BookLine> {
  const found = new Map<BookLine, BookLine>();
  const byAmount = Map.groupBy(credits.toSorted(creditOrder), ({ amount }) => amount);
  for (const by of outgoing.toSorted(creditOrder)) {
    const words = nameWords(by.text);
    const same = (byAmount.get(by.amount) ?? []).filter((credit) => {
      const away = daysBetween(credit.day, by.day);
      return !found.has(credit) && away >= 0 && away <= 7;
    });
    const named = same.findLast((credit) => namesFit(nameWords(credit.text), words));
    const credit = named ?? (takesBack.test(by.text) ? same.at(-1) : undefined);
    if (credit) found.set(credit, by);
  }
  return found;
}

/** Returns the waiting claim about a credit that the bank took back, and removes it from those that wait. */
function claimOf({ claims, days }: Sides, credit: BookLine): Claim | null {
  const words = nameWords(credit.text);
  const same = [...claims].filter(
    (claim) =>
      claimedAmount(claim) === credit.amount &&
      [claim.stated, claim.sent].some((said) => !said || Math.abs(daysBetween(said.day, credit.day)) <= days),
  );
  const claim = same.find((one) => namesFit(nameWords(nameOf(one)), words)) ?? same[0] ?? null;
  if (claim) claims.delete(claim);
  return claim;
}

/** Matches one credit with two or more claims of one person that add up to it. */
function together(sides: Sides): void {
  for (const claims of grouped(sides.claims, (claim) =>
    claimedAmount(claim) ? [claim.sender || personOf(claim)] : [],
  ).values()) {
    const sets = [claims, ...claims.flatMap((one, index) => claims.slice(index + 1).map((other) => [one, other]))];
    for (const set of claims.length > 1 && claims.length < 12 ? sets : []) {
      const total = set.reduce((sum, claim) => sum + (claimedAmount(claim) ?? 0), 0);
      const isFree = set.every((claim) => sides.claims.has(claim));
      const credit = sides.byAmount
        .get(total)
        ?.find((one) => sides.credits.has(one) && set.every((claim) => isNear(sides, claim, one)));
      if (!credit || !isFree) continue;
      for (const claim of set)
        take(sides, { reason: 'together', claim, credits: [credit], share: claimedAmount(claim) ?? 0 });
    }
  }
}

function withoutRepeats(claims: readonly Claim[], days: number) {
  const [once, repeated]: [Claim[], Claim[]] = [[], []];
  const last = new Map<string, Claim>();
  for (const claim of claims.toSorted(claimOrder)) {
    const before = last.get(keyOf(claim));
    const [from, to] = [before ? dayOf(before) : null, dayOf(claim)];
    const isAgain = before !== undefined && (from === null || to === null || daysBetween(from, to) <= days);
    if (isAgain) repeated.push(claim);
    else {
      once.push(claim);
      last.set(keyOf(claim), claim);
    }
  }
  return { once, repeated };
}

function take({ claims, credits, found }: Sides, match: Match): void {
  claims.delete(match.claim);
  for (const credit of match.credits) credits.delete(credit);
  found.push(match);
}

function grouped<Key, Of>(all: Iterable<Of>, keys: (of: Of) => readonly Key[]): Map<Key, Of[]> {
  const groups = new Map<Key, Of[]>();
  for (const one of all)
    for (const key of keys(one)) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  return groups;
}

const totalOf = (claim: Claim) => [claimedAmount(claim)].filter((total) => total !== null);

/** Matches equal totals. If several claims or credits share a total, name and day decide which pair is proposed. */
function sameTotal(sides: Sides): void {
  for (const [total, claims] of grouped(sides.claims, totalOf)) {
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
      const isTelling = total % 1000 !== 0 || fits(sides, claim, credit);
      const shared = ofClaim.size > 1 ? 'collided' : 'twice';
      const reason = isAlone ? (isTelling ? 'exact' : 'plain') : shared;
      take(sides, { reason, claim, credits: [credit] });
    }
  }
}

/** Rates how well a pair fits. The name counts most, then the day, then the hour. */
function likeness(sides: Sides, { claim, credit }: { claim: Claim; credit: BookLine }): number {
  const said = claim.stated ?? claim.sent;
  const away = daysAway(sides, claim, credit) ?? sides.days;
  const sameHour = said?.hour && credit.hour ? Number(said.hour.slice(0, 2) === credit.hour.slice(0, 2)) : 0;
  return Number(fits(sides, claim, credit)) * 1000 - away * 2 + sameHour;
}

/** Returns the first four letters of each word of a name, because banks truncate names. */
const begins = ({ words }: Sides, of: Claim | BookLine) => (words.get(of) ?? []).map((word) => word.slice(0, 4));

/** Merges the credits found by each word of a name. Two words must match, so the longest list can be skipped. */
function mayBeNamed(lists: BookLine[][]): BookLine[] {
  const [longest = [], ...others] = lists.toSorted((a, b) => b.length - a.length);
  return others.length === 0 ? longest : [...new Set(others.flat())];
}

/** Returns a total without its unique code, and rounded to hundreds, five hundreds or thousands. */
function roundings(total: number): number[] {
  const round = total - (total % 1000);
  return [...new Set([round, round + 1000, Math.round(total / 100) * 100, Math.round(total / 500) * 500])];
}

/** Matches equal totals whose days are too far apart, and rounded totals if the bank names the donor. */
function nearTotal(sides: Sides): void {
  const byName = grouped(sides.credits, (credit) => begins(sides, credit).map((word) => `${credit.amount} ${word}`));
  for (const claim of sides.claims) {
    const [total] = totalOf(claim);
    if (total === undefined) continue;
    const isOwn = (credit: BookLine) => sides.credits.has(credit) && fits(sides, claim, credit);
    const named = (amount: number) =>
      mayBeNamed(begins(sides, claim).map((word) => byName.get(`${amount} ${word}`) ?? [])).filter(isOwn);
    const late =
      total % 1000 === 0 ? named(total)[0] : sides.byAmount.get(total)?.find((credit) => sides.credits.has(credit));
    const rounded = roundings(total)
      .flatMap(named)
      .find((credit) => isNear(sides, claim, credit));
    const [credit, reason] = late ? [late, 'late' as const] : [rounded, 'rounded' as const];
    if (credit) take(sides, { reason, claim, credits: [credit] });
  }
}

/** Matches rounded totals whose donor the bank does not name. Runs last, and only if a single credit fits. */
function aloneNear(sides: Sides): void {
  for (const claim of sides.claims) {
    const near: BookLine[] = [];
    for (const amount of totalOf(claim).flatMap(roundings))
      for (const credit of sides.byAmount.get(amount) ?? []) {
        if (near.length > 1) break;
        if (sides.credits.has(credit) && isNear(sides, claim, credit)) near.push(credit);
      }
    if (near.length === 1) take(sides, { reason: 'rounded', claim, credits: near });
  }
}

/** Matches credits that name the donor: several that add up to the total, or one of another amount. */
function sameName(sides: Sides): void {
  const byWord = grouped(sides.credits, (credit) => begins(sides, credit));
  for (const claim of sides.claims) {
    const own = mayBeNamed(begins(sides, claim).map((word) => byWord.get(word) ?? []))
      .filter((credit) => sides.credits.has(credit) && isNear(sides, claim, credit) && fits(sides, claim, credit))
      .toSorted(creditOrder);
    const total = claimedAmount(claim);
    const parts = total === null ? undefined : partsOf(own.slice(0, 12), total);
    const [credit] = own.toSorted((a, b) => Math.abs(a.amount - (total ?? 0)) - Math.abs(b.amount - (total ?? 0)));
    if (parts) take(sides, { reason: 'parts', claim, credits: parts });
    else if (credit) take(sides, { reason: differs(credit.amount, total), claim, credits: [credit] });
  }
}

const differs = (amount: number, total: number | null): Reason =>
  total === null ? 'amountless' : amount > total ? 'more' : 'less';

function partsOf(credits: readonly BookLine[], total: number, taken: readonly BookLine[] = []): BookLine[] | undefined {
  if (total === 0 && taken.length > 1) return [...taken];
  if (taken.length === 4) return undefined;
  for (const [index, credit] of credits.entries()) {
    const found =
      credit.amount <= total ? partsOf(credits.slice(index + 1), total - credit.amount, [...taken, credit]) : undefined;
    if (found) return found;
  }
}
