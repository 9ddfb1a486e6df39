import { expect, test } from 'vitest';
import content from '../../../content-fallback/confirmationPage.json' with { type: 'json' };
import { answerLink, receiptText } from '../../../studio/plugins/transfer-matching/answers.ts';
import { readMessages } from '../../../studio/plugins/transfer-matching/messages.ts';
import { bankRow, claimOf, signed, tableOf } from './cases.ts';

const organisation = { name: 'Nama Lembaga', types: content.whatsapp.types };
const siti = claimOf('Siti Aminah', 230_117, { type: 'wakaf', quantity: 2 });
const paid = tableOf({ rows: [bankRow(230_117)], claims: [siti] });
const receipt = receiptText(paid, organisation);

test('a receipt says who gave how much for what, by the amount that the bank credited', () => {
  expect(receipt).toBe(`Tanda terima
Nama Lembaga

Sudah kami terima dari: Siti Aminah
Untuk: Wakaf Mushaf, 2 mushaf
Sejumlah: Rp230.117
Terbilang: dua ratus tiga puluh ribu seratus tujuh belas rupiah
Dari mutasi bank 20 November 2026.

Terima kasih. Semoga Allah menerima amal Anda.`);
});

test('without a name in the message, the receipt names the sender, but no number', () => {
  const thanked = (sender: string) =>
    receiptText(tableOf({ rows: [bankRow(230_117)], claims: [{ ...siti, name: '', sender }] }), organisation);
  expect([thanked('Budi HP'), thanked('+62 812-3456-7890')].join()).toMatch(/dari: Budi HP\n[^]*dari: Hamba Allah\n/);
});

test('what a person noted stands in the receipt instead of what the message states', () => {
  const note = { type: 'donasi', name: 'Ibu Siti', quantity: null, purpose: '' } as const;
  const decisions = [{ what: 'note', id: siti.id, ...note, ...signed } as const];
  const noted = tableOf({ rows: [bankRow(230_117)], claims: [siti], decisions });
  expect(receiptText(noted, organisation)).toMatch(/Ibu Siti\nUntuk: Donasi/);
});

test('the organisation’s own receipts in a chat are not claims', () => {
  const options = { copies: [content.whatsapp, content.transferred.message], source: '', today: '2026-11-28' };
  expect(readMessages(`20/11/26 08.30 - Kami: ${receipt}`, options).claims).toEqual([]);
});

test.each([
  ['+62 812-3456-7890', 'https://wa.me/6281234567890?text=Halo'],
  ['0812 3456 7890', 'https://wa.me/6281234567890?text=Halo'],
  ['Siti HP 2', 'https://wa.me/?text=Halo'],
  ['+1 202 555 0100', 'https://wa.me/?text=Halo'],
  ['+62 812-3456', 'https://wa.me/?text=Halo'],
  ['+62 8110041926300', 'https://wa.me/?text=Halo'],
])('an answer to %s opens %s: only an Indonesian number is the recipient', (sender, link) => {
  expect(answerLink(sender, 'Halo')).toBe(link);
});
