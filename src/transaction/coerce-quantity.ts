import { parseRupiah } from './parse-rupiah.ts';

/**
 * Specification section 5: quantity is coerced to an integer of at least 1; an invalid entry becomes 1.
 * Values above `max` (content) become `max`.
 */
export function coerceQuantity(text: string, max: number): number {
  const parsed = parseRupiah(text);
  if (!parsed.ok) return parsed.reason === 'tooLarge' ? max : 1;
  return Math.min(Math.max(parsed.value, 1), max);
}
