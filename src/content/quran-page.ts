import { z } from 'zod';
import { localOrWebLink, pageOpening, text, texts } from './fields.ts';
import { iconCards } from './picture-fields.ts';

export const quranPage = z.object({
  ...pageOpening,
  reader: z.object({
    /** `slowText` shows while the reader has not opened in time. */
    ...texts('gloss', 'heading', 'slowText'),
    url: localOrWebLink,
  }),
  cards: z.object({ heading: text, items: iconCards }),
  tips: z.object({
    heading: text,
    /** The left and the right one. */
    sets: z.array(z.object({ title: text, items: z.array(text).min(1) })).length(2),
  }),
});
