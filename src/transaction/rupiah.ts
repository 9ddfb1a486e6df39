/**
 * Writes a whole, non-negative number as `29.000`. Does so without Intl, whose first NumberFormat takes 70 ms on a slow
 * phone; a test compares the two in id-ID. Throws RangeError for anything else.
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

/** Writes a number with a decimal comma: `0,8`. */
export const formatDecimal = (value: number): string => String(value).replace('.', ',');

/** Splits a formatted amount before its last three digits (the unique code). Throws RangeError as formatNumber. */
export function splitAmount(value: number): { head: string; tail: string } {
  const text = formatRupiah(value);
  const cut = value < 1000 ? 2 : text.length - 3;
  return { head: text.slice(0, cut), tail: text.slice(cut) };
}
