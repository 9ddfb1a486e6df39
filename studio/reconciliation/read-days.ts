import { daysBetween, type Moment, readMoment } from 'site/transaction/read-moment.ts';

/** The first and last day that a statement says it covers. */
export interface Period {
  from: string;
  to: string;
  /** Set if the period is written month first. The days of the rows are then read in that order, too. */
  order?: 'mdy';
}

type Order = 'dmy' | 'mdy' | 'ymd';
const usualOrders: Order[] = ['dmy', 'mdy'];
const orders: Order[] = [...usualOrders, 'ymd'];
const weekday = /^(?:(?:sen|sel|rab|kam|jum|sab|min|aha|mon|tue|wed|thu|fri|sat|sun)[a-z’']*\.?,?\s+)/i;
/** Matches a date of three numbers: `20/11/2026`, `26-11-20`. */
const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
/** Matches a date without a year: `20/11`, `20 Nov`. */
const yearless = /^(\d{1,2})(?:[-/. ]?([a-z]{3,9})\.?|[-/](\d{1,2}))(?![-/.\d]|[ -]\d{2,4}(?![.:\d]))/i;
/** Matches a midnight after a day. Some banks write it in every row. */
const midnight = /(?<=\d)[ T]+00[:.]00(?:[:.]00)?$/;

/** Strips a cell of its weekday, a leading apostrophe, fractions of seconds, and midnight. */
const plainDay = (cell: string) =>
  cell
    .trim()
    .replace(/^'/, '')
    .replace(weekday, '')
    .replace(/(\d{2}[:.]\d{2}[:.]\d{2})\.\d+/, '$1')
    .replace(midnight, '');

/** Matches the name of a month, also shortened, in Indonesian or English. */
const monthWord = '(?:jan|feb|peb|ma[rciy]|mei|mrt|apr|jun|jul|a[gu][ugst]|sep|okt|oct|no[vp]|de[sc])[a-z]{0,6}';
/** Matches the start of a cell with a day: `20/11`, `20 Nov`, `2026-11-2`, `20261120`, `20112026`, `Nov 20, 2026`. */
const dayStart = new RegExp(
  String.raw`^(?:\d{1,2}(?:[-/.]\d{1,2}(?!\d)|[-/. ]?${monthWord}(?![a-z]))|\d{4}[-/.]\d{1,2}[-/.]\d|(?:20\d\d(?:0[1-9]|1[0-2])[0-3]\d|[0-3]\d(?:0[1-9]|1[0-2])20\d\d)(?!\d|[.,]\d)|${monthWord}\.? \d{1,2},? \d{4})`,
  'i',
);

/** Whether a cell begins with something like a day, and is not a time such as `18.30 WIB`. */
export const beginsWithDay = (cell: string): boolean =>
  dayStart.test(plainDay(cell)) && !/^\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s*(?:wib|wita|wit))?$/i.test(plainDay(cell));

/** Whether a cell in the column of days holds a day, perhaps as digits alone. */
export const isDay = (cell: string): boolean => beginsWithDay(cell) || fromDigits(plainDay(cell)) !== plainDay(cell);

/** Returns the time of Excel's serial number: days since 30 December 1899, rounded to minutes. */
const dateOf = (serial: number) => new Date(Date.UTC(1899, 11, 30) + Math.round(serial * 1440) * 60_000).toISOString();

/** Writes digits alone as `2026-11-20`: `20261120`, `20112026`, or Excel's serial number. Keeps other cells. */
function fromDigits(cell: string): string {
  const [, year, month, day, rest = ''] = /^(20\d{2})(\d{2})(\d{2})(?:\d{6})?(?![.,]\d)(.*)$/.exec(cell) ?? [];
  if (year && readMoment(`${year}-${month}-${day}`)) return `${year}-${month}-${day}${rest}`;
  const [, first, second, third] = /^(\d{2})(\d{2})(\d{4})$/.exec(cell) ?? [];
  if (first && readMoment(`${third}-${second}-${first}`)) return `${third}-${second}-${first}`;
  const serial = /^[34567]\d{4}(?:[.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : 0;
  return serial > 0 ? dateOf(serial).slice(0, serial % 1 > 0 ? 16 : 10) : cell;
}

/** Reads `20/11/2026` in this order, and writes it as `2026-11-20`. Keeps other cells. */
function toIso(cell: string, order: Order): string {
  return cell.replace(numeric, (_all, first: string, second: string, third: string) => {
    const year = (digits: string) => (digits.length === 2 ? `20${digits}` : digits);
    if (order === 'ymd') return `${year(first.padStart(2, '0'))}-${second}-${third}`;
    return order === 'dmy' ? `${year(third)}-${second}-${first}` : `${year(third)}-${first}-${second}`;
  });
}

/** Returns the hours to add for Jakarta: 7 for `Z` or `UTC`, 0 for `GMT+7`, −1 for `WITA`; null without a zone. */
function hoursToJakarta(text: string): number | null {
  // A sign right after a day is no zone: `20-11-2026`.
  const [, offset] = /(?:[:.]\d{2,}|UTC|GMT) ?([+-]\d{1,2})(?::?\d{2})?(?!\d)/.exec(text) ?? [];
  if (offset) return 7 - Number(offset);
  if (/\dZ$|\b(?:UTC|GMT)\b/.test(text)) return 7;
  if (/\bWITA\b/.test(text)) return -1;
  return /\bWIT\b/.test(text) ? -2 : null;
}

function shifted({ day, hour }: Moment, hours: number): Moment {
  if (hour === null || hours === 0) return { day, hour };
  const moved = new Date(Date.parse(`${day}T${hour.replace('.', ':')}Z`) + hours * 3_600_000).toISOString();
  return { day: moved.slice(0, 10), hour: moved.slice(11, 16).replace(':', '.') };
}

const isWithin = ({ from, to }: Period, day: string) => day >= from && day <= to;

/** Adds the year to a day without one, if exactly one year puts it into the period. Otherwise keeps the cell. */
function withYear(cell: string, period: Period | null, order: Order): string {
  const found = yearless.exec(cell);
  if (!found) return cell;
  const [whole = '', first = '', word, second = ''] = found;
  const [from, to] = [Number(period?.from.slice(0, 4)), Number(period?.to.slice(0, 4))];
  const days = Array.from({ length: period ? to - from + 1 : 0 }, (_, index) => from + index)
    .map((year) => toIso(`${first}${word ? ` ${word} ` : `/${second}/`}${year}`, order))
    .filter((day) => {
      const month = readMoment(day)?.day.slice(0, 7);
      return month && period && month >= period.from.slice(0, 7) && month <= period.to.slice(0, 7);
    });
  return days.length === 1 ? days[0] + cell.slice(whole.length) : cell;
}

export type ReadDay = (cell: string, hour?: string) => Moment | null;

const iso = /^(\d{4})-(\d{2})-(\d{2})/;
const yearOf = (day: string) => Number(day.slice(0, 4));
const thisYear = new Date().getFullYear();
const isNear = (day: string) => Math.abs(yearOf(day) - thisYear) < 2;

/** Returns the first and last day, and the number of days between them. Null if one of them is not a day. */
function spanOf(days: readonly (string | undefined)[]) {
  const sorted = days.flatMap((day) => day ?? []).sort();
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from && to && sorted.length === days.length ? { from, to, length: daysBetween(from, to) } : null;
}

/**
 * Whether the days of a statement without a period are closer together in another order. `26/11/20` may be a recent day
 * in 2026, and `11/05`, `11/06`, `11/07` may be days of November. Excel may also have exchanged day and month in cells
 * that it took for American dates, and left the others as text.
 */
function mayHaveOtherOrder(cells: readonly string[], order: Order): boolean {
  const isoCells = cells.filter((cell) => iso.test(cell));
  const numericCells = cells.filter((cell) => numeric.test(cell));
  const spanIn = (readOrder: Order, isoDays: readonly string[] = isoCells) =>
    spanOf([
      ...numericCells.map((cell) => readMoment(toIso(cell, readOrder))?.day),
      ...isoDays.map((cell) => cell.slice(0, 10)),
    ]);
  const chosen = spanIn(order);
  const exchanged = isoCells.map((cell) => cell.replace(iso, '$1-$3-$2')).map((cell) => readMoment(cell) && cell);
  const canBeExchanged = numericCells.length > 0 && !exchanged.includes(null);
  const spans = [
    ...orders.filter((readOrder) => readOrder !== order).map((readOrder) => spanIn(readOrder)),
    ...(canBeExchanged ? [spanIn(order, exchanged as string[])] : []),
  ];
  return spans.some((span) => {
    if (!span || !chosen) return false;
    // A statement covers some weeks. In a wrong order its days spread over the year.
    const isMuchShorter = span.length * 3 + 20 < chosen.length;
    const isRecent = isNear(span.from) && isNear(span.to) && !isNear(chosen.to);
    return isMuchShorter || (span.length <= chosen.length && isRecent);
  });
}

/** Returns the order that a title names: `Date (MM/DD/YYYY)`. */
function orderIn(title: string): Order | undefined {
  if (/\bmm?\W?dd?\b/i.test(title)) return 'mdy';
  return /\bdd?\W?mm?\b/i.test(title) ? 'dmy' : undefined;
}

/**
 * Returns a function that reads the days of one column. The order of day and month is decided once for all cells:
 *
 * 1. by the title (`MM/DD/YYYY`) or the notation of the period,
 * 2. else it is the order that puts all days into the period,
 * 3. else the first order in which every cell is a day, beginning with day, month, year.
 *
 * If no order fits all cells, a cell with two readings is null.
 */
export function dayReader(cells: readonly string[], period: Period | null, title: string): ReadDay {
  const readIn = (order: Order) => (cell: string) =>
    readMoment(toIso(withYear(fromDigits(plainDay(cell)), period, order), order));
  const distinct = [...new Set(cells)].map(plainDay);
  const ambiguous = distinct.filter((cell) => numeric.test(cell) || yearless.test(cell));
  const statedOrder = orderIn(title) ?? period?.order;
  const readable = (statedOrder ? [statedOrder] : usualOrders).find((order) => ambiguous.every(readIn(order)));
  const inPeriod = (statedOrder ? [statedOrder] : orders).find((order) =>
    ambiguous.every((cell) => {
      const day = readIn(order)(cell)?.day;
      return day !== undefined && period !== null && isWithin(period, day);
    }),
  );
  const order = inPeriod ?? readable;
  const hasEvidence = statedOrder !== undefined || period !== null || ambiguous.length === 0;
  const isUnclear = !hasEvidence && order !== undefined && mayHaveOtherOrder(distinct, order);
  /** Returns the day of a cell that is the same day in both usual orders, or a day in only one. */
  const inAnyOrder = (cell: string) => {
    const readings = usualOrders.flatMap((readOrder) => readIn(readOrder)(cell) ?? []);
    return new Set(readings.map(({ day }) => day)).size === 1 ? (readings[0] as Moment) : null;
  };
  return (cell, hour = '') => {
    if (!isDay(cell)) return null;
    const found = order ? readIn(order)(cell) : inAnyOrder(cell);
    // A year far in the future belongs to another calendar, so the cell is not a day of the bank.
    if (!found || isUnclear || yearOf(found.day) > thisYear + 5) return null;
    // Some banks write the time as `183000`.
    const sixDigits = /^(\d{2})(\d{2})\d{2}$/.exec(hour.trim());
    const writtenHour = sixDigits ? `${sixDigits[1]}:${sixDigits[2]}` : hour;
    const moment = { ...found, hour: found.hour ?? readMoment(`2000-01-01 ${writtenHour}`)?.hour ?? null };
    return shifted(moment, hoursToJakarta(cell.trim()) ?? hoursToJakarta(hour.trim()) ?? hoursToJakarta(title) ?? 0);
  };
}

/** Matches a date in a line about the period: `20 Nov 2026`, `20/11/26`, `20261120`. */
const datePattern =
  /\b\d{1,2}[-/. ]?[a-z]{3,9}[-/. ](?:\d{4}|\d\d)(?!\d)|\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d)|\b\d{8}\b/gi;
/** Matches a month with its year: `November 2026`, `11/2026`. */
const monthName = /\b(?:[a-z]{3,9}\.? |\d{1,2}[-/])20\d\d\b/gi;

/** Finds the period that rows outside the table name: the two days or months after a word such as “Periode”. */
export function periodOf(rows: readonly string[][]): Period | null {
  for (const [index, cells] of rows.entries()) {
    const [, label = '', rest] = /\b(periode?|dari tanggal|from date)\b(.*)$/i.exec(cells.join(' ')) ?? [];
    if (rest === undefined) continue;
    // In a text copied cell by cell, the days are on the next two lines, after “Periode”, or on both sides of
    // “Sampai tanggal” after “Dari tanggal”.
    const isInLine = /\d/.test(rest) && /^periode?$/i.test(label);
    const text = isInLine ? rest : `${rest} ${rows.slice(index + 1, index + 3).join(' ')}`;
    const dates = Array.from(text.matchAll(datePattern), ([date]) => date).slice(0, 2);
    const readDay = dayReader(dates, null, '');
    const days = dates.flatMap((date) => readDay(date)?.day ?? []);
    const isAmerican = dates.some((date) => /^\d{1,2}\D(?:1[3-9]|2\d|3[01])\D/.test(date));
    const [from, to = from] = days;
    if (from && to)
      return dates.length === 1
        ? wholeMonth(`${from.slice(0, 7)}-01`, to)
        : { from, to, ...(isAmerican && { order: 'mdy' }) };
    const months = Array.from(text.matchAll(monthName), ([name]) => readMoment(`1/${name}`)?.day ?? '').filter(Boolean);
    const [first, last = first] = months;
    if (first && last) return wholeMonth(first, last);
  }
  return null;
}

function wholeMonth(from: string, to: string): Period {
  const [year = 0, month = 0] = to.split('-').map(Number);
  return { from, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}
