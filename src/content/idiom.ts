import { z } from 'zod';
import { arabicPattern } from './characters.ts';
import { counts } from './counts.ts';
import { several, text, texts } from './fields.ts';

const ownNames = 'label, literalTitle, interpretiveTitle, meaning, note';

/** GROQ and shape of an everyday idiom, word by word and as a whole. Each word carries its own gloss. */
export const idiomFields = `idiom{${ownNames}, words[]{arabic, gloss, "joined": joined == true}}`;

export const idiomShape = z.object({
  ...texts(ownNames),
  words: several(
    z.object({ arabic: text.regex(arabicPattern, { error: 'arabic' }), gloss: text, joined: z.boolean() }),
    counts.idiomWords,
  ),
});
