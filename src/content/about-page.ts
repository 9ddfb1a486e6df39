import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { counts } from './counts.ts';
import { groq, head, inOrder, isShown, opening, openingFields, optional, several, text, texts } from './fields.ts';
import { picture, pictureFields } from './picture-fields.ts';
import { legality, legalityGroq } from './legality.ts';
import { idiom, idiomFields } from './home-page.ts';
import { richText, richTextFields } from './portable-text.ts';

const body = `"body": body[]${richTextFields}`;

const directionNames = 'visionHeading, vision, missionHeading';

export const aboutPageQuery = groq`*[_type == "aboutPage" && _id == "aboutPage"][0]{
  ${openingFields},
  why{mark, gloss, heading, ${body}},
  publisher{mark, gloss, heading, ${body}},
  direction{${directionNames}, mission},
  "idiom": *[_type == "homePage" && _id == "homePage"][0].features.${idiomFields},
  principles{mark, heading, items[${isShown}]{title, description}},
  foreword{mark, gloss, heading, ${body}, signature},
  legality{mark, gloss, heading, "facts": ${legalityGroq}},
  team{mark, gloss, heading, "items": *[_type == "teamMember" && ${isShown}] | ${inOrder}{name, role, "picture": image{${pictureFields}}}}
}`;

const shape = z.object({
  ...opening,
  why: z.object({ ...head, body: richText }),
  publisher: z.object({ ...head, body: richText }),
  direction: z.object({ ...texts(directionNames), mission: z.array(text).min(1) }),
  idiom,
  principles: z.object({
    mark: text,
    heading: text,
    items: several(z.object({ title: text, description: text }), counts.cards),
  }),
  foreword: z.object({ ...head, body: richText, signature: text }),
  legality: z.object({ ...head, facts: legality }),
  team: z.object({
    ...head,
    items: several(z.object({ name: text, role: text, picture: optional(picture('portrait')) }), counts.team),
  }),
});

export const contract: Contract<typeof shape, ResultOf<'aboutPageQuery'>> = { query: aboutPageQuery, shape };
