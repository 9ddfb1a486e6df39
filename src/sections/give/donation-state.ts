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

/** What the donation form knows beside what stands in its fields. */
export interface DonationState {
  /** As last read from the form. */
  fields: FormFields;
  /** In rupiah; null until the application runs. */
  uniqueCode: number | null;
  /** How often submitting was refused since the type was chosen. */
  refusals: number;
  /** The visitor has left the field of the amount. */
  amountLeft: boolean;
  /** Submitted, and not yet answered. */
  busy: boolean;
}

/** `code` is the unique code of the form (src/sections/give/form-fields.ts). */
export type DonationEvent =
  | { kind: 'typed'; fields: FormFields; code: number }
  | { kind: 'amountLeft' }
  | { kind: 'refused'; fields: FormFields }
  | { kind: 'sent'; fields: FormFields }
  | { kind: 'answered' };

export const untouched: DonationState = {
  fields: { type: 'donasi', name: '', amount: '', quantity: '1', city: '', address: '' },
  uniqueCode: null,
  refusals: 0,
  amountLeft: false,
  busy: false,
};

export function donationState(state: DonationState, event: DonationEvent): DonationState {
  switch (event.kind) {
    case 'typed': {
      const { fields, code } = event;
      const refusals = fields.type === state.fields.type ? state.refusals : 0;
      return { ...state, fields, uniqueCode: code, refusals };
    }
    case 'amountLeft':
      return { ...state, amountLeft: true };
    case 'refused':
      return { ...state, fields: event.fields, refusals: state.refusals + 1 };
    case 'sent':
      return { ...state, fields: event.fields, busy: true };
    case 'answered':
      return { ...state, busy: false };
  }
}

/** What the page shows of a state. */
export function donationView({ fields, uniqueCode, refusals, amountLeft, busy }: DonationState, prices: Prices) {
  const order = readOrder(fields, prices);
  const refused = refusals > 0;
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
    /** The amount as it was typed, when it cannot be read. */
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
