import { quote, type Prices, type Quote } from 'site/transaction/order.ts';
import { readPlace } from 'site/transaction/transaction-details.ts';
import type { Claim } from './read-messages.ts';
import { uniqueCodeRange } from 'site/transaction/unique-code.ts';

/** The parts of a total, in whole rupiah. */
export type TotalParts = Pick<Quote, 'subtotal' | 'uniqueCode'> & { shipping: number };

/** What a claim states. An empty `city` stands for any city. */
type StatedOrder = Pick<Claim, 'kind' | 'quantity' | 'city'> & { total: number };

const isCode = (rest: number) => rest >= uniqueCodeRange.min && rest <= uniqueCodeRange.max;

/**
 * Splits the total that a claim states into its parts, the reverse of `quote`. A donation is whole thousands plus its
 * code. Returns null if no parts, or several, give the total at today's prices and rates. Never throws.
 */
export function partsOfTotal({ kind, quantity, city, total }: StatedOrder, prices: Prices): TotalParts | null {
  if (kind === 'donasi') {
    const uniqueCode = total % 1000;
    return isCode(uniqueCode) && total > uniqueCode ? { subtotal: total - uniqueCode, shipping: 0, uniqueCode } : null;
  }
  if (!kind || quantity === null || quantity < 1 || quantity > prices.maxQuantity) return null;
  const cityName = readPlace(city).city.toLowerCase();
  const named = prices.cities.filter(({ name }) => name.toLowerCase() === cityName);
  const found = new Map<number, TotalParts>();
  try {
    for (const { name } of city === '' ? prices.cities : named) {
      const { subtotal, shipping, total: withoutCode } = quote({ type: kind, quantity, city: name }, prices, 0);
      const uniqueCode = total - withoutCode;
      if (isCode(uniqueCode)) found.set(uniqueCode, { subtotal, shipping: shipping ?? 0, uniqueCode });
    }
  } catch {
    // A price that the site would refuse explains no total.
  }
  return found.size === 1 ? (Array.from(found.values())[0] ?? null) : null;
}
