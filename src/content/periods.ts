/** Rules about time that the build and the Studio's forms share. The Studio bundles this file. */
import { dayOf } from '../day-words.ts';
import { daysBetween } from '../transaction/read-moment.ts';

export { dayOf, daysBetween };

/** From (inclusive) until (exclusive), as ISO 8601 timestamps. */
export type Period = Record<'from' | 'until', string>;

export const noticesAtOnce = 2;

/** Whether more than `noticesAtOnce` notices would show at some moment. A page has no room for more. */
export function isCrowded(periods: readonly Period[]): boolean {
  return periods.some((period) => {
    const now = Date.parse(period.from);
    const shown = periods.filter(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until));
    return shown.length > noticesAtOnce;
  });
}

/** The days from the announcement of new terms until they apply. The terms promise them. */
export const noticeDays = 30;

/** Timestamp of the first moment of a calendar day in Western Indonesia (UTC+7, no summer time). */
export const beginningOf = (day: string): string => `${day}T00:00:00+07:00`;

/** Timestamp of the end of a calendar day. A permit that is valid until a day still holds on that day. */
export const endOf = (day: string): string => beginningOf(dayOf(Date.parse(beginningOf(day)) + 86_400_000));

/** The Studio warns staff of a permit this many days before it ends. */
const warningDays = 30;

/** The state of a permit on the calendar day `today`. On `until`, its last day, the permit is still valid. */
export function permitStateOn(today: string, until: string): 'valid' | 'ending' | 'lapsed' {
  const left = daysBetween(today, until);
  if (left < 0) return 'lapsed';
  return left <= warningDays ? 'ending' : 'valid';
}
