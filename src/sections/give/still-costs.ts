import type { Prices } from '../../transaction/order.ts';
import { quote } from '../../transaction/quote.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';

/** Whether this transaction, to this city (details do not say it), would be asked the same sum now. */
export function stillCosts(
  { type, amount, quantity, uniqueCode, total }: TransactionDetails,
  city: string,
  now: Prices,
) {
  if (type === 'donasi') return amount !== null && amount >= now.minDonation && amount <= now.maxDonation;
  try {
    return quote({ type, quantity: quantity ?? 0, city }, now, uniqueCode).total === total;
  } catch {
    return false; // the city is no longer there
  }
}
