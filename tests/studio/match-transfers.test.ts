import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claim } from '../../studio/reconciliation/read-messages.ts';
import { matchTransfers } from '../../studio/reconciliation/match-transfers.ts';
import type { BookLine } from '../../studio/reconciliation/book-lines.ts';

const on = (day: number, hour: string | null = null) => ({ day: `2026-11-${String(day).padStart(2, '0')}`, hour });
const claim = (name: string, total: number | null, day = 20, more: Partial<Claim> = {}): Claim => ({
  line: 1,
  kind: 'donasi',
  name,
  quantity: null,
  city: '',
  address: '',
  total,
  asked: null,
  stated: on(day),
  sent: null,
  sender: '',
  freeText: '',
  ...more,
});
const credit = (amount: number, text = '', day = 20, hour: string | null = null): BookLine => ({
  row: 1,
  ...on(day, hour),
  amount,
  text,
  number: '',
  way: 'in',
});

const asRows = (matches: ReturnType<typeof matchTransfers>['proposed']) =>
  matches.map(({ reason, claim: { name }, credits }) => [reason, name, ...credits.map(({ amount }) => amount)]);

describe('with any credits and claims', () => {
  const few = fc.constantFrom('Budi Santoso', 'Siti Aminah', 'Ali', '', 'Rahmat');
  const sums = fc.constantFrom(50_000, 50_409, 50_733, 100_409, 25_000, 25_409);
  const days = fc.integer({ min: 1, max: 28 });
  const claims = fc.array(
    fc.tuple(few, fc.option(sums), days).map((all) => claim(...all)),
    { maxLength: 12 },
  );
  const credits = fc.array(
    fc.tuple(sums, few, days).map((all) => credit(...all)),
    { maxLength: 12 },
  );
  const sum = (all: readonly BookLine[]) => all.reduce((before, { amount }) => before + amount, 0);

  test('each claim and each credit is in exactly one list, and the sums agree', () => {
    fc.assert(
      fc.property(credits, claims, (all, messages) => {
        const { sure, proposed, waiting, unclaimed, repeated } = matchTransfers(all, messages, { days: 3 });
        const placed = [...sure, ...proposed];
        const [taken, told] = [placed.flatMap((match) => match.credits), placed.map((match) => match.claim)];
        expect(new Set([...taken, ...unclaimed])).toEqual(new Set(all));
        expect(new Set(taken).size + unclaimed.length).toBe(all.length);
        expect(new Set([...told, ...waiting, ...repeated])).toEqual(new Set(messages));
        expect(told.length + waiting.length + repeated.length).toBe(messages.length);
        expect(sum([...new Set(taken)]) + sum(unclaimed)).toBe(sum(all));
      }),
    );
  });

  test('only the single credit with the exact total within the days is a sure match', () => {
    fc.assert(
      fc.property(credits, claims, (all, messages) => {
        for (const {
          claim: { total, stated },
          credits: [found, ...more],
        } of matchTransfers(all, messages, { days: 3 }).sure) {
          const near = (day?: string) =>
            Math.abs(Date.parse(day ?? '') - Date.parse(stated?.day ?? '')) <= 3 * 86_400_000;
          expect(more).toEqual([]);
          expect(all.filter(({ amount, day }) => amount === total && near(day))).toEqual([found]);
        }
      }),
    );
  });

  test('the order of lines and messages does not matter', () => {
    const withShuffled = <Of>(lists: fc.Arbitrary<Of[]>) =>
      lists.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    const matched = (all: BookLine[], messages: Claim[]) => JSON.stringify(matchTransfers(all, messages, { days: 3 }));
    fc.assert(
      fc.property(withShuffled(credits), withShuffled(claims), ([all, mixed], [messages, mixedMessages]) => {
        expect(matched(mixed, mixedMessages)).toBe(matched(all, messages));
      }),
    );
  });
});

test.each<[name: string, credits: BookLine[], claims: Claim[], proposed: unknown[]]>([
  [
    'two claims and two credits of one amount: the name decides',
    [credit(50_409, 'SITI A'), credit(50_409, 'BUDI SANTOSO')],
    [claim('Budi Santoso', 50_409), claim('Siti A', 50_409)],
    [
      ['collided', 'Budi Santoso', 50_409],
      ['collided', 'Siti A', 50_409],
    ],
  ],
  [
    'one credit for two claims of its amount: the name decides',
    [credit(50_409, 'SITI AMINAH')],
    [claim('Budi', 50_409), claim('Siti Aminah', 50_409)],
    [['collided', 'Siti Aminah', 50_409]],
  ],
  [
    'two credits for one claim',
    [credit(50_409), credit(50_409, '', 21)],
    [claim('Budi', 50_409)],
    [['twice', 'Budi', 50_409]],
  ],
  ['a credit eight days later', [credit(50_409, '', 28)], [claim('Budi', 50_409)], [['late', 'Budi', 50_409]]],
  ['a round amount without the name', [credit(50_000)], [claim('Budi', 50_000)], [['plain', 'Budi', 50_000]]],
  ['a credit rounded down', [credit(50_000)], [claim('Budi', 50_409)], [['rounded', 'Budi', 50_000]]],
  [
    'a credit rounded down by a code of round hundreds',
    [credit(50_000)],
    [claim('Budi', 50_110)],
    [['rounded', 'Budi', 50_000]],
  ],
  [
    'one rounded credit for two claims: the name decides',
    [credit(50_000, 'SITI AMINAH')],
    [claim('Budi', 50_409, 19), claim('Siti Aminah', 50_733)],
    [['rounded', 'Siti Aminah', 50_000]],
  ],
  ['a credit rounded up', [credit(51_000, 'BUDI')], [claim('Budi', 50_409)], [['rounded', 'Budi', 51_000]]],
  ['two rounded credits for one claim: no match', [credit(50_000), credit(50_000)], [claim('Budi', 50_409)], []],
  [
    'credits in parts',
    [credit(30_000, 'BUDI S'), credit(20_409, 'BUDI S', 21), credit(10_000, 'ALI')],
    [claim('Budi', 50_409)],
    [['parts', 'Budi', 30_000, 20_409]],
  ],
  ['more than the claim, with its name', [credit(60_000, 'BUDI')], [claim('Budi', 50_409)], [['more', 'Budi', 60_000]]],
  [
    'less than the claim, with its name',
    [credit(40_000, 'DARI BUDI SANTO')],
    [claim('Budi Santoso', 50_409)],
    [['less', 'Budi Santoso', 40_000]],
  ],
  [
    'a claim without an amount',
    [credit(40_000, 'BUDI')],
    [claim('H. Budi', null)],
    [['amountless', 'H. Budi', 40_000]],
  ],
  ['a credit of another person: no match', [credit(40_000, 'BUDI HARTONO')], [claim('Budi Santoso', 50_409)], []],
  ['a repeated message is a sure match', [credit(50_409)], [claim('Budi', 50_409), claim('Budi', 50_409, 21)], []],
])('a person is asked about: %s', (_case, credits, claims, proposed) => {
  expect(asRows(matchTransfers(credits, claims, { days: 3 }).proposed)).toEqual(proposed);
});

test('a claim without a credit waits, a credit without a claim remains', () => {
  const matched = matchTransfers([credit(70_000, 'ALI')], [claim('Budi', 50_409)], { days: 3 });
  expect(matched).toMatchObject({
    sure: [],
    proposed: [],
    waiting: [{ name: 'Budi' }],
    unclaimed: [{ amount: 70_000 }],
  });
});
