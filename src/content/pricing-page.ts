import { z } from 'zod';
import { counts } from './counts.ts';
import { amount, flag, pageOpening, optional, several, text, texts } from './fields.ts';
import { priceOrFreeRemedy } from './money-rules.ts';
import { richText } from './portable-text.ts';
import { fromGroq, listed } from './query.ts';
import { priceTextRemedy } from './rules.ts';

const plan = z
  .object({
    id: fromGroq('_id', text),
    name: text,
    cardTitle: optional(text),
    /** Whole rupiah for one period. If it is 0, the page shows `priceText`. */
    price: amount(priceOrFreeRemedy),
    priceText: optional(text),
    period: text,
    description: text,
    features: z.array(text).min(1),
    callToAction: text,
    /** A small link below the button. It says that it is not available yet. */
    otherAction: optional(text),
    popular: flag,
  })
  .refine(({ price, priceText }) => price > 0 || priceText, { path: ['priceText'], error: priceTextRemedy });

/** A cell has the id of its plan. The value is `ya`, `tidak`, or the limit in words. */
const cell = z.object({ plan: fromGroq('_key', text), value: text });
const row = z.object({ label: text, cells: optional(z.array(cell)).transform((cells) => cells ?? []) });

export const pricingPage = z.object({
  ...pageOpening,
  plans: fromGroq(listed('plan'), several(plan, counts.plans)),
  comparison: z.object({ rows: several(row, counts.comparisonRows) }),
  faq: z.object({
    ...texts('heading', 'contactText', 'contactLabel'),
    items: fromGroq(listed('faq'), several(z.object({ question: text, answer: richText }), counts.questions)),
  }),
});
