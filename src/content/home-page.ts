import { z } from 'zod';
import { arabicPattern } from './characters.ts';
import type { Contract, ResultOf } from './contract.ts';
import { counts } from './counts.ts';
import { groq, head, inOrder, isShown, optional, seo, several, text, texts } from './fields.ts';
import { tashih, tashihFields } from './legality.ts';
import { bothPictures, icon, picture, pictureFields, themedPicture, screenFields, screens } from './picture-fields.ts';

const heroNames = 'title, lead, leadTerm, downloadLabel, aboutLabel, note, readLabel, donateLabel, leafFoot';
const closingNames = 'mark, heading, text, downloadLabel, donateLabel';

const idiomNames = 'label, meaning, note';

/** GROQ and shape of an idiom in Arabic. It has words as written, a gloss for each, and a meaning for the whole. */
export const idiomFields = `idiom{${idiomNames}, words[]{arabic, gloss, "joined": joined == true}}`;

const arabic = text.regex(arabicPattern, 'tulis hanya huruf Arab dan harakatnya, tanpa spasi');
export const idiom = z.object({
  ...texts(idiomNames),
  words: several(z.object({ arabic, gloss: text, joined: z.boolean() }), counts.idiomWords).transform(joinWords),
});

type Word = { arabic: string; gloss: string };

/** Joins an entry with `joined` and the next one to one word. Datasets from before 26 November 2026 have such entries. */
function joinWords(entries: (Word & { joined: boolean })[]): Word[] {
  const words: Word[] = [];
  let start: Word | undefined;
  for (const { arabic: letters, gloss, joined } of entries) {
    const word = start
      ? { arabic: start.arabic + letters, gloss: `${start.gloss} ${gloss}` }
      : { arabic: letters, gloss };
    start = joined ? word : undefined;
    if (!joined) words.push(word);
  }
  return start ? [...words, start] : words;
}

export const homePageQuery = groq`*[_type == "homePage" && _id == "homePage"][0]{
  seo{title, description},
  hero{${heroNames}, gloss{term, text}, ${bothPictures}, "tashih": *[_type == "legality" && _id == "legality"][0].${tashihFields}},
  features{mark, gloss, heading, "items": *[_type == "feature" && ${isShown}] | ${inOrder}{icon, title, description, "pro": pro == true}, ${idiomFields}},
  gallery{mark, gloss, heading, lead, ${screenFields}},
  closing{${closingNames}, "picture": image{${pictureFields}}}
}`;

const shape = z.object({
  seo,
  hero: z.object({
    ...texts(heroNames),
    gloss: z.object({ term: text, text }),
    ...themedPicture('screen'),
    tashih,
  }),
  features: z.object({
    ...head,
    items: several(z.object({ icon, title: text, description: text, pro: z.boolean() }), counts.features),
    idiom,
  }),
  gallery: z.object({ ...head, lead: text, items: screens }),
  closing: z.object({ ...texts(closingNames), picture: optional(picture('gallery')) }),
});

export const contract: Contract<typeof shape, ResultOf<'homePageQuery'>> = { query: homePageQuery, shape };
