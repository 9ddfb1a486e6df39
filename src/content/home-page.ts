import { z } from 'zod';
import { arabicPattern, arabicRemedy } from './characters.ts';
import { counts } from './counts.ts';
import { unitPrices } from './donation-page.ts';
import { flag, sectionHead, seo, several, text, texts } from './fields.ts';
import { tashih } from './legality.ts';
import { icon, optionalPictureField, screens } from './picture-fields.ts';
import { fromGroq, listed, single } from './query.ts';

const arabic = text.regex(arabicPattern, arabicRemedy);
/** An idiom in Arabic. It has words as written, a gloss for each, and a meaning for the whole. */
export const idiom = z.object({ meaning: text, words: several(z.object({ arabic, gloss: text }), counts.idiomWords) });

const feature = z.object({ icon, title: text, description: text, pro: flag });

export const homePage = z.object({
  seo,
  hero: z.object({
    /** `leadTerm`: the words of `lead` that link to the idiom. `leafFoot`: the line below the drawn mushaf page. */
    ...texts('title', 'lead', 'leadTerm', 'leafFoot'),
    idiom,
    tashih: fromGroq(`${single('legality')}.tashih`, tashih),
  }),
  prices: fromGroq(`${single('donationPage')}.prices.unitPrice`, unitPrices),
  features: z.object({ ...sectionHead, items: fromGroq(listed('feature'), several(feature, counts.features)) }),
  gallery: z.object({ ...sectionHead, version: fromGroq(`${single('appInfo')}.version`, text), items: screens }),
  closing: z.object({ ...texts('heading', 'text'), picture: optionalPictureField('gallery') }),
});
