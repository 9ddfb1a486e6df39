/** Rules of the ledger of distributions that form, import and build share. The Studio bundles this file. */
import { dayOf } from './periods.ts';

/** Kinds of places, and how pages, forms and tables name them. */
export const placeKinds = { masjid: 'Masjid', pesantren: 'Pesantren', tpa: 'TPA', lain: 'Lainnya' } as const;

export type PlaceKind = keyof typeof placeKinds;

/** No mushaf was given before; an older year is a slip of the keys, and would make a page for each year since. */
const firstYear = 2010;

/** What to do about the calendar day (`2026-11-21`) of a distribution; undefined when it may stand. */
export function distributionDayRemedy(day: string, today = dayOf(Date.now())): string | undefined {
  if (day > today) return 'tulis hari mushaf itu sampai, bukan hari yang belum tiba';
  return day < `${firstYear}` ? `tulis hari setelah tahun ${firstYear - 1}` : undefined;
}
