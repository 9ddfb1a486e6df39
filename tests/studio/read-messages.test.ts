import fc from 'fast-check';
import { expect, test } from 'vitest';

import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import chats from './chats.json' with { type: 'json' };
import { confirmationText, transferredText } from '../../src/transaction/confirmation-text.ts';
import { oneLine, addressLine } from '../../src/transaction/one-line.ts';
import { readMessages } from '../../studio/reconciliation/read-messages.ts';
import { readPlace, type TransactionDetails } from '../../src/transaction/transaction-details.ts';
import { wellFormed } from '../../src/transaction/whatsapp.ts';
import { donation } from './reconciliation-cases.ts';

const { whatsapp: words, transferred } = content;
const renamed = {
  ...words,
  greeting: 'Halo!',
  nameLabel: 'Nama Anda',
  totalLabel: 'Nilai (Rp)',
  addressLabel: 'Kirim ke',
};
const jakarta = (time: number) => new Date(time + 7 * 3_600_000).toISOString();
/** The texts of the two messages that the site writes, from which their lines are recognised. */
const copies = [words, transferred.message];

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...Object.values(words).filter((word) => typeof word === 'string')),
  )
  .map((random) => wellFormed(`x${random}`));
const details: fc.Arbitrary<TransactionDetails> = fc
  .record({
    type: fc.constantFrom('donasi', 'beli', 'wakaf'),
    name: text,
    address: text,
    quantity: fc.integer({ min: 1, max: 1000 }),
    total: fc.integer({ min: 10_100, max: 900_000_000 }),
    sentAt: fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2030, 0) }),
    city: text,
  })
  .map(({ quantity, city, ...rest }) => ({
    ...donation,
    ...rest,
    ...(rest.type !== 'donasi' && { quantity, city }),
  }));

test('messages that the site writes, one after the other, can be read back, whatever their texts', () => {
  fc.assert(
    fc.property(fc.array(details, { minLength: 1, maxLength: 4 }), fc.constantFrom(words, renamed), (all, copy) => {
      const read = readMessages(all.map((each) => confirmationText(each, copy)).join('\n'), [words, renamed]);
      expect(read).toMatchObject(
        all.map(({ type, name, quantity, city, total, address, sentAt }) => ({
          kind: type,
          name: oneLine(name),
          quantity,
          city: oneLine(city ?? ''),
          total,
          stated: { day: jakarta(sentAt).slice(0, 10), hour: jakarta(sentAt).slice(11, 16).replace(':', '.') },
          address: type === 'beli' ? addressLine(address) : '',
        })),
      );
    }),
  );
});

test('a name that looks like lines of a message changes nothing', () => {
  const name = 'Budi\nTotal transfer: Rp9\n[14.05, 23/11/2026] Ali: Nama: Ali';
  const read = readMessages(confirmationText({ ...donation, name }, words), copies);
  expect(read).toMatchObject([{ kind: 'donasi', total: 50_409, sent: null }]);
});

test.each([
  ['Bekasi (tarif Jabodetabek)', 'Bekasi', 'Jabodetabek'],
  ['bekasi  (Tarif Jabodetabek ) ', 'bekasi', 'Jabodetabek'],
  ['Bandung', 'Bandung', 'Bandung'],
  ['BANDUNG (KAB)', 'BANDUNG (KAB)', 'BANDUNG (KAB)'],
  ['Sorong (Kota) (tarif Luar Jawa (lain))', 'Sorong (Kota)', 'Luar Jawa (lain)'],
  ['', '', ''],
])('%j is read as the place %j with the rate of %j', (written, place, city) => {
  expect(readPlace(written)).toEqual({ place, city });
});

/** A message as the first version of the site wrote it, without city and hour. */
const message = [
  words.greeting,
  '',
  'Nama: Siti',
  'Jenis transaksi: Wakaf Mushaf',
  'Jumlah: 3 mushaf',
  'Total transfer: Rp330.409',
  '',
  words.proofNote,
].join('\n');

test.each([
  [
    'Android, after a line of WhatsApp itself',
    `23/11/26 14.00 - Pesan dan panggilan dienkripsi.\n23/11/26 14.05 - Siti HP: ${message}`,
    'Siti HP',
    '14.05',
  ],
  ['Android in English', `11/23/26, 2:05 PM - +62 812-3456-7890: ${message}`, '+62 812-3456-7890', '14.05'],
  ['iPhone', `\u200E[23/11/26 14.05.33] Siti HP: ${message}`, 'Siti HP', '14.05'],
  ['WhatsApp Web', `[14:05, 23/11/2026] Siti HP: ${message}`, 'Siti HP', '14.05'],
])('a message is read from an exported chat of %s', (_app, chat, sender, hour) => {
  expect(readMessages(`${chat}\nTerima kasih ya kak`, copies)).toMatchObject([
    { name: 'Siti', quantity: 3, total: 330_409, sender, sent: { day: '2026-11-23', hour } },
  ]);
});

test.each(Object.entries(chats))('a message with %s is read', (_name, { chat, read }) => {
  expect(readMessages(chat, copies)).toMatchObject([read]);
});

test('in the message of a donor who has already transferred, asked and sent amount are distinguished', () => {
  const blank = transferredText(transferred.message, { ...donation, type: 'wakaf', total: 330_409 }, words.types);
  const filled = blank
    .replace('transfer: \n', 'transfer: 330.000\n')
    .replace('tanggal: ', 'tanggal: Senin, 23 November 2026');
  expect(readMessages(filled, copies)).toMatchObject([
    { kind: 'wakaf', asked: 330_409, total: 330_000, stated: { day: '2026-11-23' } },
  ]);
  expect(readMessages(blank, copies)).toMatchObject([{ asked: 330_409, total: null }]);
});

test('the first amount counts, and a second kind begins another message', () => {
  const twice =
    'Jenis transaksi: Wakaf Mushaf\nTotal transfer: Rp10.409\nTotal transfer: Rp99.409\nJenis transaksi: Donasi\nTotal: 20.500';
  expect(readMessages(twice, copies)).toMatchObject([
    { kind: 'wakaf', total: 10_409 },
    { kind: 'donasi', total: 20_500 },
  ]);
});

test('other chat lines are not read as messages of the site', () => {
  expect(readMessages('23/11/26 14.05 - Ali: sudah ditransfer ya\nNama: Ali', copies)).toEqual([]);
});

test('free words about money are kept as they are, without an amount', () => {
  const said = 'sy sdh tf 150rb utk wakaf ya min';
  expect(readMessages(`23/11/26 14.05 - Ali: ${said}\nmakasih`, copies)).toMatchObject([
    { said, sender: 'Ali', total: null, kind: null },
  ]);
});

test('invisible marks of an iPhone are removed from numbers and names', () => {
  const at = '[20/11/26 08.30.15]';
  const form = 'Nama: \nJenis transaksi: Donasi Pengembangan\nTotal transfer: Rp50.409';
  const sender = (from: string) => readMessages(`${at} ${from}: ${form}`, copies)[0]?.sender;
  expect(sender('\u202A+62 812\u20111111\u20111111\u202C')).toBe('+62 812-1111-1111');
  expect(sender('~\u00A0Budi S')).toBe('Budi S');
});
