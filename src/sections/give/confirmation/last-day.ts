import { dayInJakarta } from '../../../words/days.ts';
import type { Payment } from './payment-values.tsx';

type Content = Pick<Payment['content'], 'totalDays'>;
type Sent = Pick<Payment['details'], 'sentAt'>;

const dayLength = 24 * 3_600_000;

/** Whether it is Sunday (0) or Saturday (6) in Jakarta. */
const isWeekend = (at: number) => [0, 6].includes(new Date(dayInJakarta(at)).getUTCDay());

/** The last of `count` days after `from` (ms since 1970) in Jakarta: `2026-11-26`. Weekends do not count if `working`. */
export function lastDay(from: number, { count, working }: NonNullable<Content['totalDays']>): string {
  let at = from;
  let left = count;
  while (left > 0) {
    at += dayLength;
    if (!working || !isWeekend(at)) left -= 1;
  }
  return dayInJakarta(at);
}

/** The last day on which the total of this transfer holds. Null if content sets no `totalDays`. */
export const totalUntil = ({ totalDays }: Content, { sentAt }: Sent) => totalDays && lastDay(sentAt, totalDays);

/** Whether that day has passed in Jakarta. */
export function hasLapsed(content: Content, details: Sent): boolean {
  const until = totalUntil(content, details);
  return until !== null && until < dayInJakarta(Date.now());
}
