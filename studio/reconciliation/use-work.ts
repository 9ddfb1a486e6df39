import { createContext, use } from 'react';
import { useAsk } from './asking.tsx';
import { type Book, type ClosedMonth } from './book.ts';
import { type BookLine } from './book-lines.ts';
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
  breaks: ReadonlyMap<BookLine, string>;
  by: string;
  /** Changes the book, and books the pasted lines and messages with it: decisions are only about booked ones. */
  write: (act: string, update: (book: Book) => Book) => void;
}

export const WorkContext = createContext({} as Work);

/** Returns today's date on this computer: `2026-11-26`. */
export const today = () => new Date().toLocaleDateString('sv');

/** Returns the shared state and the acts of the treasurer. */
export function useWork() {
  const work = use(WorkContext);
  const { book, by, write } = work;
  const ask = useAsk();
  /** Returns the closed months, with the reason for this act in those it changes; null if nobody gives a reason. */
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
  const dayOf = (number: string) => work.lines.find((line) => line.number === number)?.day ?? '';
  const act = async (name: string, numbers: readonly string[], update: (book: Book) => Book) => {
    const closed = await corrected(numbers.map(dayOf), name);
    if (closed) write(name, (now) => ({ ...update(now), closed }));
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
