import type { Way } from './read-amount.ts';
import type { Credit, Statement } from './read-statement.ts';

export interface BookLine extends Credit {
  /** The number of its receipt, which never changes; '' for outgoing money. */
  number: string;
  way: Way;
}

/** Compares by a text of each item, for `sort`. */
export const compareBy = <Item>(textOf: (item: Item) => string) => {
  return (a: Item, b: Item) => (textOf(a) < textOf(b) ? -1 : Number(textOf(a) > textOf(b)));
};

/** Sorts credits, oldest first. A file that is newest first is reversed before, so that equal times keep their order. */
function sortedByTime(credits: readonly Credit[]): Credit[] {
  const isNewestFirst = (credits[0]?.day ?? '') > (credits.at(-1)?.day ?? '');
  const compareTimes = compareBy(({ day, hour }: Credit) => `${day} ${hour ?? ''}`);
  return (isNewestFirst ? credits.toReversed() : [...credits]).sort(compareTimes);
}

/**
 * Numbers the receipt of each credit: `TT-20261123-330409`. The number depends on the bank's lines alone. Of several
 * credits with the same day and amount, the later ones end in `-2`, `-3`. Numbers that are `given` are not given again.
 */
export function numbersOf(credits: readonly Credit[], given: readonly string[]): Map<Credit, string> {
  const numbers = new Map<Credit, string>();
  const taken = new Set(given);
  for (const credit of sortedByTime(credits)) {
    const first = `TT-${credit.day.replaceAll('-', '')}-${credit.amount}`;
    let number = first;
    for (let count = 2; taken.has(number); count += 1) number = `${first}-${count}`;
    taken.add(number);
    numbers.set(credit, number);
  }
  return numbers;
}

/** Adds the lines of a statement that the book does not have yet. Equal lines are paired one to one. */
export function mergeLines(book: BookLine[], { credits, outgoing }: Pick<Statement, 'credits' | 'outgoing'>) {
  const keyOf = ({ day, amount, text }: Credit, way: Way) => [way, day, amount, text].join('|');
  const booked = Map.groupBy(book, (line) => keyOf(line, line.way));
  const pairWithBook = (way: Way) => (line: Credit) => ({ line, way, old: booked.get(keyOf(line, way))?.shift() });
  const pairs = [...credits.map(pairWithBook('in')), ...outgoing.map(pairWithBook('out'))];
  const unpaired = pairs.filter(({ old }) => !old);
  const newCredits = unpaired.filter(({ way }) => way === 'in').map(({ line }) => line);
  const given = book.map(({ number }) => number);
  const numbers = numbersOf(newCredits, given);
  const fresh = unpaired.map(({ line, way }): BookLine => ({ ...line, number: numbers.get(line) ?? '', way }));
  const known = pairs.flatMap(({ line, old }): [number, BookLine][] => (old ? [[line.row, old]] : []));
  return {
    lines: fresh.length > 0 ? [...book, ...fresh] : book,
    fresh,
    known: known.length,
    /** The book's line for each row of the statement. */
    byRow: new Map([...known, ...fresh.map((line): [number, BookLine] => [line.row, line])]),
  };
}
