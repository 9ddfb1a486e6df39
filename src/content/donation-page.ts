import { z } from 'zod';
import { longestCity } from '../transaction/transaction-details.ts';
import { counts } from './counts.ts';
import { durations, withDurations } from './durations.ts';
import { amount, figure, optional, checkRemedy, seo, several, text, texts, webLink } from './fields.ts';
import { legality } from './legality.ts';
import { donationRemedy, limitsRemedy, presetsRemedy, priceRemedy, rateRemedy, weightRemedy } from './money-rules.ts';
import { themedPictureFields } from './picture-fields.ts';
import { fromGroq, listed, single } from './query.ts';
import { quantityRange } from './rules.ts';

/** `places` are the towns of a region, such as Jabodetabek. */
const city = z.object({ name: text.max(longestCity), places: optional(text), ratePerKg: amount(rateRemedy) });

export const unitPrices = z.object({ beli: amount(priceRemedy), wakaf: amount(priceRemedy) });

const prices = z
  .object({
    unitPrice: unitPrices,
    weightKg: amount(weightRemedy),
    minDonation: amount(donationRemedy),
    maxDonation: amount(donationRemedy),
    maxQuantity: z.int().min(quantityRange.min).max(quantityRange.max),
    cities: fromGroq(listed('shippingCity'), several(city, counts.cities)),
  })
  .check(checkRemedy(limitsRemedy, ['maxDonation']))
  // src/transaction counts in grams, because 0.8 (kg) has no exact binary representation.
  .transform(({ weightKg, ...rest }) => ({ ...rest, weightGrams: Math.round(weightKg * 1000) }));

export const donationPage = z
  .object({
    seo,
    hero: z.object({ title: text }),
    form: z.object({
      ...texts('amountHint', 'nameHint', 'buyerNameHint', 'addressHint'),
      types: z.tuple([choice('donasi'), choice('beli'), choice('wakaf')]),
      presets: several(amount(donationRemedy), counts.presets),
      product: z.object({
        name: text,
        ...themedPictureFields('gallery'),
        /** The opened mushaf. */
        inside: z.object(themedPictureFields('gallery')),
        facts: optional(several(z.object({ label: text, value: text }), counts.mushafFacts)),
      }),
    }),
    prices,
    breakdown: z.object({
      stepNote: text,
      codeNote: optional(text),
      terms: z.object({ donasi: optional(text), beli: optional(text), wakaf: optional(text) }),
    }),
    /** Values of the variables in the texts. `withDurations` fills them in, so the page itself has no such field. */
    durations,
    noscript: text,
    questions: z.object({
      items: several(z.object({ question: text, answer: text }), counts.donorQuestions),
    }),
    legality: fromGroq(single('legality'), legality),
    info: z.object({ ...texts('heading', 'text'), reportUrl: optional(webLink) }),
    stats: z.object({
      heading: text,
      items: z.array(z.object({ value: figure, label: text, source: optional(text) })).min(1),
    }),
    gallery: z.object({
      items: several(z.object({ caption: text, ...themedPictureFields('gallery') }), counts.pictures),
    }),
  })
  .check(checkRemedy(({ form, prices: limits }) => presetsRemedy(form.presets, limits), ['form', 'presets']))
  .transform(withDurations);

function choice<Type extends string>(type: Type) {
  return z.object({ type: z.literal(type), ...texts('title', 'description') });
}
