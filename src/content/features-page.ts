import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { groq, head, opening, openingFields, text } from './fields.ts';
import { bothPictures, pictureOfBoth, screenFields, screens } from './picture-fields.ts';

const listFields = `{mark, gloss, heading, items[]{title, description, "comingSoon": comingSoon == true}, ${bothPictures}}`;

export const featuresPageQuery = groq`*[_type == "featuresPage" && _id == "featuresPage"][0]{
  ${openingFields},
  "free": free${listFields}, "pro": pro${listFields}, comingSoonLabel,
  gallery{mark, gloss, heading, lead, ${screenFields}},
  closing{mark, heading, text, downloadLabel, pricingLabel}
}`;

const list = z.object({
  ...head,
  items: z.array(z.object({ title: text, description: text, comingSoon: z.boolean() })).min(1),
  ...pictureOfBoth('screen'),
});

const shape = z.object({
  ...opening,
  free: list,
  pro: list,
  comingSoonLabel: text,
  gallery: z.object({ ...head, lead: text, items: screens }),
  closing: z.object({ mark: text, heading: text, text, downloadLabel: text, pricingLabel: text }),
});

export const contract: Contract<typeof shape, ResultOf<'featuresPageQuery'>> = { query: featuresPageQuery, shape };
