import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { counts } from './counts.ts';
import { groq, inOrder, optional, picture, pictureFields, seo, several, text, texts } from './fields.ts';
import { legality, legalityGroq } from './legality.ts';
import { idiomFields, idiomShape } from './idiom.ts';
import { richText, richTextFields } from './portable-text.ts';

const body = `"body": body[]${richTextFields}`;

const directionNames = 'mark, visionHeading, vision, missionHeading';

export const aboutPageQuery = groq`*[_type == "aboutPage" && _id == "aboutPage"][0]{
  seo{title, description},
  hero{title, lead},
  why{mark, gloss, heading, ${body}},
  publisher{mark, gloss, heading, ${body}},
  direction{${directionNames}, mission},
  "idiom": *[_type == "homePage" && _id == "homePage"][0].features.${idiomFields},
  principles{mark, heading, items[]{title, description}},
  foreword{mark, gloss, heading, ${body}, signature},
  legality{mark, gloss, heading, "facts": ${legalityGroq}},
  team{mark, gloss, heading, "items": *[_type == "teamMember"] | ${inOrder}{name, role, "picture": image{${pictureFields}}}}
}`;

export const aboutPageShape = z.object({
  seo,
  hero: z.object({ title: text, lead: text }),
  why: z.object({ mark: text, gloss: text, heading: text, body: richText }),
  publisher: z.object({ mark: text, gloss: text, heading: text, body: richText }),
  direction: z.object({ ...texts(directionNames), mission: z.array(text).min(1) }),
  idiom: idiomShape,
  principles: z.object({
    mark: text,
    heading: text,
    items: several(z.object({ title: text, description: text }), counts.cards),
  }),
  foreword: z.object({ mark: text, gloss: text, heading: text, body: richText, signature: text }),
  legality: z.object({ mark: text, gloss: text, heading: text, facts: legality }),
  team: z.object({
    mark: text,
    gloss: text,
    heading: text,
    items: several(z.object({ name: text, role: text, picture: optional(picture('portrait')) }), counts.team),
  }),
});

export const contract: Contract<typeof aboutPageShape, ResultOf<'aboutPageQuery'>> = {
  query: aboutPageQuery,
  shape: aboutPageShape,
};

export type AboutPage = z.infer<typeof aboutPageShape>;
