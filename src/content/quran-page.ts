import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { groq, localOrWebLink, opening, openingFields, text, texts } from './fields.ts';
import { iconCardFields, iconCards } from './picture-fields.ts';

const readerNames = 'gloss, heading, frameTitle, slowText, sourceNote, linkLabel';

export const quranPageQuery = groq`*[_type == "quranPage" && _id == "quranPage"][0]{
  ${openingFields},
  reader{${readerNames}, url},
  cards{mark, heading, ${iconCardFields}},
  tips{mark, heading, sets[]{title, items}}
}`;

const shape = z.object({
  ...opening,
  reader: z.object({ ...texts(readerNames), url: localOrWebLink }),
  cards: z.object({ mark: text, heading: text, items: iconCards }),
  tips: z.object({
    mark: text,
    heading: text,
    sets: z.array(z.object({ title: text, items: z.array(text).min(1) })).length(2),
  }),
});

export const contract: Contract<typeof shape, ResultOf<'quranPageQuery'>> = { query: quranPageQuery, shape };
