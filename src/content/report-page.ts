import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { day, groq, isShown, opening, openingFields, optional, ruled, text } from './fields.ts';
import { picture, pictureFields } from './picture-fields.ts';
import { distributionDayRemedy, type PlaceKind, placeKinds, quantityRange } from './rules.ts';

export const reportPageQuery = groq`*[_type == "reportPage" && _id == "reportPage"][0]{
  ${openingFields},
  ledger{mark, gloss, emptyHeading, emptyText, note, noteLabel},
  "entries": *[_type == "distribution" && ${isShown}] | order(day desc, _id asc){
    day, kind, place, city, quantity, note, "picture": image{${pictureFields}}
  }
}`;

const entry = z.object({
  day: day.check(ruled((given) => distributionDayRemedy(given))),
  kind: z.enum(Object.keys(placeKinds) as PlaceKind[]).transform((kind) => placeKinds[kind]),
  place: optional(text),
  city: text,
  quantity: z.int().min(quantityRange.min).max(quantityRange.max),
  note: optional(text),
  picture: optional(picture('gallery')),
});

export type Entry = z.infer<typeof entry>;

/** Sums over all entries, also on the page of one year. `years` has every year from the newest to the oldest. */
function summary(entries: readonly Entry[]) {
  const [last, first] = [entries[0]?.day ?? null, entries.at(-1)?.day ?? null];
  const [newest, oldest] = [Number(last?.slice(0, 4)), Number(first?.slice(0, 4))];
  return {
    mushaf: entries.reduce((total, { quantity }) => total + quantity, 0),
    places: entries.length,
    last,
    years: last ? Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index) : [],
  };
}

const shape = z
  .object({
    ...opening,
    ledger: z.object({ mark: text, gloss: text, emptyHeading: text, emptyText: text, note: text, noteLabel: text }),
    entries: z.array(entry),
  })
  .transform((page) => ({ ...page, summary: summary(page.entries), year: null as number | null, hasAll: true }));

export const contract: Contract<typeof shape, ResultOf<'reportPageQuery'>> = { query: reportPageQuery, shape };

type Report = z.infer<typeof shape>;

export const allYears = 'semua';
/** With more entries than this there is no page of all years. */
const rowsOfAll = 400;

/** Pages of the ledger by the path segment after `/laporan/`, which is '' for the newest year. Empty without entries. */
export function reportParts(whole: Report): Map<string, Report> {
  const { entries, summary: sums } = whole;
  const [newest] = sums.years;
  if (newest === undefined) return new Map();
  const hasAll = sums.years.length > 1 && entries.length <= rowsOfAll;
  const ofYear = (year: number): Report => ({
    ...whole,
    hasAll,
    year,
    seo: { ...whole.seo, title: `${whole.seo.title} ${year}` },
    entries: entries.filter((row) => row.day.startsWith(`${year}`)),
  });
  return new Map([
    ['', { ...ofYear(newest), seo: whole.seo }],
    ...sums.years.slice(1).map((year) => [`${year}`, ofYear(year)] as const),
    ...(hasAll ? ([[allYears, { ...whole, hasAll }]] as const) : []),
  ]);
}
