import { z } from 'zod';
import { groq, optional, rupiah, seo, text } from './fields.ts';
import { richText, richTextFields } from './portable-text.ts';

export const pricingPageQuery = groq`*[_type == "pricingPage" && _id == "pricingPage"][0]{
  seo{title, description},
  hero{title, lead},
  plans{mark, gloss, heading, popularLabel,
    "items": items[]->{name, price, priceText, period, description, features, callToAction, "popular": popular == true}},
  comparison{mark, heading, caption, featureHeading, rows[]{label, free, pro}},
  faq{mark, heading, contactText, contactLabel, "items": items[]->{question, "answer": answer[]${richTextFields}}},
  closing{mark, heading, text, freeLabel, proLabel}
}`;

const plan = z
  .object({
    name: text,
    /** Whole rupiah for one period; 0 is shown as `priceText`. */
    price: z.union([z.literal(0), rupiah]),
    priceText: optional(text),
    period: text,
    description: text,
    features: z.array(text).min(1),
    callToAction: text,
    popular: z.boolean(),
  })
  .refine(({ price, priceText }) => price > 0 || priceText, { path: ['priceText'], error: 'free-needs-text' });

/** `ya`, `tidak`, or what is limited, in words. */
const cell = text;

export const pricingPageShape = z.object({
  seo,
  hero: z.object({ title: text, lead: text }),
  plans: z.object({ mark: text, gloss: text, heading: text, popularLabel: text, items: z.tuple([plan, plan]) }),
  comparison: z.object({
    mark: text,
    heading: text,
    caption: text,
    featureHeading: text,
    rows: z.array(z.object({ label: text, free: cell, pro: cell })).min(1),
  }),
  faq: z.object({
    mark: text,
    heading: text,
    contactText: text,
    contactLabel: text,
    items: z.array(z.object({ question: text, answer: richText })).min(1),
  }),
  closing: z.object({ mark: text, heading: text, text, freeLabel: text, proLabel: text }),
});

export type PricingPage = z.infer<typeof pricingPageShape>;
