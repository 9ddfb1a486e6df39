/**
 * The text without halves of a pair of UTF-16, which no URL can hold: each becomes �. What `toWellFormed` does in
 * engines newer than the floor (docs/browser-floor.md).
 */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/**
 * A chat link with a prefilled text. `phone` is the international number in digits (62…). Throws
 * RangeError on anything else. encodeURIComponent, because URLSearchParams writes `+` for a space.
 */
export function whatsappLink(phone: string, text: string): string {
  if (!/^62\d{7,13}$/.test(phone)) throw new RangeError(`Not an Indonesian number in digits: ${phone}`);
  return `https://wa.me/${phone}?text=${encodeURIComponent(wellFormed(text))}`;
}
