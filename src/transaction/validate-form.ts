import { donorTextsOf, mapDonorTexts, type DonorTextName, type DonorTexts } from './donor-texts.ts';
import type { Order, Prices, TransactionType } from './order.ts';
import { coerceQuantity, parseRupiah } from './parse-rupiah.ts';

/** The values of the form, as typed. */
export interface FormFields extends DonorTexts {
  type: TransactionType;
  amount: string;
  quantity: string;
  city: string;
}

export type FieldName = 'amount' | 'city' | DonorTextName;
export type Problem = 'empty' | 'malformed' | 'tooSmall' | 'tooLarge' | 'tooLong';
/** The first problem of each field, in the order of the form. */
export type Problems = Partial<Record<FieldName, Problem>>;

export interface ValidForm extends DonorTexts {
  ok: true;
  order: Order;
}

/** A text of which nothing is visible: white space, format characters and the fillers of Hangul. */
const blank = /^[\s\p{Cf}\u115F\u1160\u3164]*$/u;

function textProblem(text: string, isTooLong: boolean): Problem | undefined {
  if (blank.test(text)) return 'empty';
  return isTooLong ? 'tooLong' : undefined;
}

function amountProblem(text: string, { minDonation, maxDonation }: Prices): Problem | undefined {
  const parsed = parseRupiah(text);
  if (!parsed.ok) return parsed.reason;
  if (parsed.value < minDonation) return 'tooSmall';
  return parsed.value > maxDonation ? 'tooLarge' : undefined;
}

/** The order as far as it is acceptable. A refused amount becomes 0, and an unknown city ''. Never throws. */
export function readOrder({ type, amount, quantity, city }: FormFields, prices: Prices): Order {
  if (type === 'donasi') {
    const parsed = parseRupiah(amount);
    return { type, amount: parsed.ok && !amountProblem(amount, prices) ? parsed.value : 0 };
  }
  const isKnown = prices.cities.some(({ name }) => name === city);
  return { type, quantity: coerceQuantity(quantity, prices.maxQuantity), city: isKnown ? city : '' };
}

/** Applies docs/what-the-site-does.md#what-must-be-filled-in. The donor's texts are only trimmed. Never throws. */
export function validateForm(fields: FormFields, prices: Prices): ValidForm | { ok: false; problems: Problems } {
  const texts = mapDonorTexts((name, { types }) => (types.includes(fields.type) ? fields[name].trim() : ''));
  const order = readOrder(fields, prices);
  const found: [FieldName, Problem | undefined][] = [
    ['amount', fields.type === 'donasi' ? amountProblem(fields.amount, prices) : undefined],
    ['city', order.type !== 'donasi' && order.city === '' ? 'empty' : undefined],
    ...donorTextsOf(fields.type).map(([name, { fits }]): [FieldName, Problem | undefined] => [
      name,
      textProblem(texts[name], !fits(texts[name], texts)),
    ]),
  ];
  const problems: Problems = Object.fromEntries(found.filter(([, problem]) => problem));
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, order, ...texts };
}
