import { donorTextsOf, mapDonorTexts, type DonorTexts } from './donor-texts.ts';
import { isTransactionType, type TransactionType } from './order.ts';
import { upperLimits, longestCity, type TransactionDetails, version } from './transaction-details.ts';
import { uniqueCodeRange } from './unique-code.ts';

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && Array.from(value).length <= max;
/** A time in ms since 1970, in a year of at most four digits, also in Jakarta's time zone. */
const isTimestamp = (value: unknown): value is number => isAmount(value) && value < Date.UTC(9999, 0);

/**
 * Reads details from the history entry or from storage. Anybody may have written them. Null unless they are of this
 * version and their sums are right. Drops all other keys, such as an account number. Never throws.
 */
export function readDetails(state: unknown): TransactionDetails | null {
  try {
    // A copy, because what the object inherits does not count.
    return typeof state === 'object' && state !== null ? validDetails({ ...state }) : null;
  } catch {
    return null;
  }
}

/** The donor's texts, or null if one is no text or too long. The copy in sessionStorage has none: they are empty. */
function validTexts(type: TransactionType, state: Record<string, unknown>): DonorTexts | null {
  const texts = mapDonorTexts((name, { types, otherwise }) => {
    const { [name]: text = '' } = state;
    return types.includes(type) ? text : otherwise;
  });
  if (!Object.values(texts).every((text) => typeof text === 'string')) return null;
  const read = texts as DonorTexts;
  return donorTextsOf(type).every(([name, { fits }]) => fits(read[name], read)) ? read : null;
}

function validDetails(state: Record<string, unknown>): TransactionDetails | null {
  const { type, amount, quantity, city, subtotal, shippingCost, uniqueCode, total, sentAt } = state;
  if (state.version !== version || !isTransactionType(type)) return null;
  const texts = validTexts(type, state);
  if (!texts || !isTimestamp(sentAt)) return null;
  if (!isAmount(subtotal) || !isAmount(shippingCost) || !isAmount(uniqueCode) || !isAmount(total)) return null;
  if (uniqueCode < uniqueCodeRange.min || uniqueCode > uniqueCodeRange.max) return null;
  if (total !== subtotal + shippingCost + uniqueCode || subtotal === 0) return null;
  const known = { version, type, ...texts, subtotal, shippingCost, uniqueCode, total, sentAt };
  if (type === 'donasi') {
    if (amount !== subtotal || amount > upperLimits.amount) return null;
    if (quantity !== null || city !== null || shippingCost !== 0) return null;
    return { ...known, amount, quantity, city };
  }
  if (amount !== null || !isAmount(quantity) || quantity < 1 || subtotal % quantity !== 0) return null;
  // More than the largest price for each mushaf, or as much again for its shipping, is no order of this site.
  const most = quantity * upperLimits.amount;
  if (quantity > upperLimits.quantity || subtotal > most || shippingCost > most) return null;
  if (!isText(city, longestCity) || city === '') return null;
  return { ...known, amount, quantity, city };
}
