import { useDeferredValue, useMemo, useState } from 'react';
import { coveredBy, type Book, mergeClaims } from './book.ts';
import { mergeLines } from './book-lines.ts';
import type { Role } from './column-roles.ts';
import { decide, nameCredits } from './decide.ts';
import { matchTransfers } from './match-transfers.ts';
import { readMessages } from './read-messages.ts';
import { readStatement } from './read-statement.ts';
import { titlesOf } from './split-sections.ts';
import { useBook } from './use-book.ts';
import { type Facts, knownColumns, rememberColumns } from './use-facts.ts';

/** Reads what is pasted, adds it to the book, and matches it. Repeats a step only if its input changes. */
export function useReconciliation(facts: Facts) {
  const { book, session } = useBook();
  const [columns, setColumns] = useState(knownColumns);
  // The values are deferred, so that typing stays fast while thousands of lines are read again.
  const { statement: text, messages } = useDeferredValue(session);
  const statement = useMemo(() => readStatement(text, (titles) => columns[titles]), [text, columns]);
  const read = useMemo(() => readMessages(messages, facts.copies), [messages, facts]);
  const hasStatement = text.trim() !== '';
  const isRead = hasStatement && statement.problems.length === 0;
  const merged = useMemo(
    () => mergeLines(book.lines, isRead ? statement : { credits: [], outgoing: [] }),
    [book.lines, isRead, statement],
  );
  const { claims, known, again } = useMemo(() => mergeClaims(book.claims, read), [book.claims, read]);
  const matched = useMemo(() => matchTransfers(merged.lines, claims, book.kept), [merged.lines, claims, book.kept]);
  const decided = useMemo(
    () => nameCredits(decide(matched, book.decisions), book.named),
    [matched, book.decisions, book.named],
  );
  const breaks = useMemo(
    () => new Map(statement.balance.breaks.map(({ row, text: sentence }) => [merged.byRow.get(row), sentence])),
    [statement, merged],
  );
  const covered = isRead ? coveredBy(statement) : null;
  const isNew = covered && !book.periods.some((period) => JSON.stringify(period) === JSON.stringify(covered));
  const periods = isNew ? [...book.periods, covered] : book.periods;
  return {
    statement,
    hasStatement,
    isRead,
    merged,
    claims,
    knownCount: known,
    /** How many messages were sent or pasted more than once. */
    repeatedCount: matched.repeated.length + again,
    decided,
    breaks,
    periods,
    addPasted: (now: Book): Book => ({ ...now, lines: merged.lines, claims, periods }),
    /** Reads the statement again, with the roles that a person has chosen for its columns. */
    chooseColumns: (roles: Role[]) => {
      rememberColumns(titlesOf(statement), roles);
      setColumns(knownColumns());
    },
  };
}
