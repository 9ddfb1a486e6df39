import type { Prices } from '../../transaction/order.ts';
import { quote } from '../../transaction/quote.ts';
import { validateForm, type FormFields } from '../../transaction/validate-form.ts';

/** Any code: it is the same on both sides. */
const code = 100;

/** Whether this visitor is asked for the same sums under both prices. Other prices than those of the order are none of it. */
export function costsTheSame(fields: FormFields, before: Prices, now: Prices): boolean {
  const sums = (prices: Prices) => {
    const result = validateForm(fields, prices);
    return JSON.stringify(result.ok ? quote(result.order, prices, code) : null);
  };
  return sums(before) === sums(now);
}
