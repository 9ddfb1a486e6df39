import { expect, test } from 'vitest';
import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { transferredText } from '../../src/transaction/confirmation-text.ts';
import { toDetails } from '../../src/transaction/transaction-details.ts';

const { message } = content.transferred;
const { types } = content.whatsapp;
/** The lines below the greeting and an empty line. */
const lines = (text: string) => text.split('\n').slice(2);

test('without details it asks for type, amount, day and bank', () => {
  expect(lines(transferredText(message, null, types))).toEqual([
    'Jenis (donasi, beli, atau wakaf): ',
    'Total yang saya transfer: ',
    'Hari dan tanggal: ',
    'Bank pengirim: ',
  ]);
});

test('with details it has the type and the asked amount, never a name or an address', () => {
  const details = toDetails({
    order: { type: 'beli', quantity: 1, city: 'Jabodetabek' },
    quote: { subtotal: 115_000, shipping: 10_000, uniqueCode: 427, total: 125_427 },
    name: 'Fatimah',
    address: 'Jalan Kemuning',
    sentAt: 0,
  });
  const text = transferredText(message, details, types);
  expect(lines(text).slice(0, 3)).toEqual([
    'Jenis (donasi, beli, atau wakaf): Pembelian Mushaf',
    'Total yang tertera di halaman: Rp125.427',
    'Total yang saya transfer: ',
  ]);
  expect(text).not.toMatch(/Fatimah|Kemuning/);
});
