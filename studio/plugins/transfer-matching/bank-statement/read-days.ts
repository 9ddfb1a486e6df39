import { daysBetween, type Moment, readMoment } from 'site/transaction/read-moment.ts';
import { beginsWithDay, isIsoDay, plainDay } from './begins-with-day.ts';

/** The first and last day that a statement says it covers. */
export interface Period {
  from: string;
  to: string;
}

/** Matches a date of three numbers: `20/11/2026`, `26-11-20`. */
const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
/** Matches a year behind a day and month: `/2026`, ` 26`, but not the time ` 18.30`. */
const yearBehind = String.raw`[-/.\d]|[ -]\d{2,4}(?![.:\d])`;
/** Matches a date without a year, also before a time: `20/11`, `20 Nov`, `20/11 18.30`. */
const yearless = new RegExp(
  String.raw`^(?<first>\d{1,2})(?:[-/. ]?(?<month>[a-z]{3,9})\.?|[-/](?<second>\d{1,2}))(?!${yearBehind})`,
  'i',
);
type ReadDay = (cell: string) => Moment | null;

/** Adds the year to `20/11`, if only one year puts the day, as `read` understands it, into the months of the period. */
function withYear(cell: string, period: Period | null, read: ReadDay): string {
  const found = yearless.exec(cell);
  if (!found || !period) return cell;
  const { first, month, second } = found.groups ?? {};
  const from = yearOf(period.from);
  const years = Array.from({ length: yearOf(period.to) - from + 1 }, (_, index) => from + index);
  const days = years
    .flatMap((year) => read(month ? `${first} ${month} ${year}` : `${first}/${second}/${year}`)?.day ?? [])
    .filter((day) => isInMonthsOf(period, day));
  return days.length === 1 ? days[0] + cell.slice(found[0].length) : cell;
}

const thisYear = new Date().getFullYear();
const yearOf = (day: string) => Number(day.slice(0, 4));
const isRecent = (day: string) => Math.abs(yearOf(day) - thisYear) < 2;

/** Banks write the day first, and a spreadsheet in American English the month. */
const dayFirst: ReadDay = (cell) => readMoment(cell);
const monthFirst: ReadDay = (cell) => readMoment(cell, { monthFirst: true });
/** `26/11/20`: never chosen, but compared with the others (`speaksAgainst`). */
const yearFirst: ReadDay = (cell) => readMoment(`20${cell}`);

/** The first and last day of a column if `read` reads its cells. `length` counts the days between them. */
interface Span extends Period {
  read: ReadDay;
  length: number;
}

/** Returns the span of the cells as `read` reads them, or nothing if one of them is then no day. */
function spanIn(read: ReadDay, cells: readonly string[], period: Period | null): Span[] {
  const days = cells.flatMap((cell) => read(withYear(cell, period, read))?.day ?? []).sort();
  const from = days.at(0);
  const to = days.at(-1);
  return from && to && days.length === cells.length ? [{ read, from, to, length: daysBetween(from, to) }] : [];
}

const isWithin = (span: Span, { from, to }: Period) => span.from >= from && span.to <= to;

/**
 * Whether another order alone puts the days into the period, or, without a period, closer together or into our time:
 * `11/05`, `11/06`, `11/09` may be three days of November, and `26/11/20` a day of 2026.
 */
function speaksAgainst(chosen: Span, other: Span, period: Period | null): boolean {
  if (period) return isWithin(other, period) && !isWithin(chosen, period);
  // A statement covers some weeks. In a wrong order its days spread over the year.
  const isMuchShorter = other.length * 3 + 20 < chosen.length;
  const isMoreRecent = isRecent(other.from) && isRecent(other.to) && !isRecent(chosen.to);
  return isMuchShorter || (isMoreRecent && other.length <= chosen.length);
}

/**
 * Decides the order of day and month for all cells of a column: the day is first, or else the month if a cell shows it
 * (`11/20/2026`). Returns undefined if neither fits all cells, if another order speaks against it, or if a spreadsheet has
 * made dates of some.
 */
function orderOf(cells: readonly string[], period: Period | null): ReadDay | undefined {
  const ambiguous = cells.filter((cell) => numeric.test(cell) || yearless.test(cell));
  if (ambiguous.length === 0) return dayFirst;
  // A spreadsheet makes dates of `03/11` and `04/11`, often of March and April, and leaves `28/11` a text.
  if (cells.some(isIsoDay)) return undefined;
  const spans = [dayFirst, monthFirst, yearFirst].flatMap((read) => spanIn(read, [...new Set(ambiguous)], period));
  const chosen = spans.find(({ read }) => read !== yearFirst); // the day first, or else the month
  const isUnclear = chosen && spans.some((other) => speaksAgainst(chosen, other, period));
  return isUnclear ? undefined : chosen?.read;
}

type ReadDayAndHour = (cell: string, hour?: string) => Moment | null;

/** Returns a function that reads the days of one column, and an hour from another cell. */
export function dayReader(cells: readonly string[], period: Period | null): ReadDayAndHour {
  const read = orderOf(cells.map(plainDay), period);
  return (cell, hour = '') => {
    const found = read && beginsWithDay(cell) ? read(withYear(plainDay(cell), period, read)) : null;
    // A year far in the future belongs to another calendar, so the cell is not a day of the bank.
    if (!found || yearOf(found.day) > thisYear + 5) return null;
    return { ...found, hour: found.hour ?? readMoment(`${found.day} ${hour}`)?.hour ?? null };
  };
}

export const isInMonthsOf = ({ from, to }: Period, day: string): boolean =>
  day.slice(0, 7) >= from.slice(0, 7) && day.slice(0, 7) <= to.slice(0, 7);
