import { expect, test } from 'vitest';
import { readDetails } from '../../src/transaction/read-details.ts';
import { beli, donasi, sentAt, wakaf } from './example-details.ts';

function fail(): never {
  throw new Error('This value must not be read');
}

test.each([
  ['a donation', donasi],
  ['a purchase', beli],
  ['the lowest code', { ...wakaf, uniqueCode: 100, total: 420_100 }],
  ['the highest code', { ...wakaf, uniqueCode: 999, total: 420_999 }],
  ['the longest name', { ...wakaf, name: 'ح'.repeat(200) }],
  ['the longest address', { ...beli, address: 'a'.repeat(1000) }],
  ['the longest city', { ...wakaf, city: 'a'.repeat(60) }],
  ['a lost name', { ...wakaf, name: '' }],
  ['lost texts', { ...beli, name: '', address: '' }],
  ['a lost address', { ...beli, address: '' }],
])('accepted: %s', (_name, state) => {
  expect(readDetails(state)).toEqual(state);
});

test('an address in the state is dropped when nothing is shipped to the visitor', () => {
  expect(readDetails({ ...wakaf, address: 'Jalan Lain 1' })).toEqual(wakaf);
});

test('an account number or phone in the state is dropped, and what the version of this site before also kept', () => {
  expect(readDetails({ ...wakaf, number: '999', bankAccount: { number: '999' }, whatsapp: '62999' })).toEqual(wakaf);
  expect(readDetails({ ...wakaf, place: 'Bekasi', prices: 'good', sent: sentAt })).toEqual(wakaf);
});

test.each<[name: string, state: unknown]>([
  ['inherited values', Object.create(wakaf)],
  ['an older version', { ...wakaf, version: 0 }],
  ['no version', { ...wakaf, version: undefined }],
  ['an unknown type', { ...wakaf, type: 'constructor' }],
  ['a name that is no text', { ...wakaf, name: 7 }],
  ['a name that is too long', { ...wakaf, name: 'a'.repeat(1201) }],
  ['no address', { ...beli, address: null }],
  ['an address that is too long', { ...beli, address: 'a'.repeat(1001) }],
  ['no city', { ...wakaf, city: '' }],
  ['a city that is no text', { ...wakaf, city: 7 }],
  ['a city that is too long', { ...wakaf, city: 'a'.repeat(61) }],
  ['a city on a donation', { ...donasi, city: 'Medan' }],
  ['no time', { ...wakaf, sentAt: null }],
  ['a time that no calendar has', { ...wakaf, sentAt: 8.64e15 }],
  ['text as money', { ...wakaf, total: '420427' }],
  ['sums that do not add up', { ...wakaf, total: 420_428 }],
  ['a code below 100', { ...wakaf, uniqueCode: 99, total: 420_099 }],
  ['a code above 999', { ...wakaf, uniqueCode: 1000, total: 421_000 }],
  ['a negative shipping that adds up', { ...wakaf, shippingCost: -120_000, total: 180_427 }],
  ['a negative order that adds up', { ...wakaf, subtotal: -300_000, total: -179_573 }],
  ['a fraction of a rupiah that adds up', { ...donasi, amount: 10_000.5, subtotal: 10_000.5, total: 10_427.5 }],
  ['a fraction of shipping that adds up', { ...wakaf, shippingCost: 0.5, total: 300_427.5 }],
  ['a fraction of a code that adds up', { ...wakaf, uniqueCode: 427.5, total: 420_427.5 }],
  ['half a mushaf', { ...wakaf, quantity: 1.5 }],
  ['no mushaf', { ...wakaf, quantity: 0 }],
  ['mushaf on a donation', { ...donasi, quantity: 1 }],
  ['an amount on wakaf', { ...wakaf, amount: 300_000 }],
  ['shipping on a donation', { ...donasi, shippingCost: 5, total: 10_432 }],
  ['another amount', { ...donasi, amount: 20_000 }],
  ['nothing to pay', { ...donasi, amount: 0, subtotal: 0, total: 427 }],
  ['more than anybody may give', { ...donasi, amount: 2e9, subtotal: 2e9, total: 2_000_000_427 }],
  ['more mushaf than anybody may order', { ...wakaf, quantity: 20_000, subtotal: 2e9, total: 2_000_120_427 }],
  ['shipping beyond any rate', { ...wakaf, shippingCost: 4e9, total: 4_000_300_427 }],
  ['a price that is not whole', { ...wakaf, quantity: 7 }],
  ['a getter that throws', Object.defineProperty({ ...wakaf }, 'name', { get: fail })],
  ['a proxy that throws', new Proxy({}, { getOwnPropertyDescriptor: fail })],
])('refused: %s', (_name, state) => {
  expect(readDetails(state)).toBeNull();
});
