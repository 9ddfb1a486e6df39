import { z } from 'zod';
import { day, pageOpening, optional, checkRemedy, text } from './fields.ts';
import { optionalPictureField } from './picture-fields.ts';
import { fromGroq, listed } from './query.ts';
import { distributionDayRemedy, type PlaceKind, placeKinds, quantityRange } from './rules.ts';

const entry = z.object({
  day: day.check(checkRemedy(distributionDayRemedy)),
  kind: z.enum(Object.keys(placeKinds) as PlaceKind[]).transform((kind) => placeKinds[kind]),
  place: optional(text),
  city: text,
  quantity: z.int().min(quantityRange.min).max(quantityRange.max),
  note: optional(text),
  picture: optionalPictureField('gallery'),
});

export const reportPage = z.object({
  ...pageOpening,
  ledger: z.object({ note: text, gloss: optional(text) }),
  entries: fromGroq(listed('distribution', 'day desc, _id asc'), z.array(entry)),
});
