import { type DonorTextName, mapDonorTexts } from '../../../transaction/donor-texts.ts';
import { type Prices, quote } from '../../../transaction/order.ts';
import { formatRupiah } from '../../../transaction/rupiah.ts';
import {
  readOrder,
  validateForm,
  type FieldName,
  type FormFields,
  type Problem,
  type Problems,
} from '../../../transaction/validate-form.ts';
import { words } from '../../../words/site.ts';

/** Initial state of the donation form. */
export const initialState = {
  /** The values that were last read from the form. */
  fields: { type: 'donasi', amount: '', quantity: '1', city: '', ...mapDonorTexts(() => '') } as FormFields,
  /** In rupiah. Null until React runs. */
  uniqueCode: null as number | null,
  /** The event time of the last refused submit since the type was chosen. 0 if there was none. */
  refusedAt: 0,
  /** Whether the amount field has lost focus once. */
  hasLeftAmount: false,
};
export type DonationState = typeof initialState;

/** The reducer of the form. Another type clears `refusedAt`, because problems of one type do not apply to another. */
export function changeDonation(state: DonationState, change: Partial<DonationState>): DonationState {
  const isSameType = !change.fields || change.fields.type === state.fields.type;
  return { ...state, refusedAt: isSameType ? state.refusedAt : 0, ...change };
}

/** Derives what the page shows from a state. */
export function donationView({ fields, uniqueCode, refusedAt, hasLeftAmount }: DonationState, prices: Prices) {
  const order = readOrder(fields, prices);
  const wasRefused = refusedAt > 0;
  const result = wasRefused || hasLeftAmount ? validateForm(fields, prices) : null;
  const allProblems = result?.ok === false ? result.problems : {};
  const problems = wasRefused ? allProblems : amountProblem(allProblems);
  return {
    order,
    quote: uniqueCode === null ? null : quote(order, prices, uniqueCode),
    /** If true, every problem shows. If false, only that of the amount does. */
    wasRefused,
    problems,
  };
}

/** The problem of the amount alone. An amount left empty is not a mistake yet. */
const amountProblem = ({ amount }: Problems): Problems => (amount && amount !== 'empty' ? { amount } : {});

/** What to correct in a field. Undefined for one that is only empty. */
export function remedyFor(
  field: FieldName,
  problem: Problem,
  { minDonation, maxDonation }: Prices,
): string | undefined {
  const { amount, tooLong } = words.problems;
  // Only the texts that donors write can be too long.
  if (problem === 'tooLong') return tooLong(words.form[field as DonorTextName]);
  if (problem === 'tooSmall') return amount.tooSmall(formatRupiah(minDonation));
  if (problem === 'tooLarge') return amount.tooLarge(formatRupiah(maxDonation));
  return problem === 'malformed' ? amount.malformed : undefined;
}
