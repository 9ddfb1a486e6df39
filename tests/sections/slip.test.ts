import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slipOf, slipText } from '../../src/sections/give/slip.ts';
import { quote } from '../../src/transaction/order.ts';
import { toDetails } from '../../src/transaction/transaction-details.ts';
import { prices } from '../transaction/prices.ts';

beforeEach(() => void vi.stubGlobal('location', { host: 'maknaterang.id' }));
afterEach(() => void vi.unstubAllGlobals());

const copy = {
  bankAccount: { bank: 'Bank Syariah Indonesia', code: '451', number: '7000419263', holder: 'Yayasan Makna Terang' },
  labels: {
    city: 'Kota tujuan',
    bank: 'Bank',
    code: 'Kode bank',
    number: 'Nomor rekening',
    total: 'Total transfer',
    inWords: 'Terbilang',
    holder: 'Atas nama',
  },
  keep: { slipNotes: ['Transfer {total} ke {rekening} ({bank}, {kode bank}), atas nama {penerima}.', 'Kode: {kode}.'] },
  days: { answer: null, total: { count: 3, working: false } },
  validity: { until: 'Berlaku sampai {tanggal}.', lapsed: '' },
  whatsapp: { types: { donasi: 'Donasi', beli: 'Pembelian', wakaf: 'Wakaf' } },
  printNote: 'Bukan tanda terima.',
};
const order = { type: 'wakaf', quantity: 3, city: 'Bandung' } as const;
const sentAt = Date.parse('2026-12-31T17:05:00Z');
const details = toDetails({
  order,
  quote: quote(order, prices, 427),
  name: 'Fatimah',
  address: '',
  sentAt,
});
const source = { copy, details, institute: 'Yayasan Makna Terang', contact: { phone: '+62 811-0041-9263' } };

test('the last digits are marked only when they are the unique code', () => {
  const odd = { ...details, total: details.total + 1 };
  expect(slipOf(source).total).toMatchObject({ tail: '427', endsInCode: true });
  expect(slipOf({ ...source, details: odd }).total).toMatchObject({ tail: '428', endsInCode: false });
});

test('a slip has account, total and unique code of the transfer, the number as a bank’s app accepts it, and no name', () => {
  expect(slipOf(source).number.value).toBe('700 041 9263');
  expect(slipText(slipOf(source), copy).split('\n')).toEqual([
    'Yayasan Makna Terang',
    'Wakaf, 1 Januari 2027, 00.05 WIB',
    'Kota tujuan: Bandung',
    '',
    'Bank: Bank Syariah Indonesia (Kode bank 451)',
    'Nomor rekening: 7000419263',
    'Total transfer: Rp345.427',
    'Terbilang: tiga ratus empat puluh lima ribu empat ratus dua puluh tujuh rupiah',
    'Berlaku sampai Senin, 4 Januari 2027.',
    'Atas nama: Yayasan Makna Terang',
    '',
    'Transfer Rp345.427 ke 700 041 9263 (Bank Syariah Indonesia, 451), atas nama Yayasan Makna Terang.',
    'Kode: 427.',
    '',
    'maknaterang.id, +62 811-0041-9263',
    'Bukan tanda terima.',
  ]);
});
