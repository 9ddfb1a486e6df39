import { readMoment } from 'site/transaction/read-moment.ts';
import { dayReader, type Period } from './read-days.ts';

/** Matches a date in a line about the period: `20 Nov 2026`, `20/11/26`, `20261120`. */
const datePattern =
  /\b(?:\d{1,2}[-/. ]?[a-z]{3,9}[-/. ](?:\d{4}|\d\d)(?!\d)|\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d)|20\d{6}\b)/gi;
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
