import { wellFormed } from './well-formed.ts';

/** Signs that each part of a visitor may take of a WhatsApp text as its link carries it (src/content/chat-words.ts). */
export const limits = { name: 300, email: 300, text: 1000 } as const;

/** Signs that a text takes in a link: a Latin letter 1, a blank 3, most others 6 to 12. */
export const signsInLink = (text: string): number => encodeURIComponent(wellFormed(text)).length;
