/** Replaces lone surrogates, which a URL cannot hold, by �. `toWellFormed` is newer than the browser floor. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** An Indonesian telephone number as WhatsApp links need it: digits only, starting with 62. */
export const whatsappPattern = /^62\d{8,12}$/;

/**
 * A link to a chat with a prefilled text. Throws RangeError unless `phone` is such a number.
 * Uses encodeURIComponent, because URLSearchParams writes `+` for a space.
 */
export function whatsappLink(phone: string, text: string): string {
  if (!whatsappPattern.test(phone)) throw new RangeError(`Not an Indonesian number in digits: ${phone}`);
  return `https://wa.me/${phone}?text=${encodeURIComponent(wellFormed(text))}`;
}
