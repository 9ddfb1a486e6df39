import type { Way } from './read-amount.ts';
import type { Credit, Statement } from './read-statement.ts';

export interface BookLine extends Credit {
  /** The number of its receipt, which never changes; '' for outgoing money. */
  number: string;
  way: Way;
}

/** Sorts credits, oldest first. Reverses a file that is newest first, so that equal times keep their order. */
function inTime(credits: readonly Credit[]): Credit[] {
  const isNewestFirst = (credits[0]?.day ?? '') > (credits.at(-1)?.day ?? '');
  const when = ({ day, hour }: Credit) => `${day} ${hour ?? ''}`;
  return (isNewestFirst ? credits.toReversed() : [...credits]).sort((a, b) =>
    when(a) < when(b) ? -1 : Number(when(a) > when(b)),
  );
}

/**
 * Numbers the receipt of each credit: `TT-20261123-330409`. The number depends on the bank's lines alone. Further
 * credits of the same day and amount end in `-2`, `-3`, in the order of time. The numbers in `given` never change.
 */
export function numbersOf(
  credits: readonly Credit[],
  given: ReadonlyMap<Credit, string> = new Map(),
): Map<Credit, string> {
  const numbers = new Map(given);
  const taken = new Set(given.values());
  for (const credit of inTime(credits)) {
    if (numbers.has(credit)) continue;
    const first = `TT-${credit.day.replaceAll('-', '')}-${credit.amount}`;
    let number = first;
    for (let place = 2; taken.has(number); place += 1) number = `${first}-${place}`;
    taken.add(number);
    numbers.set(credit, number);
  }
  return numbers;
}

type Read = Pick<Statement, 'credits' | 'outgoing'>;

/** Adds the lines of a statement that the book does not have yet. Lines that look equal are matched one to one. */
export function mergeLines(book: BookLine[], { credits, outgoing }: Read) {
  const keyOf = ({ day, amount, text }: Credit, way: Way) => [way, day, amount, text].join('|');
  const booked = Map.groupBy(book, (line) => keyOf(line, line.way));
  const meet = (way: Way) => (line: Credit) => ({ line, way, known: booked.get(keyOf(line, way))?.shift() });
  const met = [...credits.map(meet('in')), ...outgoing.map(meet('out'))];
  const unknown = met.filter(({ known }) => !known);
  const given = new Map<Credit, string>(book.filter(({ way }) => way === 'in').map((line) => [line, line.number]));
  const comes = unknown.filter(({ way }) => way === 'in').map(({ line }) => line);
  const numbers = numbersOf(comes, given);
  const fresh = unknown.map(({ line, way }): BookLine => ({ ...line, number: numbers.get(line) ?? '', way }));
  const known = met.flatMap(({ line, known: own }): [number, BookLine][] => (own ? [[line.row, own]] : []));
  return {
    lines: fresh.length > 0 ? [...book, ...fresh] : book,
    fresh,
    known: known.length,
    /** The book's line for each row of the statement. */
    byRow: new Map([...known, ...fresh.map((line): [number, BookLine] => [line.row, line])]),
  };
}
