import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { counts } from './counts.ts';
import { amount, groq, head, inOrder, isShown, opening, openingFields, optional, several, text } from './fields.ts';
import { priceOrFreeRemedy } from './money-rules.ts';
import { croppedScreen, cut, picture, pictureFields } from './picture-fields.ts';
import { richText, richTextFields } from './portable-text.ts';

export const pricingPageQuery = groq`*[_type == "pricingPage" && _id == "pricingPage"][0]{
  ${openingFields},
  plans{mark, gloss, heading, popularLabel,
    "items": *[_type == "plan" && ${isShown}] | ${inOrder}{"id": _id, name, cardTitle, note, price, priceText, period, description, features, callToAction, "popular": popular == true, cut, caption, "picture": image{${pictureFields}}}},
  comparison{mark, heading, caption, featureHeading, rows[${isShown}]{label, "cells": coalesce(cells[]{"plan": _key, value}, [])}},
  faq{mark, heading, contactText, contactLabel, "items": *[_type == "faq" && ${isShown}] | ${inOrder}{question, "answer": answer[]${richTextFields}}},
  closing{mark, heading, text, freeLabel, proText, proLabel}
}`;

const plan = z
  .object({
    id: text,
    name: text,
    cardTitle: optional(text),
    note: optional(text),
    /** Whole rupiah for one period. If it is 0, the page shows `priceText`. */
    price: amount(priceOrFreeRemedy),
    priceText: optional(text),
    period: text,
    description: text,
    features: z.array(text).min(1),
    callToAction: text,
    popular: z.boolean(),
    cut,
    picture: optional(picture('screen')),
    caption: optional(text),
  })
  .refine(({ price, priceText }) => price > 0 || priceText, {
    path: ['priceText'],
    error: 'isi teks pengganti harga, misalnya Gratis, karena harganya 0',
  })
  .transform(croppedScreen);

/** A cell has the id of its plan. The value is `ya`, `tidak`, or the limit in words. */
const cell = z.object({ plan: text, value: text });

const shape = z.object({
  ...opening,
  plans: z.object({ ...head, popularLabel: text, items: several(plan, counts.plans) }),
  comparison: z.object({
    mark: text,
    heading: text,
    caption: text,
    featureHeading: text,
    rows: several(z.object({ label: text, cells: z.array(cell) }), counts.comparisonRows),
  }),
  faq: z.object({
    mark: text,
    heading: text,
    contactText: text,
    contactLabel: text,
    items: several(z.object({ question: text, answer: richText }), counts.questions),
  }),
  closing: z.object({ mark: text, heading: text, text, freeLabel: text, proText: text, proLabel: text }),
});

export const contract: Contract<typeof shape, ResultOf<'pricingPageQuery'>> = { query: pricingPageQuery, shape };
