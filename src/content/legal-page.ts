import { z } from 'zod';
import { day, seo, text } from './fields.ts';
import { richText, richTextFields } from './portable-text.ts';

const query = (type: string) => `*[_type == "${type}" && _id == "${type}"][0]{
  seo{title, description},
  hero{title, lead},
  updated, updatedLabel, contentsLabel,
  sections[]{heading, "body": body[]${richTextFields}}
}`;

export const privacyPageQuery = query('privacyPage');
export const termsPageQuery = query('termsPage');

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
