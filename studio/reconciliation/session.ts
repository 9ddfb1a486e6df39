import { createContext, use, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { shown, textOf } from 'site/content/shown.ts';
import type { Prices, TransactionType } from 'site/transaction/order.ts';
import type { Claim, MessageCopy } from './read-messages.ts';
import { useAsk } from './asking.tsx';
import { type Book, type ClosedMonth } from './book.ts';
import { type BookLine } from './book-lines.ts';
import { claimKey } from './decide.ts';
import type { Matched } from './match-transfers.ts';
import { formatMonth } from './month.ts';
import type { Role } from './column-roles.ts';
import type { Institute } from './receipt.ts';

/** Reads local storage, which holds titles of columns and words of our messages, but nothing about people. */
function remembered<Of>(key: string, otherwise: Of): Of {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Of | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {} // full or blocked: staff choose the columns again next time
}
const [columnsKey, wordsKey] = ['cocokkan-kolom', 'cocokkan-kata'];

export const knownColumns = (): Record<string, readonly Role[]> => remembered(columnsKey, {});
export const rememberColumns = (titles: string, roles: readonly Role[]): void =>
  remember(columnsKey, { ...knownColumns(), [titles]: roles });

/** The words of our messages, newest first, also earlier ones: an old message has the labels of its time. */
function wordsUntilNow(now: readonly (MessageCopy | null)[]): MessageCopy[] {
  const all = [...now, ...remembered<MessageCopy[]>(wordsKey, [])].flatMap((copy) =>
    copy ? [[JSON.stringify(copy), copy] as const] : [],
  );
  const copies = [...new Map(all).values()].slice(0, 40);
  remember(wordsKey, copies);
  return copies;
}

/** As it is stored: another program may have written anything in place of words and prices. */
interface Found {
  institute: unknown;
  words: MessageCopy | null;
  transferred: MessageCopy | null;
  prices: (Omit<Prices, 'weightGrams' | 'cities'> & { weightKg: number }) | null;
  cities: Prices['cities'];
}

export interface Facts {
  institute: Institute;
  prices: Prices;
  copies: MessageCopy[];
}

const unpriced = { unitPrice: { beli: 0, wakaf: 0 }, weightKg: 0, minDonation: 0, maxDonation: 0, maxQuantity: 0 };

const query = `{
  "institute": *[_type == "siteSettings" && _id == "siteSettings"][0].organisationName,
  "words": *[_type == "confirmationPage" && _id == "confirmationPage"][0].whatsapp,
  "transferred": *[_type == "confirmationPage" && _id == "confirmationPage"][0].transferred.message,
  "prices": *[_type == "donationPage" && _id == "donationPage"][0].prices,
  "cities": *[_type == "shippingCity" && string(name) == name && ratePerKg > 0]{name, ratePerKg}
}`;

function factsOf({ institute, words, transferred, prices, cities }: Found): Facts {
  const kind = (name: TransactionType) => textOf(words?.types?.[name]) || name;
  const { weightKg, ...money } = prices ?? unpriced;
  return {
    institute: {
      name: shown(institute, 'text'),
      kinds: { donasi: kind('donasi'), beli: kind('beli'), wakaf: kind('wakaf') },
    },
    prices: { ...money, weightGrams: Math.round(weightKg * 1000), cities },
    copies: wordsUntilNow([words, transferred]),
  };
}

export function useFacts(): { facts?: Facts; problem?: string } {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'published' });
  const [state, setState] = useState<{ facts?: Facts; problem?: string }>({});
  useEffect(() => {
    const failed = (error: unknown) => setState({ problem: (error as Error).message });
    client.fetch<Found>(query).then((found) => setState({ facts: factsOf(found) }), failed);
    // oxlint-disable-next-line react/exhaustive-deps -- read once
  }, []);
  return state;
}

/** State that all parts of the screen share, and how they change it. */
interface Work {
  book: Book;
  /** Another tab has the book. */
  isReadOnly: boolean;
  facts: Facts;
  lines: readonly BookLine[];
  credits: readonly BookLine[];
  decided: Matched;
  /** What does not agree with the bank's balance, by line. */
  breaks: ReadonlyMap<BookLine, string>;
  by: string;
  /** Writes the pasted lines and messages into the book as well, so that nothing is decided about what is not in it. */
  write: (act: string, update: (book: Book) => Book) => void;
}

export const WorkContext = createContext({} as Work);

/** The day on this computer, `2026-11-26`. */
export const today = () => new Date().toLocaleDateString('sv');

export function useWork() {
  const work = use(WorkContext);
  const { book, by, write } = work;
  const ask = useAsk();
  /** Asks for the reason of a change in a closed month, and records it. Null if it is not to be made. */
  const corrected = async (days: readonly string[], act: string): Promise<ClosedMonth[] | null> => {
    const months = new Set(days.map((day) => day.slice(0, 7)));
    const hit = book.closed.filter(({ month }) => months.has(month));
    if (hit.length === 0) return book.closed;
    const text = `Sudah ditutup: ${hit.map(({ month }) => formatMonth(month)).join(', ')}. Perubahan dicatat sebagai koreksi.`;
    const said = await ask({ title: 'Koreksi', text, yes: 'Catat koreksi', words: 'Alasan koreksi' });
    if (said === null) return null;
    const correction = { on: today(), by, text: `${act}: ${said}` };
    return book.closed.map((one) =>
      hit.includes(one) ? { ...one, corrections: [...one.corrections, correction] } : one,
    );
  };
  const dayOf = (number: string) => work.credits.find((credit) => credit.number === number)?.day ?? '';
  const act = async (name: string, numbers: readonly string[], update: (book: Book) => Book) => {
    const closed = await corrected(numbers.map(dayOf), name);
    if (closed && !work.isReadOnly) write(name, (now) => ({ ...update(now), closed }));
  };
  return {
    ...work,
    act,
    decide: (claims: readonly Claim[], lines: string[]) => {
      const decisions = Object.fromEntries(claims.map((claim) => [claimKey(claim), { lines, by, on: today() }]));
      return act(lines.length > 0 ? 'Dipasangkan' : 'Ditolak', lines, (now) => ({
        ...now,
        decisions: { ...now.decisions, ...decisions },
      }));
    },
    takeBack: (claims: readonly Claim[]) => {
      const gone = new Set(claims.map(claimKey));
      const lines = [...gone].flatMap((key) => book.decisions[key]?.lines ?? []);
      return act('Pasangan dibatalkan', lines, (now) => ({
        ...now,
        decisions: Object.fromEntries(Object.entries(now.decisions).filter(([key]) => !gone.has(key))),
      }));
    },
    answer: (key: string, number: string) =>
      write('Jawaban dibuka', (now) => ({ ...now, answered: { ...now.answered, [key]: { number, on: today() } } })),
  };
}
