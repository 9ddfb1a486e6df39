import { z } from 'zod';
import { day, opening, optional, ruled, text } from './fields.ts';
import { optionalPicture } from './picture-fields.ts';
import { from, listed } from './query.ts';
import { distributionDayRemedy, type PlaceKind, placeKinds, quantityRange } from './rules.ts';

const entry = z.object({
  day: day.check(ruled((given) => distributionDayRemedy(given))),
  kind: z.enum(Object.keys(placeKinds) as PlaceKind[]).transform((kind) => placeKinds[kind]),
  place: optional(text),
  city: text,
  quantity: z.int().min(quantityRange.min).max(quantityRange.max),
  note: optional(text),
  picture: optionalPicture('gallery'),
});

export const reportPage = z.object({
  ...opening,
  ledger: z.object({ note: text, gloss: optional(text) }),
  entries: from(listed('distribution', 'day desc, _id asc'), z.array(entry)),
});
