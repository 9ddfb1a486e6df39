import { parseRupiah } from './parse-rupiah.ts';

/**
 * A whole number from 1 to `max` (content): what cannot be read becomes 1, what is too large `max`
 * (docs/what-the-site-does.md#quantity). Never throws.
 */
export function coerceQuantity(text: string, max: number): number {
  const parsed = parseRupiah(text);
  if (!parsed.ok) return parsed.reason === 'tooLarge' ? max : 1;
  return Math.min(Math.max(parsed.value, 1), max);
}
