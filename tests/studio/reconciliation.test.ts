import { expect, test } from 'vitest';
import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { readMessages } from '../../studio/reconciliation/read-messages.ts';
import { sumsByKind, writeBooks } from '../../studio/reconciliation/books.ts';
import { claimKey, decide, numbersOf } from '../../studio/reconciliation/decide.ts';
import { endowedByCity } from '../../studio/reconciliation/distribution-drafts.tsx';
import { matchTransfers } from '../../studio/reconciliation/match-transfers.ts';
import { readStatement } from '../../studio/reconciliation/read-statement.ts';
import { answerLink, notYetText, receiptOf, receiptText } from '../../studio/reconciliation/receipt.ts';
import { prices } from '../transaction/prices.ts';
import { chat, messageCount, messageText, statement, write } from './reconciliation-cases.ts';
import { statements } from './statements.ts';

const copies = [content.whatsapp, content.transferred.message];
const institute = { name: 'Nama Lembaga', kinds: content.whatsapp.types };

function morning(bank: string) {
  const { credits } = readStatement(statements[bank]?.(statement) ?? '', () => undefined);
  const claims = readMessages(messageText, copies);
  return { credits, claims, matched: matchTransfers(credits, claims, 3), numbers: numbersOf(credits) };
}
const { credits, claims, matched, numbers } = morning('BSI');
const of = (name: string) => claims.find((claim) => claim.name === name) as (typeof claims)[number];
const sum = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0);

test.each(Object.keys(statements))('sixty messages and the statement of %s: 46 by rule, 9 for a person', (bank) => {
  const found = morning(bank);
  expect([found.credits.length, found.claims.length]).toEqual([statement.length, messageCount]);
  const { sure, look, waiting, unclaimed, repeated } = found.matched;
  expect([sure, look, waiting, unclaimed, repeated].map(({ length }) => length)).toEqual([46, 9, 4, 3, 1]);
  expect(look.map(({ reason }) => reason).toSorted()).toEqual([
    'collided',
    'collided',
    'collided',
    'late',
    'less',
    'more',
    'parts',
    'rounded',
    'twice',
  ]);
});

test.each([
  ['each with its code', (index: number) => 25_000 + index * 37, (index: number) => 25_000 + index * 37],
  ['all rounded', () => 50_000, (index: number) => 50_100 + ((index * 7) % 900)],
])('5,000 lines and 2,000 messages, %s: less than two seconds', (_case, amount, asked) => {
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
    chat(write(name(index), { total: asked(index), day: day(index) }), '+62 812-3456-7890', day(index)),
  );
  const [bank, messages] = [statements.BSI?.(lines) ?? '', texts.join('\n')];
  // Processor time, so that other work on the machine does not count.
  const start = process.cpuUsage();
  const all = readStatement(bank, () => undefined).credits;
  const found = matchTransfers(all, readMessages(messages, copies), 3);
  decide(found, numbersOf(all), {});
  const { user, system } = process.cpuUsage(start);
  expect(all).toHaveLength(5000);
  expect([...found.sure, ...found.look, ...found.waiting]).toHaveLength(2000);
  expect((user + system) / 1000).toBeLessThan(2000);
});

test('a person’s decision moves a pair, and a credit is never used twice', () => {
  const parts = matched.look.find(({ reason }) => reason === 'parts') as (typeof matched.look)[number];
  const own = parts.credits.map((credit) => numbers.get(credit) ?? '');
  const yes = decide(matched, numbers, { [claimKey(parts.claim)]: own });
  expect(yes.sure.at(-1)).toEqual(parts);
  expect(yes.look).not.toContain(parts);
  const no = decide(matched, numbers, { [claimKey(parts.claim)]: [] });
  expect(no.waiting).toContain(parts.claim);
  expect(no.unclaimed).toEqual(expect.arrayContaining(parts.credits));
  const both = decide(matched, numbers, { [claimKey(parts.claim)]: own, [claimKey(of('Qori Ananda'))]: own });
  expect(both.sure.filter(({ credits: taken }) => taken.includes(parts.credits[0] as never))).toHaveLength(1);
  expect(both.waiting).toContain(of('Qori Ananda'));
  for (const { sure, look, unclaimed } of [yes, no, both])
    expect([...sure, ...look].flatMap((match) => match.credits).length + unclaimed.length).toBe(credits.length);
});

test('a receipt has the credited amount and its own number', () => {
  const match = matched.sure.find(({ claim }) => claim.name === 'Siti Aminah B') as (typeof matched.sure)[number];
  expect(receiptText(receiptOf(match, numbers, institute))).toBe(`Tanda terima TT-20261119-230117
Nama Lembaga

Sudah kami terima dari: Siti Aminah B
Untuk: Wakaf Mushaf, 2 mushaf
Sejumlah: Rp230.117
Terbilang: dua ratus tiga puluh ribu seratus tujuh belas rupiah
Dari mutasi bank 19 November 2026.

Terima kasih. Semoga Allah menerima amal Anda.`);
  expect(new Set(numbers.values()).size).toBe(credits.length);
  const less = matched.look.find(({ reason }) => reason === 'less') as typeof match;
  expect(receiptOf(less, numbers, institute).amount).toBe(90_022);
});

test('the institute’s own answers in a chat are not claims', () => {
  const answers = [
    receiptText(receiptOf(matched.sure[0] as never, numbers, institute)),
    notYetText(of('Qori Ananda'), '2026-11-23'),
  ];
  expect(readMessages(answers.join('\n'), copies)).toEqual([]);
  expect(answers[1]).toMatch(/Qori Ananda[^]*Rp150\.788 belum ada[^]*23 November 2026[^]*Jangan transfer lagi/);
});

test.each([
  ['+62 812-3456-7890', 'https://wa.me/6281234567890?text=Halo'],
  ['0812 3456 7890', 'https://wa.me/6281234567890?text=Halo'],
  ['Siti HP 2', 'https://wa.me/?text=Halo'],
  ['+1 202 555 0100', 'https://wa.me/?text=Halo'],
])('an answer to %s', (sender, link) => {
  expect(answerLink({ ...of('Qori Ananda'), sender }, 'Halo')).toBe(link);
});

test('sums by type equal those of the credits, and the books have every line of the statement', () => {
  const matches = [...matched.sure, ...matched.look];
  const sums = sumsByKind(matches, prices);
  expect(sum(sums.map(({ total }) => total)) + sum(matched.unclaimed.map(({ amount }) => amount))).toBe(
    sum(statement.map(({ amount }) => amount)),
  );
  for (const { subtotal, shipping, uniqueCode, rest, total } of sums)
    expect(subtotal + shipping + uniqueCode + rest).toBe(total);
  expect(sums.find(({ kind }) => kind === 'wakaf')).toMatchObject({
    count: 15,
    quantity: 30,
    subtotal: 3_000_000,
    shipping: 450_000,
    rest: 0,
  });
  const { table, credits: written } = readStatement(
    writeBooks({ matches, unclaimed: matched.unclaimed, numbers, prices }),
    () => undefined,
  );
  expect(new Set(table.map(({ length }) => length))).toEqual(new Set([14]));
  expect(written.map(({ day, amount }) => [day, amount])).toEqual(credits.map(({ day, amount }) => [day, amount]));
});

test('drafts of distributions have the number of mushaf for each city, and no name', () => {
  expect(endowedByCity(matched.sure)).toEqual([{ city: 'Bandung', quantity: 30 }]);
});

test('a name cannot be a formula in the books', () => {
  const [match] = matchTransfers(
    credits,
    readMessages(write('=HYPERLINK("x")', { total: 230_117, day: 19 }), copies),
    3,
  ).sure;
  expect(writeBooks({ matches: [match as never], unclaimed: [], numbers, prices })).toContain(`'=HYPERLINK`);
});
