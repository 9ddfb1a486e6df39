import { cleanNumber, parseRupiah } from './parse-rupiah.ts';

/** What people count mushaf in. Other words may multiply (lusin, ribu). */
const unit = / ?(?:buah|mushaf|buku|biji|eks|eksemplar|pcs|unit)\.?$/i;

const parse = (text: string) => parseRupiah(cleanNumber(text).replace(unit, ''));

/**
 * A whole number from 1 to `max` (content), without the word that is counted in: what cannot be read becomes 1, what is
 * too large `max` (docs/what-the-site-does.md#quantity). Never throws.
 */
export function coerceQuantity(text: string, max: number): number {
  const parsed = parse(text);
  if (!parsed.ok) return parsed.reason === 'tooLarge' ? max : 1;
  return Math.min(Math.max(parsed.value, 1), max);
}

/** Whether the quantity is the number that was typed. Otherwise the donor is told of the other number. */
export function isQuantityAsTyped(text: string, max: number): boolean {
  const parsed = parse(text);
  return parsed.ok && parsed.value === coerceQuantity(text, max);
}
