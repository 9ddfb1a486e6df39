import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { groq, iconCardFields, iconCards, localOrWebLink, seo, text, texts } from './fields.ts';

const readerNames = 'mark, gloss, heading, frameTitle, slowText, sourceNote, linkLabel';

export const quranPageQuery = groq`*[_type == "quranPage" && _id == "quranPage"][0]{
  seo{title, description},
  hero{title, lead},
  reader{${readerNames}, url},
  cards{mark, heading, ${iconCardFields}},
  tips{mark, heading, sets[]{title, items}}
}`;

export const quranPageShape = z.object({
  seo,
  hero: z.object({ title: text, lead: text }),
  reader: z.object({ ...texts(readerNames), url: localOrWebLink }),
  cards: z.object({ mark: text, heading: text, items: iconCards }),
  tips: z.object({
    mark: text,
    heading: text,
    sets: z.array(z.object({ title: text, items: z.array(text).min(1) })).length(2),
  }),
});

export const contract: Contract<typeof quranPageShape, ResultOf<'quranPageQuery'>> = {
  query: quranPageQuery,
  shape: quranPageShape,
};

export type QuranPage = z.infer<typeof quranPageShape>;
