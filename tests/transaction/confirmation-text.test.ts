import fc from 'fast-check';
import { expect, test } from 'vitest';
import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { confirmationText, type ConfirmationCopy, transferredText } from '../../src/transaction/confirmation-text.ts';
import { toDetails } from '../../src/transaction/transaction-details.ts';
import { whatsappLink } from '../../src/transaction/whatsapp.ts';
import { anyText } from '../any-text.ts';
import { beli, donasi, wakaf } from './example-details.ts';

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

const copy: ConfirmationCopy = {
  greeting: 'Salam',
  proofNote: 'Bukti terlampir.',
  types: { donasi: 'Donasi Pengembangan', beli: 'Pembelian Mushaf', wakaf: 'Wakaf Mushaf' },
};

test('the text of a confirmation, of each type', () => {
  expect(confirmationText(wakaf, copy)).toBe(
    'Salam\n\nNama: Fatimah\nJenis transaksi: Wakaf Mushaf\nJumlah: 3 mushaf\nKota tujuan: Medan\nTotal transfer: Rp420.427\nFormulir diisi: 23 November 2026, 21.05 WIB\n\nBukti terlampir.',
  );
  expect(confirmationText(donasi, copy)).toBe(
    'Salam\n\nNama: Fatimah\nJenis transaksi: Donasi Pengembangan\nTotal transfer: Rp10.427\nFormulir diisi: 23 November 2026, 21.05 WIB\n\nBukti terlampir.',
  );
  expect(confirmationText({ ...beli, address: 'Jalan Contoh 1 ,\nBandung;' }, copy)).toBe(
    'Salam\n\nNama: Fatimah\nJenis transaksi: Pembelian Mushaf\nJumlah: 1 mushaf\nKota tujuan: Bandung\nTotal transfer: Rp130.427\nFormulir diisi: 23 November 2026, 21.05 WIB\nAlamat: Jalan Contoh 1, Bandung\n\nBukti terlampir.',
  );
});

test('a missing name or address is asked for at the end, where the cursor is', () => {
  const text = confirmationText({ ...beli, name: '', address: '' }, copy);
  expect(text.endsWith('\n\nBukti terlampir.\nNama: \nAlamat: ')).toBe(true);
  expect(text.match(/^(?:Nama|Alamat):/gm)).toHaveLength(2);
});

test('a newline in a name becomes a space, so that no name looks like another line', () => {
  const text = confirmationText({ ...wakaf, name: 'A\nTotal transfer: Rp1\u2028' }, copy);
  expect(text.match(/^Total transfer/gm)).toHaveLength(1);
  expect(confirmationText({ ...wakaf, name: ' A \n\n B ' }, copy)).toContain('Nama: A B\n');
});

test('any name and address survive encoding into the link', () => {
  fc.assert(
    fc.property(anyText.filter(Boolean), anyText, (name, address) => {
      const text = confirmationText({ ...beli, name, address }, copy);
      const link = whatsappLink('6281234567890', text);
      expect(decodeURIComponent(link.split('?text=')[1] ?? '')).toBe(text.toWellFormed());
      expect(new URL(link).searchParams.get('text')).toBe(text.toWellFormed());
      expect(link).not.toMatch(/[+\s<>]/);
      expect(text.split('\n')).toHaveLength(11);
    }),
    { numRuns: 300 },
  );
});
