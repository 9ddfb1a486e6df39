import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { counts } from './counts.ts';
import {
  bothPictures,
  donationNumber,
  figure,
  groq,
  inOrder,
  kilograms,
  optional,
  pictureOfBoth,
  priceNumber,
  rateNumber,
  seo,
  several,
  text,
  texts,
  webLink,
} from './fields.ts';
import { legality, legalityGroq } from './legality.ts';
import { limitsRemedy, presetsRemedy } from './money-rules.ts';
import { cityLimit, quantityRange } from './rules.ts';

const formNames = `mark, gloss, title, typeLegend, amountLegend, presetsLabel, amountLabel, amountHint, perUnitLabel,
  weightLabel, quantityLabel, cityLabel, cityPlaceholder, personLegend, placeLegend, nameLabel, nameHint, addressLabel, addressHint`;
const breakdownNames = 'title, emptyNote, provisionalNote, uniqueCodeNote, stepNote';

export const donationPageQuery = groq`*[_type == "donationPage" && _id == "donationPage"][0]{
  seo{title, description},
  hero{title, lead},
  form{
    ${formNames}, types[]{type, title, description}, presets,
    mushafLegend{beli, wakaf}, destination{text, reportLabel, ${bothPictures}},
    product{name, description, ${bothPictures}, inside{${bothPictures}}, facts[]{label, value}},
    cityHint{beli, wakaf}, askCity{text, label, message}
  },
  "prices": prices{
    unitPrice{beli, wakaf}, weightKg, minDonation, maxDonation, maxQuantity,
    "cities": *[_type == "shippingCity"] | ${inOrder}{name, province, aliases, ratePerKg}
  },
  breakdown{${breakdownNames}},
  noscript, wakafIntentionHeading, wakafIntention,
  questions{mark, gloss, items[]{question, answer}},
  "legality": ${legalityGroq},
  info{mark, heading, text, reportLabel, reportUrl},
  stats{heading, items[]{value, label}},
  gallery{mark, gloss, heading, "items": items[]{caption, ${bothPictures}}}
}`;

/** Separated by commas, as staff type them. */
const aliases = optional(text).transform((names) =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

const prices = z
  .object({
    unitPrice: z.object({ beli: priceNumber, wakaf: priceNumber }),
    weightKg: kilograms,
    minDonation: donationNumber,
    maxDonation: donationNumber,
    maxQuantity: z.int().min(quantityRange.min).max(quantityRange.max),
    cities: several(
      z.object({ name: text.max(cityLimit), province: optional(text), aliases, ratePerKg: rateNumber }),
      counts.cities,
    ),
  })
  .check(({ value, issues }) => {
    const message = limitsRemedy(value);
    if (message) issues.push({ code: 'custom', message, path: ['maxDonation'], input: value.maxDonation });
  })
  // The rules count in grams: 0.8 kg is not a number in binary.
  .transform(({ weightKg, ...rest }) => ({ ...rest, weightGrams: Math.round(weightKg * 1000) }));

export const donationPageShape = z
  .object({
    seo,
    hero: z.object({ title: text, lead: text }),
    form: z.object({
      ...texts(formNames),
      types: z.tuple([choice('donasi'), choice('beli'), choice('wakaf')]),
      presets: several(donationNumber, counts.presets),
      mushafLegend: z.object({ beli: text, wakaf: text }),
      destination: z.object({ text, reportLabel: text, ...pictureOfBoth('gallery') }),
      product: z.object({
        name: text,
        description: text,
        ...pictureOfBoth('gallery'),
        inside: z.object(pictureOfBoth('gallery')),
        facts: optional(several(z.object({ label: text, value: text }), counts.mushafFacts)),
      }),
      cityHint: z.object({ beli: text, wakaf: text }),
      askCity: z.object({ text, label: text, message: text }),
    }),
    prices,
    breakdown: z.object(texts(breakdownNames)),
    noscript: text,
    wakafIntentionHeading: optional(text),
    wakafIntention: optional(text),
    questions: z.object({
      mark: text,
      gloss: text,
      items: several(z.object({ question: text, answer: text }), counts.donorQuestions),
    }),
    legality,
    info: z.object({ mark: text, heading: text, text, reportLabel: text, reportUrl: optional(webLink) }),
    stats: z.object({ heading: text, items: z.array(z.object({ value: figure, label: text })).min(1) }),
    gallery: z.object({
      mark: text,
      gloss: text,
      heading: text,
      items: several(z.object({ caption: text, ...pictureOfBoth('gallery') }), counts.pictures),
    }),
  })
  .check(({ value: { form, prices: limits }, issues }) => {
    const message = presetsRemedy(form.presets, limits);
    if (message) issues.push({ code: 'custom', message, path: ['form', 'presets'], input: form.presets });
  });

function choice<Type extends string>(type: Type) {
  return z.object({ type: z.literal(type), title: text, description: text });
}

export const contract: Contract<typeof donationPageShape, ResultOf<'donationPageQuery'>> = {
  query: donationPageQuery,
  shape: donationPageShape,
};

export type DonationPage = z.infer<typeof donationPageShape>;
