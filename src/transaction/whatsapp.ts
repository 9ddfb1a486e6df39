/** Replaces lone surrogates, which a URL cannot hold, by �. `toWellFormed` is newer than the browser floor. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/**
 * A link to a chat with a prefilled text. Throws RangeError unless `phone` is an international number in digits (62…).
 * Uses encodeURIComponent, because URLSearchParams writes `+` for a space.
 */
export function whatsappLink(phone: string, text: string): string {
  if (!/^62\d{7,13}$/.test(phone)) throw new RangeError(`Not an Indonesian number in digits: ${phone}`);
  return `https://wa.me/${phone}?text=${encodeURIComponent(wellFormed(text))}`;
}
