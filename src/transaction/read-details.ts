import { isTransactionType } from './order.ts';
import { longest, type TransactionDetails, version } from './transaction-details.ts';
import { uniqueCodeRange } from './unique-code.ts';

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && Array.from(value).length <= max;

/**
 * Reads details from navigation state, which anybody may have written. Null for anything but details of this
 * version that add up; other keys (an account number, a phone) are dropped. Never throws.
 */
export function readDetails(state: unknown): TransactionDetails | null {
  try {
    return typeof state === 'object' && state !== null ? check(state as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function check(state: Record<string, unknown>): TransactionDetails | null {
  const own = (key: string) => Object.getOwnPropertyDescriptor(state, key)?.value as unknown;
  const type = own('type');
  const [name, amount, quantity, address] = [own('name'), own('amount'), own('quantity'), own('address')];
  const [subtotal, shippingCost, uniqueCode, total] = [
    own('subtotal'),
    own('shippingCost'),
    own('uniqueCode'),
    own('total'),
  ];
  if (own('version') !== version || !isTransactionType(type)) return null;
  if (!isText(name, longest.name) || !isText(address, longest.address)) return null;
  if (!isAmount(subtotal) || !isAmount(shippingCost) || !isAmount(uniqueCode) || !isAmount(total)) return null;
  if (uniqueCode < uniqueCodeRange.min || uniqueCode > uniqueCodeRange.max) return null;
  if (total !== subtotal + shippingCost + uniqueCode || subtotal === 0) return null;
  const sums = { subtotal, shippingCost, uniqueCode, total };
  if (type === 'donasi') {
    if (amount !== subtotal || quantity !== null || shippingCost !== 0) return null;
    return { version, type, name, amount, quantity, address, ...sums };
  }
  if (amount !== null || !isAmount(quantity) || quantity < 1 || subtotal % quantity !== 0) return null;
  return { version, type, name, amount, quantity, address, ...sums };
}
