import { useDeferredValue, useMemo, useState } from 'react';
import { coveredBy, type Book, mergeClaims } from './book.ts';
import { type BookLine, mergeLines } from './book-lines.ts';
import type { Role } from './column-roles.ts';
import { decide, nameCredits } from './decide.ts';
import { matchTransfers } from './match-transfers.ts';
import { readMessages } from './read-messages.ts';
import { readStatement } from './read-statement.ts';
import { titlesOf } from './split-sections.ts';
import { useBook } from './use-book.ts';
import { type Facts, knownColumns, rememberColumns } from './use-facts.ts';

/** The most days that may lie between a claim's days and the bank's day. */
const days = 3;

/** Reads what is pasted, adds it to the book, and matches it. Repeats a step only if its input changes. */
export function useReconciliation(facts: Facts) {
  const { book, session } = useBook();
  const [columns, setColumns] = useState(knownColumns);
  // The values are deferred, so that typing stays fast while thousands of lines are read again.
  const { statement: text, messages } = useDeferredValue(session);
  const statement = useMemo(() => readStatement(text, (titles) => columns[titles]), [text, columns]);
  const read = useMemo(() => readMessages(messages, facts.copies), [messages, facts]);
  const isThere = text.trim() !== '';
  const isRead = isThere && statement.problems.length === 0;
  const merged = useMemo(
    () => mergeLines(book.lines, isRead ? statement : { credits: [], outgoing: [] }),
    [book.lines, isRead, statement],
  );
  const { claims, known, again } = useMemo(() => mergeClaims(book.claims, read), [book.claims, read]);
  const matched = useMemo(
    () => matchTransfers(merged.lines, claims, { days, kept: book.kept }),
    [merged.lines, claims, book.kept],
  );
  const decided = useMemo(() => {
    const decisions = Object.fromEntries(Object.entries(book.decisions).map(([key, { lines }]) => [key, lines]));
    return nameCredits(decide(matched, decisions), book.named);
  }, [matched, book.decisions, book.named]);
  /** Sentences about rows that do not agree with the bank's balance, by line of the book. */
  const breaks = useMemo(() => {
    const found = statement.balance.breaks.map(({ row, text: said }) => [merged.byRow.get(row), said] as const);
    return new Map<BookLine, string>(found.flatMap(([line, said]) => (line ? [[line, said]] : [])));
  }, [statement, merged]);
  const covered = isRead ? coveredBy(statement) : null;
  const isNew = covered && !book.periods.some((period) => JSON.stringify(period) === JSON.stringify(covered));
  const periods = isNew ? [...book.periods, covered] : book.periods;
  return {
    statement,
    isThere,
    /** Whether there is a statement, and it has no problem. */
    isRead,
    merged,
    claims,
    /** How many of the pasted messages the book already has, and how many were pasted more than once. */
    known,
    twice: matched.repeated.length + again,
    decided,
    breaks,
    periods,
    /** The book, with what is pasted added. */
    booked: (now: Book): Book => ({ ...now, lines: merged.lines, claims, periods }),
    /** Reads the statement again, with the roles that a person has given its columns. */
    point: (roles: Role[]) => {
      rememberColumns(titlesOf(statement), roles);
      setColumns(knownColumns());
    },
  };
}
