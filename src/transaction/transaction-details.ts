import { eachDonorText, type DonorTexts } from './donor-texts.ts';
import { type Prices, quote, type Quote, type TransactionType } from './order.ts';
import type { ValidForm } from './validate-form.ts';
import { wellFormed } from './whatsapp.ts';

/** Increase this number when the meaning of a field changes. Details with another number are ignored. */
export const version = 2 as const;

/**
 * What the form hands to the confirmation page (docs/what-the-site-does.md#transaction-details), in whole rupiah. The
 * donor's texts are empty if only the copy in sessionStorage is left, which holds none (src/client/kept-state.ts).
 */
export interface TransactionDetails extends DonorTexts {
  version: typeof version;
  type: TransactionType;
  /** The donation; null for beli and wakaf. */
  amount: number | null;
  /** Number of mushaf; null for donasi. */
  quantity: number | null;
  /** Name of the city, as in the price list; null for donasi. */
  city: string | null;
  subtotal: number;
  shippingCost: number;
  uniqueCode: number;
  total: number;
  /** When the form was sent, in ms since 1970. It distinguishes two open transfers of the same total. */
  sentAt: number;
}

/** The longest name of a city, in code points. */
export const longestCity = 60;

/** The upper limits that staff may set: an amount in rupiah and a number of mushaf. The Studio's forms enforce both. */
export const upperLimits = { amount: 1_000_000_000, quantity: 10_000 } as const;

type Source = Omit<ValidForm, 'ok'> & Pick<TransactionDetails, 'sentAt'> & { quote: Quote };

/** The details of a valid order. Throws RangeError if the shipping is not known. */
export function toDetails({ order, quote: sums, sentAt, ...texts }: Source): TransactionDetails {
  if (sums.shipping === null) throw new RangeError('Shipping is not known: the order has no city');
  return {
    version,
    type: order.type,
    amount: order.type === 'donasi' ? order.amount : null,
    quantity: order.type === 'donasi' ? null : order.quantity,
    city: order.type === 'donasi' ? null : order.city,
    ...eachDonorText((name, { types, otherwise }) =>
      types.includes(order.type) ? wellFormed(texts[name]) : otherwise,
    ),
    subtotal: sums.subtotal,
    shippingCost: sums.shipping,
    uniqueCode: sums.uniqueCode,
    total: sums.total,
    sentAt,
  };
}

/** The sums of this transaction under these prices. Null if the form would now refuse it. */
export function quoteAgain(
  { type, amount, quantity, city, uniqueCode }: TransactionDetails,
  now: Prices,
): Quote | null {
  if (type === 'donasi') {
    const isAllowed = amount !== null && amount >= now.minDonation && amount <= now.maxDonation;
    return isAllowed ? quote({ type, amount }, now, uniqueCode) : null;
  }
  if (quantity === null || quantity > now.maxQuantity) return null;
  try {
    return quote({ type, quantity, city: city ?? '' }, now, uniqueCode);
  } catch {
    return null; // the price list no longer has the city
  }
}

/** Whether this transaction has the same sums under these prices. Prices that it does not depend on may differ. */
export function stillCosts(details: TransactionDetails, now: Prices): boolean {
  const sums = quoteAgain(details, now);
  return sums?.subtotal === details.subtotal && sums.shipping === details.shippingCost && sums.total === details.total;
}
