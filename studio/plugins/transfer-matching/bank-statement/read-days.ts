import { daysBetween, type Moment, readMoment } from 'site/transaction/read-moment.ts';

/** The first and last day that a statement says it covers. */
export interface Period {
  from: string;
  to: string;
}

type Order = 'dmy' | 'mdy' | 'ymd';
const orders: Order[] = ['dmy', 'mdy', 'ymd'];
/** Matches a date of three numbers: `20/11/2026`, `26-11-20`. */
const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
/** Matches a date without a year, also before a time: `20/11`, `20 Nov`, `20/11 18.30`. */
const yearless =
  /^(?<first>\d{1,2})(?:[-/. ]?(?<month>[a-z]{3,9})\.?|[-/](?<second>\d{1,2}))(?![-/.\d]|[ -]\d{2,4}(?![.:\d]))/i;
/** Matches a midnight after a day. Some banks write it in every row. */
const midnight = /(?<=\d)[ T]+00[:.]00(?:[:.]00(?:\.0+)?)?$/;

/** Strips a cell of a leading apostrophe and of midnight. */
const plainDay = (cell: string) => cell.trim().replace(/^'/, '').replace(midnight, '');

/** Matches the name of a month, also shortened, in Indonesian or English. */
const monthWord = '(?:jan|feb|peb|ma[rciy]|mei|mrt|apr|jun|jul|a[gu][ugst]|sep|okt|oct|no[vp]|de[sc])[a-z]{0,6}';
/** Matches the start of a cell with a day: `20/11`, `20 Nov`, `2026-11-2`, `Nov 20, 2026`. */
const dayStart = new RegExp(
  String.raw`^(?:\d{1,2}(?:[-/.]\d{1,2}(?!\d)|[-/. ]?${monthWord}(?![a-z]))|\d{4}[-/.]\d{1,2}[-/.]\d|${monthWord}\.? \d{1,2},? \d{4})`,
  'i',
);

/** Whether a cell begins with something like a day, and is not a time such as `18.30 WIB`. */
export const isDay = (cell: string): boolean =>
  dayStart.test(plainDay(cell)) && !/^\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s*(?:wib|wita|wit))?$/i.test(plainDay(cell));

/** Whether a cell is a day as a workbook gives it: `2026-11-20`. */
export const isIsoDay = (cell: string): boolean => /^\d{4}-/.test(plainDay(cell));

/** Reads `20/11/2026` in this order, and writes it with the year first: `2026-11-20`. Keeps other cells. */
function toIso(cell: string, order: Order): string {
  return cell.replace(numeric, (_all, first: string, second: string, third: string) => {
    const year = (digits: string) => (digits.length === 4 ? digits : `20${digits.padStart(2, '0')}`);
    if (order === 'ymd') return `${year(first)}-${second}-${third}`;
    return order === 'dmy' ? `${year(third)}-${second}-${first}` : `${year(third)}-${first}-${second}`;
  });
}

/** Adds the year to a day without one, if only one puts it into the months of the period. Otherwise keeps the cell. */
function withYear(cell: string, period: Period | null, order: Order): string {
  const found = yearless.exec(cell);
  if (!found || !period) return cell;
  const { first, month, second } = found.groups ?? {};
  const beforeYear = month ? `${first} ${month} ` : `${first}/${second}/`;
  const from = yearOf(period.from);
  const years = Array.from({ length: yearOf(period.to) - from + 1 }, (_, index) => from + index);
  const days = years
    .map((year) => toIso(`${beforeYear}${year}`, order))
    .filter((day) => isInMonthsOf(period, readMoment(day)?.day ?? ''));
  return days.length === 1 ? days[0] + cell.slice(found[0].length) : cell;
}

const thisYear = new Date().getFullYear();
const yearOf = (day: string) => Number(day.slice(0, 4));
const isRecent = (day: string) => Math.abs(yearOf(day) - thisYear) < 2;

/** The first and last day of cells that are read in an order, and the days between them. */
interface Span extends Period {
  order: Order;
  length: number;
}

/**
 * Whether the days of a statement without a period are closer together in another order: `26/11/20` may be a recent day
 * in 2026, and `11/05`, `11/06`, `11/07` may be days of November.
 */
function isMoreLikely(other: Span, chosen: Span): boolean {
  // A statement covers some weeks. In a wrong order its days spread over the year.
  const isMuchShorter = other.length * 3 + 20 < chosen.length;
  const isMoreRecent = isRecent(other.from) && isRecent(other.to) && !isRecent(chosen.to);
  return isMuchShorter || (isMoreRecent && other.length <= chosen.length);
}

const readIn = (order: Order, cell: string, period: Period | null) =>
  readMoment(toIso(withYear(plainDay(cell), period, order), order));

/** Returns the span of the cells in an order, or nothing if one of them is no day in it. */
function spanIn(order: Order, cells: readonly string[], period: Period | null): Span[] {
  const days = cells.flatMap((cell) => readIn(order, cell, period)?.day ?? []).sort();
  if (days.length < cells.length) return [];
  const from = days.at(0) ?? '';
  const to = days.at(-1) ?? '';
  return [{ order, from, to, length: from === '' ? 0 : daysBetween(from, to) }];
}

/**
 * Decides the order of day and month for all cells of a column: the one that puts all days into the period, else the
 * first in which every cell is a day, but then never year, month, day. Returns undefined if no order fits all cells, or
 * another is more likely, or a spreadsheet has made dates of some.
 */
function orderOf(cells: readonly string[], period: Period | null): Order | undefined {
  const ambiguous = [...new Set(cells)].filter((cell) => [numeric, yearless].some((form) => form.test(plainDay(cell))));
  // A spreadsheet makes dates of `03/11` and `04/11`, often of March and April, and leaves `28/11` a text.
  if (ambiguous.length > 0 && cells.some(isIsoDay)) return undefined;
  const spans = orders.flatMap((order) => spanIn(order, ambiguous, period));
  const inPeriod = spans.find(({ from, to }) => period && from >= period.from && to <= period.to);
  if (inPeriod) return inPeriod.order;
  const usual = spans.find(({ order }) => order !== 'ymd');
  const isUnclear = !period && usual && spans.some((other) => other !== usual && isMoreLikely(other, usual));
  return isUnclear ? undefined : usual?.order;
}

/** Returns a function that reads the days of one column, and an hour from another cell. */
export function dayReader(
  cells: readonly string[],
  period: Period | null,
): (cell: string, hour?: string) => Moment | null {
  const order = orderOf(cells, period);
  return (cell, hour = '') => {
    const found = order && isDay(cell) ? readIn(order, cell, period) : null;
    // A year far in the future belongs to another calendar, so the cell is not a day of the bank.
    if (!found || yearOf(found.day) > thisYear + 5) return null;
    return { ...found, hour: found.hour ?? readMoment(`${found.day} ${hour}`)?.hour ?? null };
  };
}

/** Matches a date in a line about the period: `20 Nov 2026`, `20/11/26`, `20261120`. */
const datePattern =
  /\b\d{1,2}[-/. ]?[a-z]{3,9}[-/. ](?:\d{4}|\d\d)(?!\d)|\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d)|\b20\d{6}\b/gi;
/** Finds the period that the file names: from the first to the last of the days after the words “Periode”. */
export function periodOf(rows: readonly string[][]): Period | null {
  const days = rows.flatMap(daysOfPeriod).sort();
  const from = days.at(0);
  const to = days.at(-1);
  return from && to ? { from, to } : null;
}

/** Returns both days of a line such as “Periode: 01/11/2026 - 30/11/2026”, or none. */
function daysOfPeriod(cells: readonly string[]): string[] {
  const [, text = ''] = /\bperiode?\b(.*)$/i.exec(cells.join(' ')) ?? [];
  const dates = Array.from(text.matchAll(datePattern), ([date]) => date).slice(0, 2);
  const readDay = dayReader(dates, null);
  const days = dates.flatMap((date) => {
    // “10/11/2026 - 10/12/2026” is a month. With a year of two digits it may be anything.
    const hasFullYear = /\d{4}$/.test(date);
    const moment = readDay(date) ?? (hasFullYear ? readMoment(date) : null);
    return moment ? [moment.day] : [];
  });
  return days.length === 2 ? days : [];
}

/** Whether a day is in a month of a period. */
export const isInMonthsOf = ({ from, to }: Period, day: string): boolean =>
  day.slice(0, 7) >= from.slice(0, 7) && day.slice(0, 7) <= to.slice(0, 7);
