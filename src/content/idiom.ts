import { z } from 'zod';
import { arabicPattern } from './characters.ts';
import { counts } from './counts.ts';
import { several, text } from './fields.ts';

/** GROQ and shape of an everyday idiom, word by word and as a whole. Each word carries its own gloss. */
export const idiomFields =
  'idiom{label, literalTitle, words[]{arabic, gloss, "joined": joined == true}, interpretiveTitle, meaning, note}';

export const idiomShape = z.object({
  label: text,
  literalTitle: text,
  words: several(
    z.object({ arabic: text.regex(arabicPattern, { error: 'arabic' }), gloss: text, joined: z.boolean() }),
    counts.idiomWords,
  ),
  interpretiveTitle: text,
  meaning: text,
  note: text,
});
