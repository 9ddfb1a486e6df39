import { dayOf, formatWeekday } from '../../day-words.ts';
import { fillIn, type Payment } from './payment-values.tsx';

type Copy = Pick<Payment['copy'], 'days' | 'validity'>;
type Sent = Pick<Payment['details'], 'sentAt'>;

export type Days = NonNullable<Copy['days']['answer']>;

const dayLength = 24 * 3_600_000;

const isWeekend = (at: number) => [0, 6].includes(new Date(dayOf(at)).getUTCDay());

/** The time that is `count` days later. If `working` is true, days of a weekend do not count. */
function later(from: number, { count, working }: Days): number {
  let at = from;
  let left = count;
  while (left > 0) {
    at += dayLength;
    if (!working || !isWeekend(at)) left -= 1;
  }
  return at;
}

/** The last day of a duration that begins at `from`, in Jakarta: `2026-11-26`. */
export const lastDay = (from: number, days: Days) => dayOf(later(from, days));

/** The first working day after the day of the promised answer. */
export const reminderDay = (from: number, answer: Days) =>
  dayOf(later(later(from, answer), { count: 1, working: true }));

/** Says until when the total holds, counted from the submit. Null if the promise names no days. */
export const untilNote = ({ days, validity }: Copy, { sentAt }: Sent) =>
  days.total && fillIn(validity.until, { tanggal: formatWeekday(lastDay(sentAt, days.total)) });

/** Says what to do if the total no longer holds. Null while it does. */
export function lapsedNote({ days, validity }: Copy, { sentAt }: Sent) {
  const day = days.total && lastDay(sentAt, days.total);
  if (day === null || dayOf(Date.now()) <= day) return null;
  return fillIn(validity.lapsed, { tanggal: formatWeekday(day) });
}
