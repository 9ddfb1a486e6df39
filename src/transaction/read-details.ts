import { isTransactionType } from './order.ts';
import { nameFits } from './text-limits.ts';
import {
  distributedByTeam,
  longest,
  most,
  placeWithRate,
  type TransactionDetails,
  version,
} from './transaction-details.ts';
import { uniqueCodeRange } from './unique-code.ts';

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && Array.from(value).length <= max;
const isName = (value: unknown): value is string => typeof value === 'string' && nameFits(value);
/** A time in ms since 1970, in a year of at most four digits, also in Jakarta's time zone. */
const isMoment = (value: unknown): value is number => isAmount(value) && value < Date.UTC(9999, 0);

/**
 * Reads details from the history entry or from storage. Anybody may have written them. Null unless they are of this
 * version and their sums are right. Drops all other keys, such as an account number. Never throws.
 */
export function readDetails(state: unknown): TransactionDetails | null {
  try {
    return typeof state === 'object' && state !== null ? validDetails({ ...state }) : null;
  } catch {
    return null;
  }
}

function validDetails(state: Record<string, unknown>): TransactionDetails | null {
  // The copy in sessionStorage has no texts of the donor.
  const {
    type,
    name = '',
    address: written = '',
    amount,
    quantity,
    city,
    subtotal,
    shippingCost,
    uniqueCode,
    total,
    sentAt,
  } = state;
  if (state.version !== version || !isTransactionType(type)) return null;
  const address = type === 'beli' ? written : distributedByTeam;
  if (!isName(name) || !isText(address, longest.address) || !isMoment(sentAt)) return null;
  if (!isAmount(subtotal) || !isAmount(shippingCost) || !isAmount(uniqueCode) || !isAmount(total)) return null;
  if (uniqueCode < uniqueCodeRange.min || uniqueCode > uniqueCodeRange.max) return null;
  if (total !== subtotal + shippingCost + uniqueCode || subtotal === 0) return null;
  const known = { version, type, name, address, subtotal, shippingCost, uniqueCode, total, sentAt };
  if (type === 'donasi') {
    if (amount !== subtotal || amount > most.amount) return null;
    if (quantity !== null || city !== null || shippingCost !== 0) return null;
    return { ...known, amount, quantity, city };
  }
  if (amount !== null || !isAmount(quantity) || quantity < 1 || subtotal % quantity !== 0) return null;
  if (quantity > most.quantity || Math.max(subtotal, shippingCost) > quantity * most.amount) return null;
  if (!isText(city, longest.city) || city === '') return null;
  // Details of the form before have the chosen place beside the city of its rate.
  const place = isText(state.place, longest.city) && state.place !== '' ? state.place : city;
  return { ...known, amount, quantity, city: placeWithRate(place, city) };
}
