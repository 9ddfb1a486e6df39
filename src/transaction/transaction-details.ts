import type { Order, TransactionType } from './order.ts';
import type { Quote } from './quote.ts';
import { wellFormed } from './well-formed.ts';

/** Raised when the meaning of a field changes: details from an older build are then not shown. */
export const version = 1;

/** What the form hands to the confirmation page (docs/what-the-site-does.md#transaction-details). Money in whole rupiah. */
export interface TransactionDetails {
  version: typeof version;
  type: TransactionType;
  name: string;
  /** The donation; null for beli and wakaf. */
  amount: number | null;
  /** Mushaf; null for donasi. */
  quantity: number | null;
  address: string;
  subtotal: number;
  shippingCost: number;
  uniqueCode: number;
  total: number;
}

/** Longest name and address, in code points; in a WhatsApp text both must have room besides (src/transaction/text-limits.ts). */
export const longest = { name: 200, address: 1000 } as const;

/** The address where nothing is sent to the visitor. */
const distributedByTeam = 'Disalurkan oleh tim';

interface Parts {
  order: Order;
  quote: Quote;
  name: string;
  address: string;
}

/** The details of a valid order. Throws RangeError when its shipping is not settled. */
export function toDetails({ order, quote, name, address }: Parts): TransactionDetails {
  if (quote.shipping === null) throw new RangeError('No shipping');
  return {
    version,
    type: order.type,
    name: wellFormed(name),
    amount: order.type === 'donasi' ? order.amount : null,
    quantity: order.type === 'donasi' ? null : order.quantity,
    address: order.type === 'beli' ? wellFormed(address) : distributedByTeam,
    subtotal: quote.subtotal,
    shippingCost: quote.shipping,
    uniqueCode: quote.uniqueCode,
    total: quote.total,
  };
}
