import { daysBetween } from 'site/transaction/read-moment.ts';
import type { Claim } from './claim.ts';
import type { BankRow } from './transfer-list.ts';

// What is compared of claims and rows: amounts, names, days. Which claims are the same.

/** The amount that the message says was transferred, or else the amount that the page asked for. */
export const claimedAmount = ({ total, asked }: Claim): number | null => total ?? asked;

/** Whether an amount is no whole thousand, so that few other transfers have it. */
export const hasUniqueCode = (amount: number): boolean => amount % 1000 !== 0;

const dayOf = ({ stated, sent }: Claim): string | null => (stated ?? sent)?.day ?? null;
export const nameOf = ({ name, sender }: Claim): string => name || sender;

/** Titles and other words that do not identify a person. */
const ignored = new Set(
  'bapak ibu bpk haji hajah hjh drs dra prof bin binti hamba allah almarhum almarhumah'.split(' '),
);

/** Returns the words that identify a name: lower case, without diacritics, at least three letters long. */
function nameWords(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !ignored.has(word)))];
}

/** Whether a bank's text has two words of a name, or its only one. The bank may cut each to four or more letters. */
export function namesFit(name: readonly string[], text: readonly string[]): boolean {
  const isInText = (word: string) =>
    text.some((found) => found === word || (found.length > 3 && word.length > found.length && word.startsWith(found)));
  return name.length > 0 && name.filter(isInText).length >= Math.min(2, name.length);
}

/** Keeps what is computed of a claim or row, because every decision compares all of them again. */
function cachedForEach<Value, Item extends Claim | BankRow = Claim | BankRow>(compute: (item: Item) => Value) {
  const known = new WeakMap<Item, Value>();
  return (item: Item): Value => {
    const value = known.get(item);
    if (value !== undefined) return value;
    const computed = compute(item);
    known.set(item, computed);
    return computed;
  };
}

const isRow = (item: Claim | BankRow): item is BankRow => 'text' in item;

/** The words of a claim's name or of a row's text. */
export const wordsOf = cachedForEach((item) => nameWords(isRow(item) ? item.text : nameOf(item)));
/** The first four letters of each word, because banks truncate names. */
export const startsOf = cachedForEach((item) => wordsOf(item).map((word) => word.slice(0, 4)));
/** The time of a claim or row, then its id, for sorting. */
const timeKey = cachedForEach((item) => {
  const moment = isRow(item) ? item : (item.stated ?? item.sent);
  return [moment?.day, moment?.hour, item.id].join(' ');
});
export const byTime = (a: Claim | BankRow, b: Claim | BankRow) =>
  timeKey(a) < timeKey(b) ? -1 : Number(timeKey(a) > timeKey(b));

export const hasName = (claim: Claim, row: BankRow): boolean => namesFit(wordsOf(claim), wordsOf(row));
/** Whether a row of a claim's amount can be told from others: by its unique code, or by the donor's name. */
export const isTelling = (claim: Claim, row: BankRow) => hasUniqueCode(row.amount) || hasName(claim, row);

/** The first and last day of a claim or row, counted from 1970; null for a claim without a day. */
export const spanOf = cachedForEach((item) => {
  const days = isRow(item) ? [item.day] : [item.stated?.day, item.sent?.day];
  const counted = days.flatMap((day) => (day ? daysBetween('1970-01-01', day) : []));
  return counted.length > 0 ? { from: Math.min(...counted), to: Math.max(...counted) } : null;
});

/** Counts the days between the bank's day and the days of a claim: 0 within them, null for a claim without a day. */
export function daysAway(claim: Claim, row: BankRow): number | null {
  const span = spanOf(claim);
  const day = spanOf(row)?.from ?? 0;
  return span && Math.max(0, day - span.to, span.from - day);
}

/** The most days that may lie between a claim and the bank's day, and between a message and its repetition. */
export const mostDays = 3;
/** A claim without a day is near every row. */
export const isNear = (claim: Claim, row: BankRow) => (daysAway(claim, row) ?? 0) <= mostDays;

/** Names who made a claim. A name such as Hamba Allah identifies nobody: the sender does, else the time. */
export function personOf(claim: Claim): string {
  if (wordsOf(claim).length > 0) return nameOf(claim).toLowerCase();
  const { sender, stated, sent } = claim;
  return sender || [stated?.day, stated?.hour, sent?.day, sent?.hour].join(' ');
}

const contentKey = cachedForEach((claim: Claim) => {
  const { said, type, quantity, city, address } = claim;
  return [claimedAmount(claim) ?? said, type, quantity, personOf(claim), city, address].join('|');
});

/** Finds claims that were sent again within `mostDays`. They count once. */
export function findRepeated(claims: readonly Claim[]): Set<Claim> {
  const counted = new Map<string, Claim>();
  const repeated = new Set<Claim>();
  for (const claim of claims.toSorted(byTime)) {
    const before = counted.get(contentKey(claim));
    const from = before && dayOf(before);
    const to = dayOf(claim);
    if (before && (!from || !to || daysBetween(from, to) <= mostDays)) repeated.add(claim);
    else counted.set(contentKey(claim), claim);
  }
  return repeated;
}
