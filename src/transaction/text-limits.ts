import { wellFormed } from './whatsapp.ts';

/** The room for each visitor's text in a WhatsApp link, in percent-encoded characters. Apps cut links from 1,900 on. */
export const linkRoom = { name: 300, email: 300, message: 1000 } as const;

/** The longest of our own texts in such a link: a greeting or note, and the name of a type. Labels take the rest. */
export const messageLimits = { text: 135, type: 40 } as const;

/** Characters of a text after percent-encoding: a Latin letter takes 1, a space 3, most others 6 to 12. */
export const encodedLength = (text: string): number => encodeURIComponent(wellFormed(text)).length;

/** The longest name after percent-encoding: 200 Arabic letters. Beyond `linkRoom.name` it takes room from the address. */
const longestName = 1200;

export const nameFits = (name: string): boolean => encodedLength(name) <= longestName;

/** Whether an address fits into a link beside the name, after its lines are joined. A name of 500 leaves it 800. */
export function addressFits(address: string, name: string): boolean {
  const shared = linkRoom.name + linkRoom.message - encodedLength(name);
  return encodedLength(address.replaceAll('\n', ', ')) <= Math.min(linkRoom.message, shared);
}
