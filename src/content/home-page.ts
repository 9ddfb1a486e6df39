import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { counts } from './counts.ts';
import {
  groq,
  icon,
  inOrder,
  optional,
  picture,
  pictureFields,
  screenFields,
  screens,
  seo,
  several,
  text,
  texts,
} from './fields.ts';
import { idiomFields, idiomShape } from './idiom.ts';

const heroNames = 'title, lead, leadTerm, downloadLabel, aboutLabel, note, leafFoot';
const closingNames = 'mark, heading, text, downloadLabel, donateLabel';

export const homePageQuery = groq`*[_type == "homePage" && _id == "homePage"][0]{
  seo{title, description},
  hero{${heroNames}, gloss{term, text}},
  features{mark, gloss, heading, "items": *[_type == "feature"] | ${inOrder}{icon, title, description, "pro": pro == true}, ${idiomFields}},
  gallery{mark, gloss, heading, lead, ${screenFields}},
  closing{${closingNames}, "picture": image{${pictureFields}}}
}`;

export const homePageShape = z.object({
  seo,
  hero: z.object({ ...texts(heroNames), gloss: z.object({ term: text, text }) }),
  features: z.object({
    mark: text,
    gloss: text,
    heading: text,
    items: several(z.object({ icon, title: text, description: text, pro: z.boolean() }), counts.features),
    idiom: idiomShape,
  }),
  gallery: z.object({ mark: text, gloss: text, heading: text, lead: text, items: screens }),
  closing: z.object({ ...texts(closingNames), picture: optional(picture('gallery')) }),
});

export const contract: Contract<typeof homePageShape, ResultOf<'homePageQuery'>> = {
  query: homePageQuery,
  shape: homePageShape,
};

export type HomePage = z.infer<typeof homePageShape>;
