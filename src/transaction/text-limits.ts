import { wellFormed } from './whatsapp.ts';

/** The longest visitor's texts in a WhatsApp link, in percent-encoded characters (src/content/chat-lengths.ts). */
export const limits = { name: 300, email: 300, text: 1000 } as const;

/** Characters of a text after percent-encoding: a Latin letter takes 1, a space 3, most others 6 to 12. */
export const encodedLength = (text: string): number => encodeURIComponent(wellFormed(text)).length;

/** One grapheme: a letter with its marks, or a joined emoji. Firefox has Intl.Segmenter only since 125. */
const grapheme = /(?:\p{RI}{2}|\P{M})(?:\u200D\p{ExtPict}|[\p{M}\p{EMod}\u200C\u200D])*|\p{M}+/gu;

/** Longest name, in graphemes. */
const longestName = 200;
/** The longest name after percent-encoding: 200 Arabic letters. Beyond `limits.name` it takes room from the address. */
const longestEncodedName = 1200;

/** How many letters at the end of a name exceed one of the limits. 0 if the name fits. */
export function excessLetters(name: string): number {
  const letters = name.match(grapheme) ?? [];
  let [encoded, fitting] = [0, 0];
  for (const letter of letters.slice(0, longestName)) {
    encoded += encodedLength(letter);
    if (encoded > longestEncodedName) break;
    fitting += 1;
  }
  return letters.length - fitting;
}

/** Encoded characters that remain for an address after its lines are joined. Negative if the address is too long. */
export function addressRemaining(address: string, name: string): number {
  const shared = limits.name + limits.text - encodedLength(name.trim());
  return Math.min(limits.text, shared) - encodedLength(address.replaceAll('\n', ', '));
}
