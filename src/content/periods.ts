/** Rules about time that form and build share. No imports: the Studio bundles this file. */

/** From and until are moments (ISO 8601). */
export interface Period {
  from: string;
  until: string;
}

/** How many notices a page has room for. */
export const noticesAtOnce = 2;

/** Whether there is a moment at which more notices are shown than fit. */
export function isCrowded(periods: readonly Period[]): boolean {
  const time = (text: string) => Date.parse(text);
  return periods.some(
    ({ from: now }) =>
      periods.filter(({ from, until }) => time(from) <= time(now) && time(now) < time(until)).length > noticesAtOnce,
  );
}

/** Days between announcing a change of the terms and its beginning: the terms promise it. */
export const noticeDays = 30;

/** Whole days from one calendar day (`2026-11-21`) to another. */
export const daysBetween = (first: string, second: string): number =>
  (Date.parse(second) - Date.parse(first)) / 86_400_000;

/** The moment at which a calendar day begins in Western Indonesia, which has no summer time. */
export const beginningOf = (day: string): string => `${day}T00:00:00+07:00`;

/** The moment at which something ends that still holds on its last day. */
export const endOf = (day: string): string => beginningOf(dayOf(Date.parse(beginningOf(day)) + 86_400_000));

/** Days before its end on which staff are told of a permit. */
const warningDays = 30;

/** How something with a last day stands on a day; a permit holds on its last day. Both are calendar days. */
export function standingOn(today: string, until: string): 'valid' | 'ending' | 'lapsed' {
  const left = daysBetween(today, until);
  if (left < 0) return 'lapsed';
  return left <= warningDays ? 'ending' : 'valid';
}

/** The calendar day of a moment in Western Indonesia. */
export const dayOf = (moment: number): string => new Date(moment + 7 * 3_600_000).toISOString().slice(0, 10);
