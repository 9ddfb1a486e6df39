import { wellFormed } from './whatsapp.ts';

/** Signs that each part of a visitor may take of a WhatsApp text as its link carries it (src/content/chat-lengths.ts). */
export const limits = { name: 300, email: 300, text: 1000 } as const;

/** Signs that a text takes in a link: a Latin letter 1, a blank 3, most others 6 to 12. */
export const signsInLink = (text: string): number => encodeURIComponent(wellFormed(text)).length;

/** A letter with its marks, skin tone or joined pictures. Firefox has Intl.Segmenter only from 125 on. */
const letter = /(?:\p{RI}{2}|\P{M})(?:\u200D\p{ExtPict}|[\p{M}\p{EMod}\u200C\u200D])*|\p{M}+/gu;

/** Longest name, in letters as people count them. */
const longestName = 200;
/** Signs for a name: 200 Arabic letters. What exceeds `limits.name` is taken from the address. */
const signsOfName = 1200;

/** Letters at the end of a name that are too many, for people or for the link. */
export function nameOver(name: string): number {
  const letters = name.match(letter) ?? [];
  let [signs, fitting] = [0, 0];
  for (const one of letters.slice(0, longestName)) {
    signs += signsInLink(one);
    if (signs > signsOfName) break;
    fitting += 1;
  }
  return letters.length - fitting;
}

/** Signs that can still be added to an address, whose lines become one; negative when there are too many. */
export function addressRemaining(address: string, name: string): number {
  const shared = limits.name + limits.text - signsInLink(name.trim());
  return Math.min(limits.text, shared) - signsInLink(address.replaceAll('\n', ', '));
}
