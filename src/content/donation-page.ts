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
  webLink,
} from './fields.ts';
import { legality, legalityGroq } from './legality.ts';
import { limitsRemedy, presetsRemedy } from './money-rules.ts';
import { cityLimit, quantityRange } from './rules.ts';

export const donationPageQuery = groq`*[_type == "donationPage" && _id == "donationPage"][0]{
  seo{title, description},
  hero{title, lead},
  form{
    mark, gloss, title, typeLegend, types[]{type, title, description},
    amountLegend, presetsLabel, presets, amountLabel, amountHint,
    mushafLegend{beli, wakaf}, destination{text, reportLabel, ${bothPictures}},
    product{name, description, ${bothPictures}, inside{${bothPictures}}, facts[]{label, value}},
    perUnitLabel, weightLabel, quantityLabel, cityLabel, cityPlaceholder,
    cityHint{beli, wakaf}, askCity{text, label, message},
    personLegend, nameLabel, nameHint, addressLabel, addressHint
  },
  "prices": prices{
    unitPrice{beli, wakaf}, weightKg, minDonation, maxDonation, maxQuantity,
    "cities": *[_type == "shippingCity"] | ${inOrder}{name, province, aliases, ratePerKg}
  },
  breakdown{title, emptyNote, provisionalNote, uniqueCodeNote, stepNote},
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
      mark: text,
      gloss: text,
      title: text,
      typeLegend: text,
      types: z.tuple([choice('donasi'), choice('beli'), choice('wakaf')]),
      amountLegend: text,
      presetsLabel: text,
      presets: several(donationNumber, counts.presets),
      amountLabel: text,
      amountHint: text,
      mushafLegend: z.object({ beli: text, wakaf: text }),
      destination: z.object({ text, reportLabel: text, ...pictureOfBoth('gallery') }),
      product: z.object({
        name: text,
        description: text,
        ...pictureOfBoth('gallery'),
        inside: z.object(pictureOfBoth('gallery')),
        facts: optional(several(z.object({ label: text, value: text }), counts.mushafFacts)),
      }),
      perUnitLabel: text,
      weightLabel: text,
      quantityLabel: text,
      cityLabel: text,
      cityPlaceholder: text,
      cityHint: z.object({ beli: text, wakaf: text }),
      askCity: z.object({ text, label: text, message: text }),
      personLegend: text,
      nameLabel: text,
      nameHint: text,
      addressLabel: text,
      addressHint: text,
    }),
    prices,
    breakdown: z.object({
      title: text,
      emptyNote: text,
      provisionalNote: text,
      uniqueCodeNote: text,
      stepNote: text,
    }),
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
