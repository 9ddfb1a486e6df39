import { z } from 'zod';
import { bankAccount, bankAccountGroq, forHolder } from './confirmation-page.ts';
import type { Contract, ResultOf } from './contract.ts';
import { counts } from './counts.ts';
import { durations, durationsGroq, withDurations } from './durations.ts';
import {
  amount,
  figure,
  groq,
  head,
  inOrder,
  isShown,
  opening,
  openingFields,
  optional,
  ruled,
  several,
  text,
  texts,
  webLink,
} from './fields.ts';
import { bothPictures, themedPicture } from './picture-fields.ts';
import { legality, legalityGroq } from './legality.ts';
import { donationRemedy, limitsRemedy, presetsRemedy, priceRemedy, rateRemedy, weightRemedy } from './money-rules.ts';
import { cityLimit, quantityRange } from './rules.ts';

const formNames = 'gloss, title, amountHint, nameHint, addressHint';
const breakdownNames = 'title, emptyNote, provisionalNote, uniqueCodeNote, stepNote';

export const donationPageQuery = groq`*[_type == "donationPage" && _id == "donationPage"][0]{
  ${openingFields},
  form{
    ${formNames}, types[]{type, title, description}, presets,
    product{name, description, ${bothPictures}, inside{${bothPictures}}, facts[${isShown}]{label, value}}
  },
  "prices": prices{
    unitPrice{beli, wakaf}, weightKg, minDonation, maxDonation, maxQuantity,
    "cities": *[_type == "shippingCity" && ${isShown}] | ${inOrder}{name, places, ratePerKg}
  },
  breakdown{${breakdownNames}, terms{donasi, beli, wakaf}},
  "durations": ${durationsGroq},
  noscript, wakafIntentionHeading, wakafIntention,
  "bankAccount": ${bankAccountGroq},
  questions{mark, heading, items[${isShown}]{question, answer}},
  "legality": ${legalityGroq},
  info{mark, heading, text, reportLabel, reportUrl},
  stats{heading, items[${isShown}]{value, label, source}},
  gallery{mark, gloss, heading, "items": items[${isShown}]{caption, ${bothPictures}}}
}`;

const prices = z
  .object({
    unitPrice: z.object({ beli: amount(priceRemedy), wakaf: amount(priceRemedy) }),
    weightKg: amount(weightRemedy),
    minDonation: amount(donationRemedy),
    maxDonation: amount(donationRemedy),
    maxQuantity: z.int().min(quantityRange.min).max(quantityRange.max),
    cities: several(
      z.object({ name: text.max(cityLimit), places: optional(text), ratePerKg: amount(rateRemedy) }),
      counts.cities,
    ),
  })
  .check(ruled(limitsRemedy, ['maxDonation']))
  // src/transaction counts in grams, because 0.8 (kg) has no exact binary representation.
  .transform(({ weightKg, ...rest }) => ({ ...rest, weightGrams: Math.round(weightKg * 1000) }));

const shape = z
  .object({
    ...opening,
    form: z.object({
      ...texts(formNames),
      types: z.tuple([choice('donasi'), choice('beli'), choice('wakaf')]),
      presets: several(amount(donationRemedy), counts.presets),
      product: z.object({
        name: text,
        description: text,
        ...themedPicture('gallery'),
        inside: z.object(themedPicture('gallery')),
        facts: optional(several(z.object({ label: text, value: text }), counts.mushafFacts)),
      }),
    }),
    prices,
    breakdown: z.object({ ...texts(breakdownNames), terms: z.object({ donasi: text, beli: text, wakaf: text }) }),
    durations,
    noscript: text,
    wakafIntentionHeading: optional(text),
    wakafIntention: optional(text),
    bankAccount,
    questions: z.object({
      mark: text,
      heading: text,
      items: several(z.object({ question: text, answer: text }), counts.donorQuestions),
    }),
    legality,
    info: z.object({ mark: text, heading: text, text, reportLabel: text, reportUrl: optional(webLink) }),
    stats: z.object({
      heading: text,
      items: z.array(z.object({ value: figure, label: text, source: optional(text) })).min(1),
    }),
    gallery: z.object({
      ...head,
      items: several(z.object({ caption: text, ...themedPicture('gallery') }), counts.pictures),
    }),
  })
  .check(ruled(({ form, prices: limits }) => presetsRemedy(form.presets, limits), ['form', 'presets']))
  .transform(({ bankAccount: { holder }, ...page }) => ({
    ...withDurations(page),
    wakafIntention: forHolder(page.wakafIntention, holder),
  }));

function choice<Type extends string>(type: Type) {
  return z.object({ type: z.literal(type), title: text, description: text });
}

export const contract: Contract<typeof shape, ResultOf<'donationPageQuery'>> = { query: donationPageQuery, shape };
