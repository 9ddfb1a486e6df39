/**
 * Writes a whole, non-negative number as `29.000`. Avoids Intl, whose first NumberFormat takes 70 ms on a slow phone. A
 * test compares the two in id-ID. Throws RangeError for other numbers.
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole amount: ${value}`);
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
}

/**
 * `Rp29.000`, without a space (docs/what-the-site-does.md#money-numbers-and-days). The currency style of Intl is not
 * used: its spaces and fraction digits differ between runtimes. Throws RangeError like formatNumber.
 */
export function formatRupiah(value: number): string {
  return `Rp${formatNumber(value)}`;
}

/** Writes a number with a decimal comma: `0,8`. */
export const formatDecimal = (value: number): string => String(value).replace('.', ',');

/** Splits a formatted amount before its last three digits (the unique code). Throws RangeError like formatNumber. */
export function splitAmount(value: number): { head: string; tail: string } {
  const text = formatRupiah(value);
  const cut = value < 1000 ? 'Rp'.length : text.length - 3;
  return { head: text.slice(0, cut), tail: text.slice(cut) };
}
