import { daysBetween, type Moment, readMoment } from 'site/transaction/read-moment.ts';

/** The first and last day that a statement says it covers. */
export interface Period {
  from: string;
  to: string;
  /** Set if the period is written month first. The days of the rows then are too. */
  order?: 'mdy';
}

type Order = 'dmy' | 'mdy' | 'ymd';
const orders: Order[] = ['dmy', 'mdy', 'ymd'];
const weekday = /^(?:(?:sen|sel|rab|kam|jum|sab|min|aha|mon|tue|wed|thu|fri|sat|sun)[a-z’']*\.?,?\s+)/i;
const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const yearless = /^(\d{1,2})(?:[-/. ]?([a-z]{3,9})\.?|[-/](\d{1,2}))(?![-/.\d]|[ -]\d{2,4}(?![.:\d]))/i;
/** Some banks write this time after every day. */
const midnight = /(?<=\d)[ T]+00[:.]00(?:[:.]00)?$/;

/** Strips a cell of its weekday, a leading apostrophe, fractions of seconds, and midnight. */
const plainDay = (cell: string) =>
  cell
    .trim()
    .replace(/^'/, '')
    .replace(weekday, '')
    .replace(/(\d{2}[:.]\d{2}[:.]\d{2})\.\d+/, '$1')
    .replace(midnight, '');

const monthWord = '(?:jan|feb|peb|ma[rciy]|mei|mrt|apr|jun|jul|a[gu][ugst]|sep|okt|oct|no[vp]|de[sc])[a-z]{0,6}';
const beginning = new RegExp(
  String.raw`^(?:\d{1,2}(?:[-/.]\d{1,2}(?!\d)|[-/. ]?${monthWord}(?![a-z]))|\d{4}[-/.]\d{1,2}[-/.]\d|(?:20\d\d(?:0[1-9]|1[0-2])[0-3]\d|[0-3]\d(?:0[1-9]|1[0-2])20\d\d)(?!\d|[.,]\d)|${monthWord}\.? \d{1,2},? \d{4})`,
  'i',
);

/** Whether a cell begins with something like a day. A row with such a cell is not a footer. */
export const beginsWithDay = (cell: string): boolean =>
  beginning.test(plainDay(cell)) && !/^\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s*(?:wib|wita|wit))?$/i.test(plainDay(cell));

/** Whether a cell in the column of days holds a day, perhaps as digits alone. */
export const isDay = (cell: string): boolean => beginsWithDay(cell) || fromDigits(plainDay(cell)) !== plainDay(cell);

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

/** Returns hours to add for Jakarta: `Z` and `UTC` 7, `GMT+7` 0, `WITA` and `18:30 +08:00` −1. Null without a zone. */
function hoursToJakarta(text: string): number | null {
  // A sign right after a day is no zone: `20-11-2026`.
  const [, offset] = /(?:[:.]\d{2,}|UTC|GMT) ?([+-]\d{1,2})(?::?\d{2})?(?!\d)/.exec(text) ?? [];
  if (offset) return 7 - Number(offset);
  if (/\dZ$|\b(?:UTC|GMT)\b/.test(text)) return 7;
  return /\bWITA\b/.test(text) ? -1 : /\bWIT\b/.test(text) ? -2 : null;
}

function shifted({ day, hour }: Moment, hours: number): Moment {
  if (hour === null || hours === 0) return { day, hour };
  const moved = new Date(Date.parse(`${day}T${hour.replace('.', ':')}Z`) + hours * 3_600_000).toISOString();
  return { day: moved.slice(0, 10), hour: moved.slice(11, 16).replace(':', '.') };
}

const within = ({ from, to }: Period, day: string) => day >= from && day <= to;

/** Adds the year to a day without one, if exactly one year puts it into the period. Otherwise keeps the cell. */
function withYear(cell: string, period: Period | null, order: Order): string {
  const found = yearless.exec(cell);
  if (!found) return cell;
  const [whole = '', first = '', word, second = ''] = found;
  const [from, to] = [Number(period?.from.slice(0, 4)), Number(period?.to.slice(0, 4))];
  const dated = Array.from({ length: period ? to - from + 1 : 0 }, (_, index) => from + index)
    .map((year) => toIso(`${first}${word ? ` ${word} ` : `/${second}/`}${year}`, order))
    .filter((day) => {
      const month = readMoment(day)?.day.slice(0, 7);
      return month && period && month >= period.from.slice(0, 7) && month <= period.to.slice(0, 7);
    });
  return dated.length === 1 ? dated[0] + cell.slice(whole.length) : cell;
}

export type ReadDay = (cell: string, hour?: string) => Moment | null;

const iso = /^(\d{4})-(\d{2})-(\d{2})/;
const yearOf = (day: string) => Number(day.slice(0, 4));
const thisYear = new Date().getFullYear();
const isNear = (day: string) => Math.abs(yearOf(day) - thisYear) < 2;

/** Returns the first and last day, and the number of days between them. Null if one of them is not a day. */
function spanOf(days: readonly (string | undefined)[]) {
  const all = days.flatMap((day) => day ?? []).sort();
  const [from, to] = [all[0], all.at(-1)];
  return from && to && all.length === days.length ? { from, to, days: daysBetween(from, to) } : null;
}

/**
 * Whether the days of a statement without a period lie closer together in another order. `26/11/20` may be a recent day
 * in 2026, and `11/05`, `11/06`, `11/07` may be days of November. Excel may also have exchanged day and month in cells
 * that it took for American dates, and left the others as text.
 */
function mayBeMeantOtherwise(cells: readonly string[], order: Order): boolean {
  const own = cells.filter((cell) => iso.test(cell));
  const others = cells.filter((cell) => numeric.test(cell));
  const read = (by: Order, fixed: readonly string[] = own) =>
    spanOf([...others.map((cell) => readMoment(toIso(cell, by))?.day), ...fixed.map((cell) => cell.slice(0, 10))]);
  const chosen = read(order);
  const exchanged = own.map((cell) => cell.replace(iso, '$1-$3-$2')).map((cell) => readMoment(cell) && cell);
  const isExchanged = others.length > 0 && !exchanged.includes(null);
  const found = [
    ...orders.filter((by) => by !== order).map((by) => read(by)),
    ...(isExchanged ? [read(order, exchanged as string[])] : []),
  ];
  return found.some(
    (other) =>
      other &&
      chosen &&
      (other.days * 3 + 20 < chosen.days ||
        (other.days <= chosen.days && isNear(other.from) && isNear(other.to) && !isNear(chosen.to))),
  );
}

/** Returns the order that a title names: `Date (MM/DD/YYYY)`. */
const orderIn = (title: string): Order | undefined =>
  /\bmm?\W?dd?\b/i.test(title) ? 'mdy' : /\bdd?\W?mm?\b/i.test(title) ? 'dmy' : undefined;

/**
 * Returns a function that reads the days of one column. It decides once for all cells which number is the month: by the
 * title (`MM/DD/YYYY`) or the period's own notation, else by the order that puts all days into the period, else by a
 * cell with only one reading, else the day comes first. If cells contradict each other, those with two readings are
 * null.
 */
export function dayReader(cells: readonly string[], period: Period | null, title: string): ReadDay {
  const readIn = (order: Order) => (cell: string) =>
    readMoment(toIso(withYear(fromDigits(plainDay(cell)), period, order), order));
  const all = [...new Set(cells)].map(plainDay);
  const days = all.filter((cell) => numeric.test(cell) || yearless.test(cell));
  const said = orderIn(title) ?? period?.order;
  const readable = (said ? [said] : orders.slice(0, 2)).find((order) => days.every(readIn(order)));
  const fits = (said ? [said] : orders).find((order) =>
    days.every((cell) => {
      const day = readIn(order)(cell)?.day;
      return day !== undefined && period !== null && within(period, day);
    }),
  );
  const order = fits ?? readable;
  const isUnclear =
    !said && period === null && order !== undefined && days.length > 0 && mayBeMeantOtherwise(all, order);
  /** Returns the day of a cell that has the same reading in every order. */
  const inAnyOrder = (cell: string) => {
    const found = orders.slice(0, 2).flatMap((each) => readIn(each)(cell) ?? []);
    return new Set(found.map(({ day }) => day)).size === 1 ? (found[0] as Moment) : null;
  };
  return (cell, hour = '') => {
    if (!isDay(cell)) return null;
    const found = order ? readIn(order)(cell) : inAnyOrder(cell);
    // A year far in the future belongs to another calendar, so the cell is not a day of the bank.
    if (!found || isUnclear || yearOf(found.day) > thisYear + 5) return null;
    const six = /^(\d{2})(\d{2})\d{2}$/.exec(hour.trim());
    const at = found.hour ?? readMoment(`2000-01-01 ${six ? `${six[1]}:${six[2]}` : hour}`)?.hour ?? null;
    return shifted(
      { ...found, hour: at },
      hoursToJakarta(cell.trim()) ?? hoursToJakarta(hour.trim()) ?? hoursToJakarta(title) ?? 0,
    );
  };
}

const monthName = /\b(?:[a-z]{3,9}\.? |\d{1,2}[-/])20\d\d\b/gi;

/** Finds the period that rows outside the table name: the two days or months after a word such as “Periode”. */
export function periodOf(rows: readonly string[][]): Period | null {
  for (const [index, cells] of rows.entries()) {
    const [, label = '', beside] = /\b(periode?|dari tanggal|from date)\b(.*)$/i.exec(cells.join(' ')) ?? [];
    if (beside === undefined) continue;
    // In a text copied cell by cell, the days stand on the next lines, and “Sampai tanggal” on a line of its own.
    const isWhole = /\d/.test(beside) && label.length < 8;
    const said = isWhole ? beside : `${beside} ${rows.slice(index + 1, index + 3).join(' ')}`;
    const dates = Array.from(
      said.matchAll(
        /\b\d{1,2}[-/. ]?[a-z]{3,9}[-/. ](?:\d{4}|\d\d)(?!\d)|\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d)|\b\d{8}\b/gi,
      ),
      ([date]) => date,
    ).slice(0, 2);
    const readDay = dayReader(dates, null, '');
    const days = dates.flatMap((date) => readDay(date)?.day ?? []);
    const isAmerican = dates.some((date) => /^\d{1,2}\D(?:1[3-9]|2\d|3[01])\D/.test(date));
    const [from, to = from] = days;
    if (from && to)
      return dates.length === 1
        ? wholeMonth(`${from.slice(0, 7)}-01`, to)
        : { from, to, ...(isAmerican && { order: 'mdy' }) };
    const months = Array.from(said.matchAll(monthName), ([name]) => readMoment(`1/${name}`)?.day ?? '').filter(Boolean);
    const [first, last = first] = months;
    if (first && last) return wholeMonth(first, last);
  }
  return null;
}

function wholeMonth(from: string, to: string): Period {
  const [year = 0, month = 0] = to.split('-').map(Number);
  return { from, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}
