import fc from 'fast-check';
import { expect, test } from 'vitest';
import content from '../../../content-fallback/confirmationPage.json' with { type: 'json' };
import { confirmationText, transferredText } from '../../../src/transaction/confirmation-text.ts';
import { oneLine, addressLine } from '../../../src/transaction/one-line.ts';
import type { TransactionDetails } from '../../../src/transaction/transaction-details.ts';
import { wellFormed } from '../../../src/transaction/whatsapp.ts';
import { readMessages as read } from '../../../studio/plugins/transfer-matching/messages.ts';
import type { MessageCopy } from '../../../studio/plugins/transfer-matching/our-form.ts';
import { anyText } from '../../any-text.ts';
import { donation } from './cases.ts';
import chats from './chats.json' with { type: 'json' };

const { whatsapp: words, transferred } = content;
const renamed = { ...words, greeting: 'Halo!' };
const readAll = (chat: string, known: readonly MessageCopy[]) =>
  read(chat, { copies: known, source: 'obrolan.txt', today: '2026-11-28' });
const readMessages = (chat: string, known: readonly MessageCopy[]) => readAll(chat, known).claims;
const jakarta = (time: number) => new Date(time + 7 * 3_600_000).toISOString();
/** The texts of the two messages that the site writes, from which their lines are recognised. */
const copies = [words, transferred.message];

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    anyText,
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
      const claims = readMessages(all.map((each) => confirmationText(each, copy)).join('\n'), [words, renamed]);
      expect(claims).toMatchObject(
        all.map(({ type, name, quantity, city, total, address, sentAt }) => ({
          type,
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
  const claims = readMessages(confirmationText({ ...donation, name }, words), copies);
  expect(claims).toMatchObject([{ type: 'donasi', total: 50_409, sent: null }]);
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

test.each(Object.entries(chats))('a message with %s is read', (_name, { chat, read: stated }) => {
  expect(readMessages(chat, copies)).toMatchObject([stated]);
});

test('in the message of a donor who has already transferred, asked and sent amount are distinguished', () => {
  const blank = transferredText(transferred.message, { ...donation, type: 'wakaf', total: 330_409 }, words.types);
  const filled = blank
    .replace('transfer: \n', 'transfer: 330.000\n')
    .replace('tanggal: ', 'tanggal: Senin, 23 November 2026');
  expect(readMessages(filled, copies)).toMatchObject([
    { type: 'wakaf', asked: 330_409, total: 330_000, stated: { day: '2026-11-23' } },
  ]);
  expect(readMessages(blank, copies)).toMatchObject([{ asked: 330_409, total: null }]);
});

test('the first amount counts, and a second type begins another message', () => {
  const twice =
    'Jenis transaksi: Wakaf Mushaf\nTotal transfer: Rp10.409\nTotal transfer: Rp99.409\nJenis transaksi: Donasi\nTotal: 20.500';
  expect(readMessages(twice, copies)).toMatchObject([
    { type: 'wakaf', total: 10_409 },
    { type: 'donasi', total: 20_500 },
  ]);
});

test.each<[said: string, total: number | null]>([
  ['sy sdh tf 150rb ya min', 150_000],
  ['Sudah transfer Rp60.411', 60_411],
  ['setor tunai 100409', 100_409],
  ['Rp60.411 dari saya', 60_411],
  ['sudah ditransfer ya', null],
  ['sudah tf 50.409 dan 60.411', null],
  ['tf ke 7123456789 sebesar 50.409', 50_409],
])('“%s” is a claim to be looked at, of %s', (said, total) => {
  expect(readMessages(`23/11/26 14.05 - Ali: ${said}\nmakasih`, copies)).toMatchObject([
    { shape: 'free', said: `${said} makasih`, sender: 'Ali', total },
  ]);
});

test('a name and a free sum are one claim', () => {
  const found = readMessages('halo\n\nNama: Sari\nSudah transfer Rp60.411', copies);
  // Ids are stored, so they must not change.
  const id = '["free",null,"Sari",null,"","",60411,null,null,"Nama: Sari Sudah transfer Rp60.411",null,""]';
  expect(found).toMatchObject([{ id, line: 3, name: 'Sari', total: 60_411 }]);
});

test('our own answers, talk and lines of WhatsApp itself are no claims', () => {
  const chat = `23/11/26 14.00 - +62 811 mengubah nama grup menjadi “Wakaf: Rp100.000”
23/11/26 14.01 - Ali: kapan kajian berikutnya?
23/11/26 14.02 - Lembaga: wakaf Rp100.000 sudah kami terima`;
  expect(readAll(chat, copies)).toMatchObject({
    claims: [],
    lines: { system: 1, talk: 2 },
    senders: ['Ali', 'Lembaga'],
  });
});

const formOf = (name: string, total: number) =>
  `Nama: ${name}\nJenis transaksi: Donasi Pengembangan\nTotal transfer: Rp${total}`;

test('a chat copied on a phone after an export gives each its own claim and sender', () => {
  const chat = `20/11/26 08.30 - Budi: ${formOf('Budi', 50_409)}
[20/11, 14.20] +62 813-1111-1111: ${formOf('Siti', 60_411)}
20 Nov 2026 15.20 - Umar: ${formOf('Umar', 70_512)}
[2026/11/9 15.30] Rani:${formOf('Rani', 90_714)}
<20-11-2026 pukul 16.00> Laila: ${formOf('Laila', 80_613)}
<21-11-2026 pukul 16.00> Laila: terima kasih`;
  const { claims, lines } = readAll(chat, copies);
  expect(claims).toMatchObject([
    { name: 'Budi', sender: 'Budi', sent: { day: '2026-11-20', hour: '08.30' } },
    { name: 'Siti', sender: '+62 813-1111-1111', sent: { day: '2026-11-20', hour: '14.20' } },
    { name: 'Umar', sender: 'Umar', sent: { day: '2026-11-20', hour: '15.20' } },
    { name: 'Rani', sender: 'Rani', sent: { day: '2026-11-09', hour: '15.30' } },
    // The format of these lines is unknown: the form is read, but not its sender.
    { name: 'Laila', sender: '' },
    { shape: 'unread', said: '<21-11-2026 pukul 16.00> Laila: terima kasih' },
  ]);
  expect(lines).toMatchObject({ claim: 15, unread: 1 });
});

test('a line of WhatsApp itself swallows neither the lines below it nor a contact with quotation marks', () => {
  const chat = `20/11/26 08.00 - Pesan dan panggilan terenkripsi secara end-to-end.
${formOf('Siti', 60_411)}
20/11/26 08.30 - Budi “Abu Ali”: ${formOf('Budi', 50_409)}`;
  const claims = readMessages(chat, copies);
  expect(claims).toMatchObject([{ name: 'Siti' }, { name: 'Budi', sender: 'Budi “Abu Ali”' }]);
});

test('the order of day and month is judged for each chat', () => {
  const [indonesian, american] = [
    `06/11/26 08.30 - Budi: ${formOf('Budi', 50_409)}\n25/11/26 08.30 - Budi: halo`,
    `11/6/26, 8:30 AM - Siti: ${formOf('Siti', 60_411)}\n11/25/26, 8:30 AM - Siti: halo`,
  ];
  const days = readMessages(`${indonesian}\n${american}`, copies).map(({ sent }) => sent?.day);
  expect(days).toEqual(['2026-11-06', '2026-11-06']);
  // Both orders are days, but only one is not to come.
  expect(readMessages(`11/12/26, 8:30 AM - Siti: ${formOf('Siti', 60_411)}`, copies)[0]?.sent?.day).toBe('2026-11-12');
});

test('every line of any text is counted once', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...formOf('Ali', 50_409).split('\n'),
      '',
      '20/11/26 08.30 - Budi: halo',
      '[20/11, 14.20] Siti: sudah tf 50rb',
    ),
    fc.constantFrom('20/11/26 08.30 - Anda bergabung', '[20/11 14.20] Siti: halo', '<20-11-2026 16.00> Ali: Rp50.409'),
  );
  fc.assert(
    fc.property(fc.array(line), (all) => {
      const whole = all.join('\n');
      const { lines } = readAll(whole, copies);
      expect(Object.values(lines).reduce((sum, count) => sum + count, 0)).toBe(whole.split(/\r\n|\r|\n/).length);
    }),
  );
});

test('invisible marks of an iPhone are removed from numbers and names', () => {
  const at = '[20/11/26 08.30.15]';
  const form = 'Nama: \nJenis transaksi: Donasi Pengembangan\nTotal transfer: Rp50.409';
  const sender = (from: string) => readMessages(`${at} ${from}: ${form}`, copies)[0]?.sender;
  expect(sender('\u202A+62 812\u20111111\u20111111\u202C')).toBe('+62 812-1111-1111');
  expect(sender('~\u00A0Budi S')).toBe('Budi S');
});
