/**
 * `29.000` for whole, non-negative numbers, as Intl writes it in id-ID (a test compares the two): creating an
 * Intl.NumberFormat takes a slow phone 70 ms. Throws RangeError for anything else.
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole amount: ${value}`);
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
}

/**
 * `Rp29.000`, without a space (docs/what-the-site-does.md#money-numbers-and-days). Our own prefix, because the currency style
 * of Intl differs between runtimes in spaces and fraction digits. Throws RangeError as formatNumber.
 */
export function formatRupiah(value: number): string {
  return `Rp${formatNumber(value)}`;
}

/** `0,8` for a number with a fraction, in the Indonesian way. */
export const formatDecimal = (value: number): string => String(value).replace('.', ',');

/** The formatted amount in two parts, so that the last three digits (the unique code) can be marked. */
export function splitAmount(value: number): { head: string; tail: string } {
  const text = formatRupiah(value);
  const cut = value < 1000 ? 2 : text.length - 3;
  return { head: text.slice(0, cut), tail: text.slice(cut) };
}
