import { type Prices, quote } from '../../transaction/order.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { validateForm, type FormFields } from '../../transaction/validate-form.ts';

/** Any code: both sides use it. */
const code = 100;

/** Whether this form costs the same under both prices. Prices that it does not depend on may differ. */
export function costsTheSame(fields: FormFields, before: Prices, now: Prices): boolean {
  const sums = (prices: Prices) => {
    const result = validateForm(fields, prices);
    return JSON.stringify(result.ok ? quote(result.order, prices, code) : null);
  };
  return sums(before) === sums(now);
}

/** Whether the total of this transaction is still the one that the form would show. */
export function stillCosts(
  { type, amount, quantity, city, uniqueCode, total }: TransactionDetails,
  now: Prices,
): boolean {
  if (type === 'donasi') return amount !== null && amount >= now.minDonation && amount <= now.maxDonation;
  try {
    return quote({ type, quantity: quantity ?? 0, city: city ?? '' }, now, uniqueCode).total === total;
  } catch {
    return false; // the city is no longer there
  }
}
