import { mapDonorTexts, type DonorTexts } from './donor-texts.ts';
import { type Prices, quote, type Quote, type TransactionType } from './order.ts';
import type { ValidForm } from './validate-form.ts';
import { wellFormed } from './whatsapp.ts';

/** Increase this number when the meaning of a field changes. Details with another number are ignored. */
export const version = 2 as const;

/**
 * What the form hands to the confirmation page (docs/what-the-site-does.md#transaction-details), in whole rupiah. The
 * donor's texts are empty if only the copy in sessionStorage is left, which holds none (src/client/history.ts).
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

/** The longest name of a city, in characters. The WhatsApp text contains it. */
export const longestCity = 60;

/** The upper limits that staff may set: an amount in rupiah and a number of mushaf. The Studio's forms enforce both. */
export const upperLimits = { amount: 1_000_000_000, quantity: 10_000 } as const;

type Source = Omit<ValidForm, 'ok'> & Pick<TransactionDetails, 'sentAt'> & { quote: Quote };

/** The details of a valid order. Throws RangeError if the shipping is not known. */
export function toDetails({ order, quote: quoted, sentAt, ...texts }: Source): TransactionDetails {
  if (quoted.shipping === null) throw new RangeError('Shipping is not known: the order has no city');
  return {
    version,
    type: order.type,
    amount: order.type === 'donasi' ? order.amount : null,
    quantity: order.type === 'donasi' ? null : order.quantity,
    city: order.type === 'donasi' ? null : order.city,
    ...mapDonorTexts((name, { types, otherwise }) =>
      types.includes(order.type) ? wellFormed(texts[name]) : otherwise,
    ),
    subtotal: quoted.subtotal,
    shippingCost: quoted.shipping,
    uniqueCode: quoted.uniqueCode,
    total: quoted.total,
    sentAt,
  };
}

/** The quote of this transaction under these prices. Null if the form would now refuse it. */
export function quoteAgain(
  { type, amount, quantity, city, uniqueCode }: TransactionDetails,
  prices: Prices,
): Quote | null {
  if (type === 'donasi') {
    const isAllowed = amount !== null && amount >= prices.minDonation && amount <= prices.maxDonation;
    return isAllowed ? quote({ type, amount }, prices, uniqueCode) : null;
  }
  if (quantity === null || quantity > prices.maxQuantity) return null;
  try {
    return quote({ type, quantity, city: city ?? '' }, prices, uniqueCode);
  } catch {
    return null; // the price list no longer has the city
  }
}

/** Whether this transaction has the same quote under these prices. Prices that it does not depend on may differ. */
export function stillCosts(details: TransactionDetails, prices: Prices): boolean {
  const quoted = quoteAgain(details, prices);
  if (!quoted) return false;
  const { subtotal, shipping, total } = quoted;
  return subtotal === details.subtotal && shipping === details.shippingCost && total === details.total;
}
