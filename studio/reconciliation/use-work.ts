import { createContext, use } from 'react';
import { useAsk } from './asking.tsx';
import type { Book, ClosedMonth } from './book.ts';
import type { BookLine } from './book-lines.ts';
import { claimKey } from './decide.ts';
import type { Matched } from './match-transfers.ts';
import { formatMonth } from './month.ts';
import type { Claim } from './read-messages.ts';
import type { Facts } from './use-facts.ts';

/** The state that all parts of the screen share. */
interface Work {
  book: Book;
  /** Whether another tab has the right to write the book. */
  isReadOnly: boolean;
  facts: Facts;
  lines: readonly BookLine[];
  decided: Matched;
  /** Sentences about rows that do not agree with the bank's balance, by line of the book. */
  breaks: ReadonlyMap<BookLine | undefined, string>;
  by: string;
  /** Changes the book by an act, which has a name for “Batalkan”. Also adds the pasted lines and messages to it. */
  write: (act: string, update: (book: Book) => Book) => void;
}

export const WorkContext = createContext({} as Work);

export const today = () => new Date().toLocaleDateString('sv');

export function useWork() {
  const work = use(WorkContext);
  const { book, by, write } = work;
  const ask = useAsk();
  /**
   * Asks for a reason if an act changes closed months. Returns all closed months, with a correction in those that
   * change, or null if the person cancels.
   */
  const correctMonths = async (days: readonly string[], act: string): Promise<ClosedMonth[] | null> => {
    const months = new Set(days.map((day) => day.slice(0, 7)));
    const changed = book.closed.filter(({ month }) => months.has(month));
    if (changed.length === 0) return book.closed;
    const text = `Sudah ditutup: ${changed.map(({ month }) => formatMonth(month)).join(', ')}. Perubahan dicatat sebagai koreksi.`;
    const reason = await ask({ title: 'Koreksi', text, yes: 'Catat koreksi', fieldLabel: 'Alasan koreksi' });
    if (reason === null) return null;
    const correction = { on: today(), by, text: `${act}: ${reason}` };
    return book.closed.map((closed) =>
      changed.includes(closed) ? { ...closed, corrections: [...closed.corrections, correction] } : closed,
    );
  };
  const dayOf = (number: string) => work.lines.find((line) => line.number === number)?.day ?? '';
  /** Changes the book by an act on the credits with these numbers, unless the person cancels a correction. */
  const actOnCredits = async (numbers: readonly string[], act: string, update: (book: Book) => Book) => {
    const closed = await correctMonths(numbers.map(dayOf), act);
    if (closed) write(act, (now) => ({ ...update(now), closed }));
  };
  return {
    ...work,
    actOnCredits,
    /** Assigns the credits with these numbers to claims. Without a number, rejects the proposal. */
    decide: (claims: readonly Claim[], lines: string[]) => {
      const decisions = Object.fromEntries(claims.map((claim) => [claimKey(claim), { lines, by, on: today() }]));
      return actOnCredits(lines, lines.length > 0 ? 'Dipasangkan' : 'Ditolak', (now) => ({
        ...now,
        decisions: { ...now.decisions, ...decisions },
      }));
    },
    removeDecisions: (claims: readonly Claim[]) => {
      const keys = new Set(claims.map(claimKey));
      const lines = [...keys].flatMap((key) => book.decisions[key]?.lines ?? []);
      return actOnCredits(lines, 'Pasangan dibatalkan', (now) => ({
        ...now,
        decisions: Object.fromEntries(Object.entries(now.decisions).filter(([key]) => !keys.has(key))),
      }));
    },
    markAnswered: (key: string, number: string) =>
      write('Jawaban dibuka', (now) => ({ ...now, answered: { ...now.answered, [key]: { number, on: today() } } })),
  };
}
