import { isRecord } from 'site/content/shown.ts';
import { formatDay } from 'site/day-words.ts';
import type { BookLine } from './book-lines.ts';
import { claimKey, type Named } from './decide.ts';
import type { Claim } from './read-messages.ts';
import type { Period } from './read-days.ts';
import type { Statement } from './read-statement.ts';

export interface Decision {
  /** Numbers of the credits that a person assigned to a claim. An empty list rejects the proposal. */
  lines: string[];
  /** Name of the person, and day. */
  by: string;
  on: string;
}

export interface Covered extends Period {
  /** The bank's balances before the first row and after the last one; null if the bank writes none. */
  opening: number | null;
  closing: number | null;
}

export interface ClosedMonth {
  /** `2026-11` */
  month: string;
  on: string;
  by: string;
  corrections: { on: string; by: string; text: string }[];
}

/** The treasurer's decisions, and the bank's lines and claims that they are about. It never leaves this computer. */
export type Book = typeof emptyBook;

/** A book is stored as it is here, so the names of its parts stay. */
export const emptyBook = {
  version: 1 as const,
  lines: [] as BookLine[],
  claims: [] as Claim[],
  decisions: {} as Record<string, Decision>,
  /** The treasurer's notes on credits without a claim, by the number of the credit. */
  named: {} as Record<string, Named>,
  /** Numbers of credits of which a person says that the bank did not take them back. */
  kept: [] as string[],
  /** When a receipt or answer was opened in WhatsApp, by the key of the claim or the number of the credit. */
  answered: {} as Record<string, { number: string; on: string }>,
  /** Numbers of wakaf receipts for which the tool has made drafts of distributions. */
  drafted: [] as string[],
  periods: [] as Covered[],
  closed: [] as ClosedMonth[],
};

/** Adds new claims to a book. `known` counts those that the book had, `again` those that were pasted more than once. */
export function mergeClaims(book: Claim[], read: readonly Claim[]) {
  const booked = new Set(book.map(claimKey));
  const distinct = new Map<string, Claim>();
  for (const claim of read) if (!distinct.has(claimKey(claim))) distinct.set(claimKey(claim), claim);
  const fresh = [...distinct].flatMap(([key, claim]) => (booked.has(key) ? [] : [claim]));
  return {
    claims: fresh.length > 0 ? [...book, ...fresh] : book,
    known: distinct.size - fresh.length,
    again: read.length - distinct.size,
  };
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const nextDay = (day: string) => addDays(day, 1);
export const daysOf = ({ from, to }: Period) => `${formatDay(from)}${from === to ? '' : ` sampai ${formatDay(to)}`}`;

export function coveredBy({ credits, outgoing, balance }: Statement): Covered | null {
  const days = [...credits, ...outgoing].map(({ day }) => day).sort();
  const [from = '', to = ''] = [balance.period?.from ?? days[0], balance.period?.to ?? days.at(-1)];
  return from && to ? { from, to, opening: balance.opening, closing: balance.closing } : null;
}

/** Finds days without a statement, days with several, and balances that do not continue the statement before. */
export function gapsOf(periods: readonly Covered[]) {
  const gaps: Period[] = [];
  const overlaps: Period[] = [];
  let last: Period | undefined;
  for (const period of periods.toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))) {
    if (last && period.from > nextDay(last.to)) gaps.push({ from: nextDay(last.to), to: addDays(period.from, -1) });
    else if (last && period.from <= last.to) {
      const to = period.to < last.to ? period.to : last.to;
      const before = overlaps.at(-1);
      if (!before || period.from > nextDay(before.to)) overlaps.push({ from: period.from, to });
      else if (to > before.to) before.to = to;
    }
    if (!last || period.to > last.to) last = period;
  }
  return { gaps, overlaps, jumps: jumpsOf(periods) };
}

/** Finds days that open with another balance than all statements up to the day before: a row between is in none. */
function jumpsOf(periods: readonly Covered[]) {
  const jumps = new Map<string, { day: string; before: number; opening: number }>();
  for (const { from: day, opening } of periods) {
    const closings = periods.flatMap(({ to, closing }) => (nextDay(to) === day && closing !== null ? [closing] : []));
    const before = closings.at(-1);
    if (opening !== null && before !== undefined && !closings.includes(opening))
      jumps.set(day, { day, before, opening });
  }
  return [...jumps.values()];
}

const entryChecks: Partial<Record<keyof Book, (entry: Record<string, unknown>) => boolean>> = {
  lines: ({ number, amount, day }) =>
    typeof number === 'string' && Number.isSafeInteger(amount) && typeof day === 'string',
  claims: ({ name }) => typeof name === 'string',
  decisions: ({ lines }) => Array.isArray(lines),
  closed: ({ corrections }) => Array.isArray(corrections),
};

/** Whether a part is a list or a record, as in the empty book, and its entries pass their check. */
function isValid(part: keyof Book, value: unknown): boolean {
  const [empty, checkEntry] = [emptyBook[part], entryChecks[part]];
  if (typeof empty !== 'object') return value === empty;
  if (!(Array.isArray(empty) ? Array.isArray(value) : isRecord(value))) return false;
  return !checkEntry || Object.values(value as object).every((entry) => isRecord(entry) && checkEntry(entry));
}

/** Reads a stored book, and adds parts that it lacks. Throws an error with a sentence for staff if it is no book. */
export function readBook(stored: unknown): Book {
  const version = isRecord(stored) ? stored.version : undefined;
  if (typeof version === 'number' && version > emptyBook.version)
    throw new Error('Buku ini dari versi yang lebih baru. Muat ulang halaman ini, lalu buka lagi.');
  const book = isRecord(stored) && version === 1 ? { ...emptyBook, ...stored } : null;
  const parts = Object.keys(emptyBook) as (keyof Book)[];
  const invalidPart = book ? parts.find((part) => !isValid(part, book[part])) : 'version';
  if (!book || invalidPart) throw new Error(`Berkas ini bukan buku bendahara, atau rusak (bagian “${invalidPart}”).`);
  return book;
}

export function parseBook(text: string): Book {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    throw new Error('Berkas ini bukan buku bendahara, atau rusak: isinya terpotong.');
  }
  return readBook(stored);
}
