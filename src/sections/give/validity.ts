import { dayOf, formatWeekday } from '../../day-words.ts';
import { lastDay } from './last-day.ts';
import { fillIn, type Payment } from './payment-values.tsx';

type Copy = Pick<Payment['copy'], 'days' | 'validity'>;
type Sent = Pick<Payment['details'], 'sentAt'>;

/** Until when the total holds, counted from the form; null when the promise names no days. */
export const untilNote = ({ days, validity }: Copy, { sentAt }: Sent) =>
  days.total && fillIn(validity.until, { tanggal: formatWeekday(lastDay(sentAt, days.total)) });

/** What to do once the total no longer holds; null as long as it does. */
export function lapsedNote({ days, validity }: Copy, { sentAt }: Sent) {
  const day = days.total && lastDay(sentAt, days.total);
  if (day === null || dayOf(Date.now()) <= day) return null;
  return fillIn(validity.lapsed, { tanggal: formatWeekday(day) });
}
