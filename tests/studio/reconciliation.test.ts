import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { type Claim, emptyClaim, readMessages } from '../../studio/reconciliation/read-messages.ts';
import { bookRows, partsOf, restText, sumsByKind, writeBooks } from '../../studio/reconciliation/books.ts';
import { type BookLine, mergeLines, numbersOf } from '../../studio/reconciliation/book-lines.ts';
import { claimKey, decide } from '../../studio/reconciliation/decide.ts';
import { type Match, matchTransfers } from '../../studio/reconciliation/match-transfers.ts';
import { monthSums } from '../../studio/reconciliation/month.ts';
import { readStatement } from '../../studio/reconciliation/read-statement.ts';
import {
  amountOf,
  answerLink,
  notYetText,
  numberOf,
  receiptOf,
  receiptText,
} from '../../studio/reconciliation/receipt.ts';
import { parcelsOf } from '../../studio/reconciliation/shipping.ts';
import { prices } from '../transaction/prices.ts';
import {
  chatLine,
  credit,
  inNovember,
  messageCount,
  messageOf,
  messageText,
  statement,
} from './reconciliation-cases.ts';
import { writeStatement } from './statements.ts';

/** The texts from which the site composes its messages. */
const copies = [content.whatsapp, content.transferred.message];
const institute = { name: 'Nama Lembaga', kinds: content.whatsapp.types };

const noChoiceOfStaff = () => undefined;
/** The lines of a statement as the book has them. */
const booked = (text: string) => mergeLines([], readStatement(text, noChoiceOfStaff)).lines;
const credits = booked(writeStatement(statement));
const claims = readMessages(messageText, copies);
const matched = matchTransfers(credits, claims);
const claimOf = (name: string) => claims.find((claim) => claim.name === name) as Claim;
const sum = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0);

test('of sixty messages 46 match by rule, and 9 need a person', () => {
  expect([credits.length, claims.length]).toEqual([statement.length, messageCount]);
  const { sure, proposed, waiting, unclaimed, repeated } = matched;
  expect([sure, proposed, waiting, unclaimed, repeated].map(({ length }) => length)).toEqual([46, 9, 4, 3, 1]);
});

test.each([
  ['each with its code', (index: number) => 25_000 + index * 37, (index: number) => 25_000 + index * 37],
  ['all rounded', () => 50_000, (index: number) => 50_100 + ((index * 7) % 900)],
])('5,000 lines and 2,000 messages, %s, take less than two seconds', (_case, amount, asked) => {
  // Every word of a name is in other names, too, which makes the search by name slow.
  const letters = (index: number) =>
    String.fromCodePoint(...[0, 1, 2, 3].map((at) => 97 + (Math.floor(index / 7 ** at) % 7)));
  const name = (index: number) => `Muhammad ${letters(index % 2000)} ${letters((index % 2000) * 3)}`;
  const day = (index: number) => 10 + (index % 18);
  const lines = Array.from({ length: 5000 }, (_, index) => ({
    day: `2026-11-${day(index)}`,
    amount: amount(index),
    text: `TRF ${name(index).toUpperCase()}`,
  }));
  const texts = Array.from({ length: 2000 }, (_, index) =>
    chatLine(messageOf(name(index), { total: asked(index), day: day(index) }), '+62 812-3456-7890', day(index)),
  );
  const [bank, messages] = [writeStatement(lines), texts.join('\n')];
  // Processor time, so that other work on the machine does not count.
  const start = process.cpuUsage();
  const all = booked(bank);
  const found = matchTransfers(all, readMessages(messages, copies));
  decide(found, {});
  const { user, system } = process.cpuUsage(start);
  expect(all).toHaveLength(5000);
  expect([...found.sure, ...found.proposed, ...found.waiting]).toHaveLength(2000);
  expect((user + system) / 1000).toBeLessThan(2000);
});

const inParts = matched.proposed.find(({ reason }) => reason === 'parts') as Match;
const numbersInParts = inParts.credits.map(({ number }) => number);

test('a confirmed proposal is a sure match; a rejected one leaves its claim waiting and its credits free', () => {
  const confirmed = decide(matched, { [claimKey(inParts.claim)]: { lines: numbersInParts } });
  expect(confirmed.sure.at(-1)).toEqual(inParts);
  expect(confirmed.proposed).not.toContain(inParts);
  const rejected = decide(matched, { [claimKey(inParts.claim)]: { lines: [] } });
  expect(rejected.waiting).toContain(inParts.claim);
  expect(rejected.unclaimed).toEqual(expect.arrayContaining(inParts.credits));
});

test('credits that a person gives to two claims stay with the first', () => {
  const other = claimOf('Qori Ananda');
  const { sure, waiting } = decide(matched, {
    [claimKey(inParts.claim)]: { lines: numbersInParts },
    [claimKey(other)]: { lines: numbersInParts },
  });
  expect(sure.filter(({ credits: taken }) => taken.includes(inParts.credits[0]!))).toEqual([inParts]);
  expect(waiting).toContain(other);
});

test('a receipt says who gave how much for what, by the amount that the bank credited', () => {
  const match = matched.sure.find(({ claim }) => claim.name === 'Siti Aminah B') as Match;
  expect(receiptText(receiptOf(match, 'TT-20261119-230117', institute))).toBe(`Tanda terima TT-20261119-230117
Nama Lembaga

Sudah kami terima dari: Siti Aminah B
Untuk: Wakaf Mushaf, 2 mushaf
Sejumlah: Rp230.117
Terbilang: dua ratus tiga puluh ribu seratus tujuh belas rupiah
Dari mutasi bank 19 November 2026.

Terima kasih. Semoga Allah menerima amal Anda.`);
  const less = matched.proposed.find(({ reason }) => reason === 'less') as Match;
  expect(receiptOf(less, '', institute).amount).toBe(90_022);
});

const notYet = notYetText(claimOf('Qori Ananda'), '2026-11-23');

test('the answer to a waiting claim has its name and amount and the last day of the statement', () => {
  expect(notYet).toMatch(/Qori Ananda[^]*Rp150\.788 belum ada[^]*23 November 2026[^]*Jangan transfer lagi/);
});

test('the institute’s own answers in a chat are not claims', () => {
  const receipt = receiptText(receiptOf(matched.sure[0]!, '', institute));
  expect(readMessages(`${receipt}\n${notYet}`, copies)).toEqual([]);
});

test.each([
  ['+62 812-3456-7890', 'https://wa.me/6281234567890?text=Halo'],
  ['0812 3456 7890', 'https://wa.me/6281234567890?text=Halo'],
  ['Siti HP 2', 'https://wa.me/?text=Halo'],
  ['+1 202 555 0100', 'https://wa.me/?text=Halo'],
])('an answer to %s opens %s: only an Indonesian number is the recipient', (sender, link) => {
  expect(answerLink({ ...claimOf('Qori Ananda'), sender }, 'Halo')).toBe(link);
});

test('the sum of a type has its number of transfers and mushaf, and the parts of its total', () => {
  const sums = sumsByKind([...matched.sure, ...matched.proposed], prices);
  expect(sums.find(({ kind }) => kind === 'wakaf')).toMatchObject({
    count: 15,
    quantity: 30,
    subtotal: 3_000_000,
    shipping: 450_000,
    rest: 0,
  });
});

test('the books have a row of 14 cells for every line of the statement, by day', () => {
  const books = writeBooks({ matches: [...matched.sure, ...matched.proposed], unclaimed: matched.unclaimed, prices });
  // The books are CSV, so the reader of statements reads them back.
  const { table, credits: written } = readStatement(books, noChoiceOfStaff);
  expect(new Set(table.map(({ length }) => length))).toEqual(new Set([14]));
  expect(sum(written.map(({ amount }) => amount))).toBe(sum(credits.map(({ amount }) => amount)));
  expect(written.map(({ day }) => day)).toEqual(credits.map(({ day }) => day).toSorted());
});

test('a name cannot be a formula in the books', () => {
  const [match] = matched.sure as [Match];
  const hostile = { ...match, claim: { ...match.claim, name: '=HYPERLINK("x")' } };
  expect(writeBooks({ matches: [hostile], unclaimed: [], prices })).toContain(`'=HYPERLINK`);
});

const outgoing = (...values: Parameters<typeof credit>): BookLine => ({ ...credit(...values), way: 'out' });
/** Donations as the claims of one sender. */
const claimsOf = (...donors: [name: string, total: number][]) =>
  readMessages(donors.map(([name, total]) => chatLine(messageOf(name, { total }), '0811')).join('\n'), copies);

test('a unique code counts as 0 in the books until it is paid', () => {
  const [claim] = claimsOf(['Indah Permata', 75_321]) as [Claim];
  const paid = (amount: number) => partsOf({ reason: 'rounded', claim, credits: [credit(amount, '')] }, prices);
  expect(paid(75_000)).toMatchObject({ subtotal: 75_000, uniqueCode: 0, rest: 0 });
  expect(paid(75_321)).toMatchObject({ subtotal: 75_000, uniqueCode: 321, rest: 0 });
});

test.each([
  ['a donation paid short', { total: 75_321 }, 70_000, 'Kurang Rp5.000 dari pesannya.'],
  ['a donation paid over', { total: 75_321 }, 76_000, 'Lebih Rp679 dari pesannya.'],
  [
    'an order at another price',
    { kind: 'wakaf', city: 'Bandung', quantity: 4, total: 400_118 },
    391_250,
    'Kurang Rp8.868 dari pesannya. Totalnya tidak cocok dengan harga hari ini.',
  ],
  ['a claim without a total', { total: null }, 391_250, 'Tanpa total di pesan, kode uniknya tidak dapat dihitung.'],
] as const)('the treasurer reads about %s what is missing or left over', (_case, stated, paid, text) => {
  const claim: Claim = { ...emptyClaim(1), kind: 'donasi', ...stated };
  expect(restText({ reason: 'less', claim, credits: [credit(paid, '')] }, prices)).toBe(text);
});

test('matched purchases become parcels, newest week first, with a telephone number if there is one', () => {
  const beli = { type: 'beli', quantity: 1, address: 'Jl. Mawar 1' } as const;
  const texts = [
    chatLine(messageOf('Siti', { ...beli, total: 130_117, day: 15 }), '+62 812-3456-7890', 15),
    chatLine(messageOf('Budi', { ...beli, total: 130_118, day: 16 }), 'Budi HP', 16),
    chatLine(messageOf('Umar', { type: 'wakaf', quantity: 1, total: 130_119, day: 16 }), '0811', 16),
  ];
  const lines = [credit(130_117, 'SITI', 15), credit(130_118, 'BUDI', 16), credit(130_119, 'UMAR', 16)];
  const { sure } = matchTransfers(lines, readMessages(texts.join('\n'), copies));
  expect(parcelsOf(sure)).toMatchObject([
    { week: '2026-11-16', number: 'TT-20261116-130118', name: 'Budi', phone: '', place: 'Cimahi', quantity: 1 },
    { week: '2026-11-09', name: 'Siti', phone: '+62 812-3456-7890', address: 'Jl. Mawar 1' },
  ]);
});

test('a month of several statements has the balances of both ends, and their difference', () => {
  const lines = [credit(500, '', 20), credit(600, '', 22)];
  const covered = (from: number, to: number, opening: number, closing: number) => ({
    from: inNovember(from),
    to: inNovember(to),
    opening,
    closing,
  });
  const sums = (...periods: ReturnType<typeof covered>[]) =>
    monthSums('2026-11', { lines, periods, prices, decided: matchTransfers(lines, []) });
  // Of two statements of the same days the one that was booked last counts.
  const joined = sums(covered(20, 21, 1000, 1500), covered(22, 24, 1500, 2000), covered(22, 24, 1500, 2100));
  expect(joined).toMatchObject({ from: '2026-11-20', opening: 1000, to: '2026-11-24', closing: 2100, difference: 0 });
  expect(sums(covered(20, 24, 1000, 2000)).difference).toBe(-100);
  // The statement ends before the line of day 22.
  expect(sums(covered(20, 21, 1000, 1500)).difference).toBeNull();
});

describe('a credit that the bank reversed', () => {
  const fatimah = credit(370_940, 'TRSF FATIMAH');
  const reversal = outgoing(370_940, 'REVERSAL TRSF', 21);
  const claimed = claimsOf(['Fatimah Zahra', 370_940]);

  test.each([
    ['its words', reversal],
    ['its name', outgoing(370_940, 'TRSF FATIMAH', 21)],
  ])('is known by %s, matches nothing, and is listed with its claim', (_what, out) => {
    const { reversed, ...lists } = matchTransfers([fatimah, out], claimed);
    expect(reversed).toMatchObject([{ credit: fatimah, claim: { name: 'Fatimah Zahra' } }]);
    expect(lists).toMatchObject({ sure: [], proposed: [], waiting: [], unclaimed: [] });
  });

  test('matches after all if a person says so', () => {
    const kept = [fatimah.number];
    expect(matchTransfers([fatimah, reversal], claimed, kept).sure).toHaveLength(1);
  });

  test('takes no claim of another week', () => {
    const earlier = readMessages(messageOf('Siti', { total: 370_940, day: 5 }), copies);
    const found = matchTransfers([fatimah, reversal], earlier);
    expect(found).toMatchObject({ waiting: [{ name: 'Siti' }], reversed: [{ claim: null }] });
  });

  test('is not assumed from an equal fee alone', () => {
    const { reversed } = matchTransfers([credit(60_411, 'SITI'), outgoing(60_411, 'BIAYA', 21)], []);
    expect(reversed).toEqual([]);
  });
});

test('claims of the name Hamba Allah are told apart by the number of their sender', () => {
  const form = 'Nama: Hamba Allah\nJenis transaksi: Donasi Pengembangan\nTotal transfer: Rp100.000';
  const messages = readMessages(
    `20/11/26 08.30 - +62 812-1111-1111: ${form}\n20/11/26 09.41 - +62 813-2222-2222: ${form}`,
    copies,
  );
  const found = matchTransfers([credit(100_000, 'AHMAD', 20, '08.31'), credit(100_000, 'SITI', 20, '09.40')], messages);
  expect(found.repeated).toEqual([]);
  expect(found.proposed.map(({ claim, credits: [taken] }) => `${claim.sender} ${taken?.text}`).toSorted()).toEqual([
    '+62 812-1111-1111 AHMAD',
    '+62 813-2222-2222 SITI',
  ]);
});

describe('one transfer for two messages', () => {
  const messages = claimsOf(['Umar Said', 50_110], ['Laila Sari', 60_220]);
  const lines = [credit(110_330, 'UMAR')];
  const found = matchTransfers(lines, messages);

  test('is proposed with the share of each', () => {
    expect(found.proposed.map(({ reason, share }) => `${reason} ${share}`).toSorted()).toEqual([
      'together 50110',
      'together 60220',
    ]);
  });

  test('is divided once both are confirmed, and their receipts differ by a letter', () => {
    const both = Object.fromEntries(messages.map((claim) => [claimKey(claim), { lines: ['TT-20261120-110330'] }]));
    const { sure, unclaimed } = decide(found, both);
    expect(sure.map((match) => numberOf(match, sure))).toEqual(['TT-20261120-110330-a', 'TT-20261120-110330-b']);
    expect(sum(sure.map(amountOf))).toBe(110_330);
    expect(unclaimed).toEqual([]);
  });

  test('is proposed for neither once one is rejected, because the other cannot have the whole sum', () => {
    const { proposed, waiting, unclaimed } = decide(found, { [claimKey(messages[0]!)]: { lines: [] } });
    expect([proposed, waiting.length, unclaimed]).toEqual([[], 2, lines]);
  });

  test('is preferred to a match by name', () => {
    const ofOneName = claimsOf(['Umar Said', 50_110], ['Umar Said', 60_220]);
    const { proposed } = matchTransfers([credit(110_330, 'UMAR SAID')], ofOneName);
    expect(proposed.map(({ reason }) => reason)).toEqual(['together', 'together']);
  });
});

test('receipt numbers follow the time, also if the file is newest first, and never change', () => {
  const lines = [credit(50_000, 'C', 21), credit(50_000, 'B', 20, '09.00'), credit(50_000, 'A', 20, '08.00')];
  const first = numbersOf(lines, []);
  expect(lines.map((entry) => first.get(entry))).toEqual([
    'TT-20261121-50000',
    'TT-20261120-50000-2',
    'TT-20261120-50000',
  ]);
  const earlier = credit(50_000, 'Z', 20, '07.00');
  expect(numbersOf([earlier], [...first.values()]).get(earlier)).toBe('TT-20261120-50000-3');
});

test('for any lines, messages and decisions, the rows of the books add up to the sums by type', () => {
  const inputs = fc.record({
    lines: fc.array(
      fc.tuple(fc.constantFrom(30_000, 50_409, 80_409, 100_000, 20_409), fc.constantFrom('BUDI', 'SITI', '')),
      { maxLength: 9 },
    ),
    claims: fc.array(fc.tuple(fc.constantFrom('Budi', 'Siti', 'Ali'), fc.constantFrom(50_409, 80_409, 100_100)), {
      maxLength: 7,
    }),
    choices: fc.array(fc.tuple(fc.nat(6), fc.nat(8)), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(inputs, ({ lines, claims: asked, choices }) => {
      const lineOf = ([amount, text]: [number, string]) => credit(amount, text);
      const { lines: all } = mergeLines([], { credits: lines.map(lineOf), outgoing: [] });
      const messages = claimsOf(...asked);
      const decisions = choices.flatMap(([claimIndex, creditIndex]): [string, { lines: string[] }][] => {
        const [claim, chosen] = [messages[claimIndex], all[creditIndex]];
        return claim && chosen ? [[claimKey(claim), { lines: [chosen.number] }]] : [];
      });
      const { sure, proposed, unclaimed } = decide(matchTransfers(all, messages), Object.fromEntries(decisions));
      const rest = [...unclaimed, ...new Set(proposed.flatMap((match) => match.credits))];
      const rows = bookRows({ matches: sure, unclaimed: rest, prices });
      // Columns: 2 the amount, 4 the name, 5 the quantity, 8 to 11 the parts of the total.
      const column = (at: number, among = rows) => sum(among.map((cells) => Number(cells[at])));
      expect(column(2)).toBe(sum(all.map(({ amount }) => amount)));
      const sums = sumsByKind(sure, prices);
      const named = rows.filter(([, , , , name]) => name !== '');
      expect(column(2, named)).toBe(sum(sums.map(({ total }) => total)));
      expect(column(5)).toBe(sum(sums.map(({ quantity }) => quantity)));
      expect(column(8) + column(9) + column(10) + column(11)).toBe(sum(sums.map(({ total }) => total)));
      // No two receipts have the same number.
      expect(new Set(sure.map((match) => numberOf(match, sure))).size).toBe(sure.length);
    }),
    { numRuns: 300 },
  );
});
