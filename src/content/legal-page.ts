import { z } from 'zod';
import { day, groq, seo, text } from './fields.ts';
import { richText, richTextFields } from './portable-text.ts';

const legalFields = `{
  seo{title, description},
  hero{title, lead},
  updated, updatedLabel, contentsLabel,
  sections[]{heading, "body": body[]${richTextFields}}
}`;

export const privacyPageQuery = groq`*[_type == "privacyPage" && _id == "privacyPage"][0]${legalFields}`;
export const termsPageQuery = groq`*[_type == "termsPage" && _id == "termsPage"][0]${legalFields}`;

/** Six sections each: specification section 2. */
export const legalPageShape = z.object({
  seo,
  hero: z.object({ title: text, lead: text }),
  updated: day,
  updatedLabel: text,
  contentsLabel: text,
  sections: z.array(z.object({ heading: text, body: richText })).length(6),
});

export type LegalPage = z.infer<typeof legalPageShape>;
