import { dayOf } from '../../day-words.ts';
import type { PageContents } from '../../page-contents.ts';

export type Days = NonNullable<PageContents['confirmation']['days']['answer']>;

const dayLength = 24 * 3_600_000;

function later(from: number, { count, working }: Days): number {
  let at = from;
  const counts = () => !working || ![0, 6].includes(new Date(dayOf(at)).getUTCDay());
  for (let left = count; left > 0; left -= counts() ? 1 : 0) at += dayLength;
  return at;
}

/** The last day of a duration that begins at `from`, in Jakarta: `2026-11-26`. */
export const lastDay = (from: number, days: Days) => dayOf(later(from, days));

/** Somebody can be asked on the first working day after the promised answer. */
export const reminderDay = (from: number, answer: Days) =>
  dayOf(later(later(from, answer), { count: 1, working: true }));
