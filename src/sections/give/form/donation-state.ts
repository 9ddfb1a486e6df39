import { type Prices, quote } from '../../../transaction/order.ts';
import {
  readOrder,
  validateForm,
  type FieldName,
  type FormFields,
  type Problems,
} from '../../../transaction/validate-form.ts';
import { formatRupiah } from '../../../transaction/rupiah.ts';
import { words } from '../../../words/site.ts';

/** Initial state of the donation form. */
export const untouched = {
  /** The values that were last read from the form. */
  fields: { type: 'donasi', name: '', amount: '', quantity: '1', city: '', address: '' } as FormFields,
  /** In rupiah. Null until React runs. */
  uniqueCode: null as number | null,
  /** The event time of the last refused submit since the type was chosen. 0 if there was none. */
  refusedAt: 0,
  /** Whether the amount field has lost focus once. */
  hasLeftAmount: false,
};
export type DonationState = typeof untouched;

/** The reducer of the form. Another type clears `refusedAt`, because problems of one type do not apply to another. */
export function donationState(state: DonationState, change: Partial<DonationState>): DonationState {
  const isSameType = !change.fields || change.fields.type === state.fields.type;
  return { ...state, refusedAt: isSameType ? state.refusedAt : 0, ...change };
}

/** Derives what the page shows from a state. */
export function donationView({ fields, uniqueCode, refusedAt, hasLeftAmount }: DonationState, prices: Prices) {
  const order = readOrder(fields, prices);
  const wasRefused = refusedAt > 0;
  const result = wasRefused || hasLeftAmount ? validateForm(fields, prices) : null;
  const found = result?.ok === false ? result.problems : {};
  const problems = wasRefused ? found : amountProblem(found);
  return {
    order,
    figures: uniqueCode === null ? null : quote(order, prices, uniqueCode),
    /** If true, every problem shows. If false, only that of the amount does. */
    wasRefused,
    problems,
  };
}

/** The problem of the amount alone. An amount left empty is not a mistake yet. */
const amountProblem = ({ amount }: Problems): Problems => (amount && amount !== 'empty' ? { amount } : {});

/** The message for each field with a problem. */
export function messagesOf(
  problems: Problems,
  { minDonation, maxDonation }: Prices,
): Partial<Record<FieldName, string>> {
  const numbers: Partial<Record<string, string>> = {
    tooSmall: formatRupiah(minDonation),
    tooLarge: formatRupiah(maxDonation),
  };
  const entries = Object.entries(problems).map(([field, problem]) => {
    const messages = words.problems[field as FieldName] as Record<string, string | ((number: string) => string)>;
    const message = messages[problem];
    return [field, typeof message === 'function' ? message(numbers[problem] ?? '') : message];
  });
  return Object.fromEntries(entries) as Partial<Record<FieldName, string>>;
}
