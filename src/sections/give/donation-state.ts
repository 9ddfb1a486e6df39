import { type Prices, quote } from '../../transaction/order.ts';
import { addressRemaining, nameOver } from '../../transaction/text-limits.ts';
import {
  readOrder,
  validateForm,
  type FieldName,
  type FormFields,
  type Problems,
} from '../../transaction/validate-form.ts';
import { formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import { words } from '../../words.ts';

/** What the donation form knows beside what stands in its fields, before anybody has touched it. */
export const untouched = {
  /** As last read from the form. */
  fields: { type: 'donasi', name: '', amount: '', quantity: '1', city: '', address: '' } as FormFields,
  /** In rupiah; null until the application runs. */
  uniqueCode: null as number | null,
  /** When submitting was last refused since the type was chosen, as events tell it; 0 for never. */
  refusedAt: 0,
  /** The visitor has left the field of the amount. */
  amountLeft: false,
  /** Submitted, and not yet answered. */
  busy: false,
};
export type DonationState = typeof untouched;

/** The mistakes of one type say nothing about another. */
export function donationState(state: DonationState, change: Partial<DonationState>): DonationState {
  const isSameType = !change.fields || change.fields.type === state.fields.type;
  return { ...state, refusedAt: isSameType ? state.refusedAt : 0, ...change };
}

/** What the page shows of a state. */
export function donationView({ fields, uniqueCode, refusedAt, amountLeft, busy }: DonationState, prices: Prices) {
  const order = readOrder(fields, prices);
  const refused = refusedAt > 0;
  const checked = refused || amountLeft ? validateForm(fields, prices) : null;
  const all = checked?.ok === false ? checked.problems : {};
  const problems = refused ? all : amountProblem(all);
  return {
    order,
    figures: uniqueCode === null ? null : quote(order, prices, uniqueCode),
    /** Shows every problem, not only that of the amount. */
    refused,
    problems,
    nameOver: nameOver(fields.name.trim()),
    addressRemaining: addressRemaining(fields.address, fields.name),
    unreadable: problems.amount === 'malformed' ? fields.amount : null,
    busy,
  };
}

/** An amount left empty is not a mistake yet. */
const amountProblem = ({ amount }: Problems): Problems => (amount && amount !== 'empty' ? { amount } : {});

/** What the form says at each field that is wrong, with the limits of the content and the letters of the name that are too many. */
export function messagesOf(
  problems: Problems,
  { minDonation, maxDonation }: Prices,
  over: number,
): Partial<Record<FieldName, string>> {
  const figures: Partial<Record<string, string>> = {
    tooSmall: formatRupiah(minDonation),
    tooLarge: formatRupiah(maxDonation),
    tooLong: formatNumber(over),
  };
  const entries = Object.entries(problems).map(([field, problem]) => {
    const messages = words.problems[field as FieldName] as Record<string, string | ((figure: string) => string)>;
    const message = messages[problem];
    return [field, typeof message === 'function' ? message(figures[problem] ?? '') : message];
  });
  return Object.fromEntries(entries) as Partial<Record<FieldName, string>>;
}
