import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween } from '../../src/transaction/read-moment.ts';
import { type Claim, emptyClaim } from '../../studio/reconciliation/read-messages.ts';
import { matchTransfers } from '../../studio/reconciliation/match-transfers.ts';
import type { BookLine } from '../../studio/reconciliation/book-lines.ts';
import { credit, inNovember } from './reconciliation-cases.ts';

/** A claim of day 20 unless a row says otherwise, as a credit is. */
const claim = (name: string, total: number | null, day = 20): Claim => {
  const stated = { day: inNovember(day), hour: null };
  return { ...emptyClaim(1), kind: 'donasi', name, total, stated };
};

describe('with any credits and claims', () => {
  const names = fc.constantFrom('Budi Santoso', 'Siti Aminah', 'Ali', '', 'Rahmat');
  const amounts = fc.constantFrom(50_000, 50_409, 50_733, 100_409, 25_000, 25_409);
  const days = fc.integer({ min: 1, max: 28 });
  const claims = fc.array(
    fc.tuple(names, fc.option(amounts), days).map((all) => claim(...all)),
    { maxLength: 12 },
  );
  const credits = fc.array(
    fc.tuple(amounts, names, days).map((all) => credit(...all)),
    { maxLength: 12 },
  );

  test('each claim and each credit is in exactly one list', () => {
    fc.assert(
      fc.property(credits, claims, (all, messages) => {
        const { sure, proposed, waiting, unclaimed, repeated } = matchTransfers(all, messages);
        const matches = [...sure, ...proposed];
        // Several claims may share a credit.
        const listedCredits = [...new Set(matches.flatMap((match) => match.credits)), ...unclaimed];
        const listedClaims = [...matches.map((match) => match.claim), ...waiting, ...repeated];
        expect(new Set(listedCredits)).toEqual(new Set(all));
        expect(listedCredits).toHaveLength(all.length);
        expect(new Set(listedClaims)).toEqual(new Set(messages));
        expect(listedClaims).toHaveLength(messages.length);
      }),
    );
  });

  test('only the single credit with the exact total within the days is a sure match', () => {
    fc.assert(
      fc.property(credits, claims, (all, messages) => {
        for (const { claim: sureClaim, credits: found } of matchTransfers(all, messages).sure) {
          const isNear = ({ day }: BookLine) => Math.abs(daysBetween(day, sureClaim.stated!.day)) <= 3;
          expect(found).toHaveLength(1);
          expect(all.filter((other) => other.amount === sureClaim.total && isNear(other))).toEqual(found);
        }
      }),
    );
  });

  test('the order of lines and messages does not matter', () => {
    const withShuffled = <Of>(lists: fc.Arbitrary<Of[]>) =>
      lists.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    const matched = (all: BookLine[], messages: Claim[]) => JSON.stringify(matchTransfers(all, messages));
    fc.assert(
      fc.property(withShuffled(credits), withShuffled(claims), ([all, mixed], [messages, mixedMessages]) => {
        expect(matched(mixed, mixedMessages)).toBe(matched(all, messages));
      }),
    );
  });
});

const budi = claim('Budi', 50_409);

test.each<[name: string, credits: BookLine[], claims: Claim[], proposed: string[]]>([
  [
    'two claims and two credits of one amount: the name decides',
    [credit(50_409, 'SITI A'), credit(50_409, 'BUDI SANTOSO')],
    [claim('Budi Santoso', 50_409), claim('Siti A', 50_409)],
    ['collided: Budi Santoso, 50409', 'collided: Siti A, 50409'],
  ],
  [
    'one credit for two claims of its amount: the name decides',
    [credit(50_409, 'SITI AMINAH')],
    [budi, claim('Siti Aminah', 50_409)],
    ['collided: Siti Aminah, 50409'],
  ],
  ['two credits for one claim', [credit(50_409), credit(50_409, '', 21)], [budi], ['twice: Budi, 50409']],
  ['a credit eight days later', [credit(50_409, '', 28)], [budi], ['late: Budi, 50409']],
  ['a round amount without the name', [credit(50_000)], [claim('Budi', 50_000)], ['plain: Budi, 50000']],
  ['a credit rounded to thousands', [credit(50_000)], [budi], ['rounded: Budi, 50000']],
  [
    'a credit rounded to thousands and to five hundreds',
    [credit(50_000)],
    [claim('Budi', 50_110)],
    ['rounded: Budi, 50000'],
  ],
  [
    'one rounded credit for two claims: the name decides',
    [credit(50_000, 'SITI AMINAH')],
    [claim('Budi', 50_409, 19), claim('Siti Aminah', 50_733)],
    ['rounded: Siti Aminah, 50000'],
  ],
  ['a credit rounded up', [credit(51_000, 'BUDI')], [budi], ['rounded: Budi, 51000']],
  [
    'credits in parts',
    [credit(30_000, 'BUDI S'), credit(20_409, 'BUDI S', 21), credit(10_000, 'ALI')],
    [budi],
    ['parts: Budi, 30000 + 20409'],
  ],
  ['more than the claim, with its name', [credit(60_000, 'BUDI')], [budi], ['more: Budi, 60000']],
  [
    'less than the claim, with its name cut off by the bank',
    [credit(40_000, 'DARI BUDI SANTO')],
    [claim('Budi Santoso', 50_409)],
    ['less: Budi Santoso, 40000'],
  ],
])('a person is asked about: %s', (_case, credits, claims, expected) => {
  const { proposed } = matchTransfers(credits, claims);
  const asText = ({ reason, claim: { name }, credits: found }: (typeof proposed)[number]) =>
    `${reason}: ${name}, ${found.map(({ amount }) => amount).join(' + ')}`;
  expect(proposed.map(asText)).toEqual(expected);
});

test.each([
  ['two rounded credits', [credit(50_000), credit(50_000)], budi],
  ['a smaller credit of another Budi', [credit(40_000, 'BUDI HARTONO')], claim('Budi Santoso', 50_409)],
  ['a credit of another name and amount', [credit(70_000, 'ALI')], budi],
  ['a credit of its name, but without an amount of its own', [credit(40_000, 'BUDI')], claim('H. Budi', null)],
])('a claim is not matched with %s: it waits, and the credits remain', (_case, credits, alone) => {
  const matched = matchTransfers(credits, [alone]);
  expect(matched).toMatchObject({ sure: [], proposed: [], waiting: [alone], unclaimed: credits });
});
