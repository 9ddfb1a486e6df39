import { z } from 'zod';
import { texts } from './fields.ts';
import { fromGroq, single } from './query.ts';
import { durationVariables, variablePattern } from './rules.ts';

const names = Object.keys(durationVariables) as (keyof typeof durationVariables)[];

/** The fields of siteSettings with hours and durations. Texts name them by variables, such as `{lama salur}`. */
export const durations = fromGroq(`${single('siteSettings')}.durations`, z.object(texts(...names)));

/** A duration in days. If `working`, Saturdays and Sundays do not count. The site does not know holidays. */
interface Days {
  count: number;
  working: boolean;
}

/** Reads a duration such as `1 hari kerja`; of `2 sampai 3 hari` the longer. Null if it names no days. */
export function daysIn(duration: string): Days | null {
  const [, count, working] = /(?<!\d)(\d{1,2}) hari( kerja)?/.exec(duration) ?? [];
  return count ? { count: Number(count), working: Boolean(working) } : null;
}

/** Fills in the variables of durations in every text of the page. */
export function withDurations<Page extends { durations: z.infer<typeof durations> }>(page: Page) {
  const { durations: given, ...rest } = page;
  const byName = new Map(names.map((name) => [`{${durationVariables[name]}}`, given[name]]));
  return fillIn(rest, byName) as Omit<Page, 'durations'>;
}

function fillIn(value: unknown, byName: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return value.replaceAll(variablePattern, (variable) => byName.get(variable) ?? variable);
  if (Array.isArray(value)) return value.map((entry) => fillIn(entry, byName));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fillIn(field, byName)]));
}
