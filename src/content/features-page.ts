import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { bothPictures, groq, pictureOfBoth, screenFields, screens, seo, text } from './fields.ts';

const listFields = `{mark, gloss, heading, items[]{title, description, "comingSoon": comingSoon == true}, ${bothPictures}}`;

export const featuresPageQuery = groq`*[_type == "featuresPage" && _id == "featuresPage"][0]{
  seo{title, description},
  hero{title, lead},
  "free": free${listFields}, "pro": pro${listFields}, comingSoonLabel,
  gallery{mark, gloss, heading, lead, ${screenFields}},
  closing{mark, heading, text, downloadLabel, pricingLabel}
}`;

const list = z.object({
  mark: text,
  gloss: text,
  heading: text,
  items: z.array(z.object({ title: text, description: text, comingSoon: z.boolean() })).min(1),
  ...pictureOfBoth('screen'),
});

export const featuresPageShape = z.object({
  seo,
  hero: z.object({ title: text, lead: text }),
  free: list,
  pro: list,
  comingSoonLabel: text,
  gallery: z.object({ mark: text, gloss: text, heading: text, lead: text, items: screens }),
  closing: z.object({ mark: text, heading: text, text, downloadLabel: text, pricingLabel: text }),
});

export const contract: Contract<typeof featuresPageShape, ResultOf<'featuresPageQuery'>> = {
  query: featuresPageQuery,
  shape: featuresPageShape,
};

export type FeaturesPage = z.infer<typeof featuresPageShape>;
