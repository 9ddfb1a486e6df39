import { type Prices, quote } from '../../transaction/order.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';

/** Whether this transaction has the same sums under these prices. Prices that it does not depend on may differ. */
export function stillCosts(details: TransactionDetails, now: Prices): boolean {
  const { type, amount, quantity, city, uniqueCode } = details;
  if (type === 'donasi') return amount !== null && amount >= now.minDonation && amount <= now.maxDonation;
  if (quantity === null || quantity > now.maxQuantity) return false;
  try {
    const { subtotal, shipping, total } = quote({ type, quantity, city: city ?? '' }, now, uniqueCode);
    return subtotal === details.subtotal && shipping === details.shippingCost && total === details.total;
  } catch {
    return false; // the price list no longer has the city
  }
}
