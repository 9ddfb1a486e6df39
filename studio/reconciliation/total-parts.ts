import { quote, type Prices, type Quote } from 'site/transaction/order.ts';
import { readPlace } from 'site/transaction/place-name.ts';
import type { Claim } from './read-messages.ts';
import { uniqueCodeRange } from 'site/transaction/unique-code.ts';

/** The parts of a total, in whole rupiah. */
export type TotalParts = Pick<Quote, 'subtotal' | 'uniqueCode'> & { shipping: number };

/** An empty `city` stands for any city. */
type Asked = Pick<Claim, 'kind' | 'quantity' | 'city'> & { total: number };

const isCode = (rest: number) => rest >= uniqueCodeRange.min && rest <= uniqueCodeRange.max;

/**
 * Splits the total that a claim states into its parts, the reverse of `quote`. A donation is whole thousands plus its
 * code. Returns null if no parts, or several, give the total at today's prices and rates. Never throws.
 */
export function partsOfTotal({ kind, quantity, city, total }: Asked, prices: Prices): TotalParts | null {
  if (kind === 'donasi') {
    const uniqueCode = total % 1000;
    return isCode(uniqueCode) && total > uniqueCode ? { subtotal: total - uniqueCode, shipping: 0, uniqueCode } : null;
  }
  if (!kind || quantity === null || quantity < 1 || quantity > prices.maxQuantity) return null;
  const rated = readPlace(city).city.toLowerCase();
  const named = prices.cities.filter(({ name }) => name.toLowerCase() === rated);
  const found = new Map<number, TotalParts>();
  try {
    for (const { name } of city === '' ? prices.cities : named) {
      const { subtotal, shipping, total: before } = quote({ type: kind, quantity, city: name }, prices, 0);
      const uniqueCode = total - before;
      if (isCode(uniqueCode)) found.set(uniqueCode, { subtotal, shipping: shipping ?? 0, uniqueCode });
    }
  } catch {} // a price that the site would refuse explains no total
  return found.size === 1 ? (Array.from(found.values())[0] ?? null) : null;
}
