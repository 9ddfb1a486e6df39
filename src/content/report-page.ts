import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { day, groq, isShown, opening, openingFields, optional, ruled, text } from './fields.ts';
import { picture, pictureFields } from './picture-fields.ts';
import { distributionDayRemedy, type PlaceKind, placeKinds, quantityRange } from './rules.ts';

export const reportPageQuery = groq`*[_type == "reportPage" && _id == "reportPage"][0]{
  ${openingFields},
  ledger{mark, gloss, note, noteLabel},
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

const shape = z.object({
  ...opening,
  ledger: z.object({ mark: text, gloss: text, note: text, noteLabel: text }),
  entries: z.array(entry),
});

export const contract: Contract<typeof shape, ResultOf<'reportPageQuery'>> = { query: reportPageQuery, shape };
