import { z } from 'zod';
import { arabicPattern } from './characters.ts';
import { counts } from './counts.ts';
import { unitPrices } from './donation-page.ts';
import { flag, head, seo, several, text, texts } from './fields.ts';
import { tashih } from './legality.ts';
import { icon, optionalPicture, screens } from './picture-fields.ts';
import { from, listed, single } from './query.ts';

const arabic = text.regex(arabicPattern, 'tulis hanya huruf Arab dan harakatnya, tanpa spasi');
/** An idiom in Arabic. It has words as written, a gloss for each, and a meaning for the whole. */
export const idiom = z.object({
  meaning: text,
  words: several(z.object({ arabic, gloss: text, joined: flag }), counts.idiomWords).transform(joinWords),
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

const feature = z.object({ icon, title: text, description: text, pro: flag });

export const homePage = z.object({
  seo,
  hero: z.object({
    ...texts('title', 'lead', 'leadTerm', 'leafFoot'),
    tashih: from(`${single('legality')}.tashih`, tashih),
  }),
  // Datasets from before 29 November 2026 have it among the features.
  idiom: from('coalesce(hero.idiom, features.idiom)', idiom),
  prices: from(`${single('donationPage')}.prices.unitPrice`, unitPrices),
  features: z.object({ ...head, items: from(listed('feature'), several(feature, counts.features)) }),
  gallery: z.object({
    ...head,
    version: from(`${single('appInfo')}.version`, text),
    items: screens,
  }),
  closing: z.object({ ...texts('heading', 'text'), picture: optionalPicture('gallery') }),
});
