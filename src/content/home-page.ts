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
} from './fields.ts';
import { idiomFields, idiomShape } from './idiom.ts';

export const homePageQuery = groq`*[_type == "homePage" && _id == "homePage"][0]{
  seo{title, description},
  hero{title, lead, leadTerm, gloss{term, text}, downloadLabel, aboutLabel, note, leafFoot},
  features{mark, gloss, heading, "items": *[_type == "feature"] | ${inOrder}{icon, title, description, "pro": pro == true}, ${idiomFields}},
  gallery{mark, gloss, heading, lead, ${screenFields}},
  closing{mark, heading, text, downloadLabel, donateLabel, "picture": image{${pictureFields}}}
}`;

export const homePageShape = z.object({
  seo,
  hero: z.object({
    title: text,
    lead: text,
    leadTerm: text,
    gloss: z.object({ term: text, text }),
    downloadLabel: text,
    aboutLabel: text,
    note: text,
    leafFoot: text,
  }),
  features: z.object({
    mark: text,
    gloss: text,
    heading: text,
    items: several(z.object({ icon, title: text, description: text, pro: z.boolean() }), counts.features),
    idiom: idiomShape,
  }),
  gallery: z.object({
    mark: text,
    gloss: text,
    heading: text,
    lead: text,
    items: screens,
  }),
  closing: z.object({
    mark: text,
    heading: text,
    text,
    downloadLabel: text,
    donateLabel: text,
    picture: optional(picture('gallery')),
  }),
});

export const contract: Contract<typeof homePageShape, ResultOf<'homePageQuery'>> = {
  query: homePageQuery,
  shape: homePageShape,
};

export type HomePage = z.infer<typeof homePageShape>;
