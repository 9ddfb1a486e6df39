import { z } from 'zod';
import { groq, optional, picture, pictureFields, rupiah, seo, text, webLink } from './fields.ts';
import { quantityRange, weightRange } from './rules.ts';

export const donationPageQuery = groq`*[_type == "donationPage" && _id == "donationPage"][0]{
  seo{title, description},
  hero{title, lead},
  form{
    mark, gloss, title, typeLegend, types[]{type, title, description},
    amountLegend, presetsLabel, presets, amountLabel, amountHint,
    mushafLegend{beli, wakaf}, product{name, description, "picture": image{${pictureFields}}},
    perUnitLabel, weightLabel, quantityLabel, cityLabel, cityPlaceholder,
    personLegend, nameLabel, addressLabel, addressHint
  },
  "prices": prices{
    unitPrice{beli, wakaf}, weightKg, minDonation, maxDonation, maxQuantity,
    "cities": cities[]->{name, ratePerKg}
  },
  breakdown{title, uniqueCodeNote, stepNote},
  noscript, wakafIntention,
  info{mark, heading, text, reportLabel, reportUrl},
  stats{heading, items[]{value, label}},
  gallery{mark, gloss, heading, "items": items[]{caption, "picture": image{${pictureFields}}}}
}`;

const prices = z
  .object({
    unitPrice: z.object({ beli: rupiah, wakaf: rupiah }),
    weightKg: z.number().min(weightRange.min).max(weightRange.max),
    minDonation: rupiah,
    maxDonation: rupiah,
    maxQuantity: z.int().min(quantityRange.min).max(quantityRange.max),
    cities: z.array(z.object({ name: text, ratePerKg: rupiah })).min(1),
  })
  .refine(({ minDonation, maxDonation }) => minDonation < maxDonation, {
    path: ['maxDonation'],
    error: 'below-minimum',
  })
  // The rules count in grams: 0.8 kg is not a number in binary.
  .transform(({ weightKg, ...rest }) => ({ ...rest, weightGrams: Math.round(weightKg * 1000) }));

export const donationPageShape = z.object({
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
    presets: z.array(rupiah).min(1).max(8),
    amountLabel: text,
    amountHint: text,
    mushafLegend: z.object({ beli: text, wakaf: text }),
    product: z.object({ name: text, description: text, picture }),
    perUnitLabel: text,
    weightLabel: text,
    quantityLabel: text,
    cityLabel: text,
    cityPlaceholder: text,
    personLegend: text,
    nameLabel: text,
    addressLabel: text,
    addressHint: text,
  }),
  prices,
  breakdown: z.object({ title: text, uniqueCodeNote: text, stepNote: text }),
  noscript: text,
  wakafIntention: optional(text),
  info: z.object({ mark: text, heading: text, text, reportLabel: text, reportUrl: optional(webLink) }),
  stats: z.object({ heading: text, items: z.array(z.object({ value: text, label: text })).min(1) }),
  gallery: z.object({
    mark: text,
    gloss: text,
    heading: text,
    items: z.array(z.object({ caption: text, picture })).length(3),
  }),
});

function choice<Type extends string>(type: Type) {
  return z.object({ type: z.literal(type), title: text, description: text });
}

export type DonationPage = z.infer<typeof donationPageShape>;
