import { wellFormed } from './whatsapp.ts';

/** The longest visitor's texts in a WhatsApp link, in percent-encoded characters. Apps cut links of 1,900 and more. */
export const limits = { name: 300, email: 300, text: 1000 } as const;

/** The longest of our own texts there: a greeting or note, and the name of a type. Labels and values take 300. */
export const ownLimits = { text: 135, type: 40 } as const;

/** Characters of a text after percent-encoding: a Latin letter takes 1, a space 3, most others 6 to 12. */
export const encodedLength = (text: string): number => encodeURIComponent(wellFormed(text)).length;

/** The longest name after percent-encoding: 200 Arabic letters. Beyond `limits.name` it takes room from the address. */
const longestName = 1200;

export const nameFits = (name: string): boolean => encodedLength(name) <= longestName;

/** Whether an address fits into a link beside the name, after its lines are joined. */
export function addressFits(address: string, name: string): boolean {
  const shared = limits.name + limits.text - encodedLength(name);
  return encodedLength(address.replaceAll('\n', ', ')) <= Math.min(limits.text, shared);
}
