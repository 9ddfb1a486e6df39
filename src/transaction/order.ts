/** The three things a visitor can do, in the order of the form (docs/what-the-site-does.md#types-of-transaction). */
export const transactionTypes = ['donasi', 'beli', 'wakaf'] as const;

export type TransactionType = (typeof transactionTypes)[number];

export function isTransactionType(value: unknown): value is TransactionType {
  return transactionTypes.includes(value as TransactionType);
}

export type Order =
  | { type: 'donasi'; /** Whole rupiah. */ amount: number }
  | { type: 'beli' | 'wakaf'; quantity: number; city: string };

/** Prices and limits from content (docs/what-the-site-does.md#prices-and-limits). Money in whole rupiah. */
export interface Prices {
  unitPrice: { beli: number; wakaf: number };
  /** The weight of one mushaf in whole grams, because 0.8 (kg) has no exact binary representation. */
  weightGrams: number;
  cities: readonly { name: string; ratePerKg: number }[];
  minDonation: number;
  maxDonation: number;
  maxQuantity: number;
}

/** All amounts in whole rupiah. */
export interface Quote {
  subtotal: number;
  /** Null while no city is chosen; 0 for donasi. */
  shipping: number | null;
  uniqueCode: number;
  total: number;
}

/** Throws RangeError above a quarter of the safe integers, so that the sum of an order's amounts is a safe integer. */
function checked(amount: number): number {
  if (Number.isSafeInteger(amount) && amount >= 0 && amount <= Number.MAX_SAFE_INTEGER / 4) return amount;
  throw new RangeError(`Out of range: ${amount}`);
}

const multiply = (a: number, b: number): number => checked(checked(a) * checked(b));

/** Rounds quantity × weight up to kg (docs/what-the-site-does.md#shipping). Throws RangeError if it is out of range. */
export function shippingWeightKg(quantity: number, weightGrams: number): number {
  return Math.ceil(multiply(quantity, weightGrams) / 1000);
}

/**
 * Computes what the visitor transfers (docs/what-the-site-does.md#total). The interface shows these figures and never
 * adds numbers itself. While the form has no city, `shipping` is null and the total does not include it. Throws
 * RangeError for an unknown city or an amount out of range.
 */
export function quote(order: Order, prices: Prices, uniqueCode: number): Quote {
  if (order.type === 'donasi') {
    const subtotal = checked(order.amount);
    return { subtotal, shipping: 0, uniqueCode, total: subtotal === 0 ? 0 : subtotal + uniqueCode };
  }
  if (order.quantity < 1) throw new RangeError(`Quantity below 1: ${order.quantity}`);
  const subtotal = multiply(order.quantity, prices.unitPrice[order.type]);
  const shipping = order.city === '' ? null : shippingCost(order.quantity, order.city, prices);
  return { subtotal, shipping, uniqueCode, total: subtotal + (shipping ?? 0) + uniqueCode };
}

/** Whether the order has an amount and, for mushaf, a city. Without them the total is provisional. */
export const isComplete = <Quoted extends Pick<Quote, 'subtotal' | 'shipping'>>(
  quoted: Quoted,
): quoted is Quoted & { shipping: number } => quoted.subtotal > 0 && quoted.shipping !== null;

/** Whether the last three digits of the total are the unique code. The interface marks them only then. */
export const endsInCode = ({ total, uniqueCode }: Pick<Quote, 'total' | 'uniqueCode'>): boolean =>
  total % 1000 === uniqueCode;

function shippingCost(quantity: number, city: string, { cities, weightGrams }: Prices): number {
  const found = cities.find(({ name }) => name === city);
  if (!found) throw new RangeError(`Unknown city: ${city}`);
  return multiply(shippingWeightKg(quantity, weightGrams), found.ratePerKg);
}
