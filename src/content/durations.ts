import { z } from 'zod';
import { text } from './fields.ts';
import { durationMarks } from './rules.ts';

/** How long what we promise takes: fields of siteSettings, which texts name by their marks. */
export const durationsGroq =
  '*[_type == "siteSettings" && _id == "siteSettings"][0].durations{hours, answer, sending, arriving, distributing, reporting, total, exchange}';

export const durations = z.object({
  /** When somebody answers: also a line of /contact. */
  hours: text,
  answer: text,
  sending: text,
  arriving: text,
  distributing: text,
  reporting: text,
  total: text,
  exchange: text,
});

/** A duration in days; `working`: Saturdays and Sundays do not count (holidays are not known). */
interface Days {
  count: number;
  working: boolean;
}

/** The days of a duration such as `1 hari kerja` or `2 sampai 3 hari`; null when it names none. */
export function daysIn(duration: string): Days | null {
  const [, count, working] = /(?<!\d)(\d{1,2}) hari( kerja)?/.exec(duration) ?? [];
  return count ? { count: Number(count), working: Boolean(working) } : null;
}

/** Puts the durations in place of their marks, in every text of the page. */
export function withDurations<Page extends { durations: z.infer<typeof durations> }>(page: Page) {
  const { durations: all, ...rest } = page;
  const byMark = new Map(
    Object.entries(durationMarks).map(([name, written]) => [`{${written}}`, all[name as keyof typeof all]]),
  );
  return filled(rest, byMark) as Omit<Page, 'durations'>;
}

function filled(value: unknown, byMark: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.replaceAll(/\{[^{}]*\}/g, (mark) => byMark.get(mark) ?? mark);
  if (Array.isArray(value)) return value.map((one) => filled(one, byMark));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, byMark)]));
}
