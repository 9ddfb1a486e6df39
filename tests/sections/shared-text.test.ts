import { expect, test } from 'vitest';
import { daysIn } from '../../src/content/durations.ts';
import { lastDay } from '../../src/sections/give/confirmation/last-day.ts';
import { sharedText } from '../../src/sections/give/confirmation/shared-text.ts';
import { toDetails } from '../../src/transaction/transaction-details.ts';

test.each([
  ['1 hari kerja (contoh)', '2026-11-30'],
  ['3 hari (contoh)', '2026-11-30'],
  ['2 sampai 5 hari', '2026-12-02'],
])('from a Friday evening, %s ends on %s', (duration, day) => {
  expect(lastDay(Date.parse('2026-11-27T21:05:00+07:00'), daysIn(duration)!)).toBe(day);
});

test('a duration in months or hours gives no number of days', () =>
  expect(['3 bulan', '24 jam'].map(daysIn)).toEqual([null, null]));

test('what is shared has the purpose, the account as banking apps accept it, the total and its last day, and no name', () => {
  const order = { type: 'wakaf', quantity: 3, city: 'Bandung' } as const;
  const details = toDetails({
    order,
    quote: { subtotal: 300_000, shipping: 45_000, uniqueCode: 427, total: 345_427 },
    name: 'Fatimah',
    address: '',
    sentAt: Date.parse('2026-12-31T17:05:00Z'),
  });
  const content = {
    bankAccount: { bank: 'Bank Syariah Indonesia', code: '451', number: '7000419263', holder: 'Yayasan Makna Terang' },
    totalDays: { count: 3, working: false },
    printNote: 'Bukan bukti pembayaran.',
  } as Parameters<typeof sharedText>[0]['content'];
  expect(sharedText({ content, details }).split('\n')).toEqual([
    'Wakaf 3 mushaf di Bandung',
    '',
    'Bank: Bank Syariah Indonesia (Kode 451)',
    'Nomor rekening: 7000419263',
    'Atas nama: Yayasan Makna Terang',
    'Total transfer: Rp345.427',
    'Berlaku sampai: Senin, 4 Januari 2027',
    '',
    'Bukan bukti pembayaran.',
  ]);
});
