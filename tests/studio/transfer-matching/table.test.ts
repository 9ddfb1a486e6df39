import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchEntries } from '../../../studio/plugins/transfer-matching/search-entries.ts';
import { makeTable } from '../../../studio/plugins/transfer-matching/table.ts';
import {
  decide,
  type Decision,
  emptyList,
  type List,
} from '../../../studio/plugins/transfer-matching/transfer-list.ts';
import { workbookRows } from '../../../studio/plugins/transfer-matching/workbook.ts';
import { bankRow, claimOf, inNovember, signed, tableOf } from './cases.ts';

const types = { donasi: 'Donasi', beli: 'Beli', wakaf: 'Wakaf' };
const names = fc.constantFrom('Budi Santoso', 'Siti Aminah', 'Ali', '', 'Rahmat');
const amounts = fc.constantFrom(50_000, 50_409, 50_733, 100_409, 25_000);
const days = fc.integer({ min: 1, max: 28 }).map(inNovember);
const ways = fc.constantFrom('in' as const, 'in' as const, 'out' as const);
const rows = fc
  .array(fc.record({ amount: amounts, text: names, day: days, way: ways, twin: fc.option(fc.nat(9)) }), {
    maxLength: 10,
  })
  .map((all) =>
    all.map(({ amount, text, twin, ...other }, index) =>
      bankRow(amount, text, { ...other, id: `row ${index}`, twin: twin === null ? null : `row ${twin}` }),
    ),
  );
const claims = fc
  .array(fc.record({ name: names, total: fc.option(amounts), day: days, sender: fc.constantFrom('0811', '0812') }), {
    maxLength: 8,
  })
  .map((all) =>
    all.map(({ name, total, day, sender }, index) =>
      claimOf(name, total, { id: `claim ${index}`, stated: { day, hour: null }, sender }),
    ),
  );
const [rowId, claimId] = [fc.nat(9).map((index) => `row ${index}`), fc.nat(7).map((index) => `claim ${index}`)];
const constant = <Of extends string>(value: Of) => fc.constant(value);
const decision: fc.Arbitrary<Decision> = fc
  .oneof(
    fc.record({ what: constant('pair'), claim: claimId, row: rowId, amount: amounts }),
    fc.record({ what: constant('refuse'), claim: claimId, row: rowId }),
    fc.record({ what: constant('noTransfer'), id: claimId }),
    fc.record({ what: constant('twin'), id: rowId, isSame: fc.boolean() }),
    fc.record({ what: constant('reversal'), id: rowId, out: rowId, isTaken: fc.boolean() }),
    fc.record({
      what: constant('note'),
      id: fc.oneof(rowId, claimId),
      type: fc.constantFrom('donasi' as const, null),
      name: names,
      quantity: fc.constant(null),
      purpose: fc.constant(''),
    }),
  )
  .map((undated) => ({ ...undated, ...signed }));
const lists = fc
  .record({ rows, claims, decisions: fc.array(decision, { maxLength: 8 }), ours: fc.subarray(['0811']) })
  .map((part): List => {
    const decisions = part.decisions.reduce<Decision[]>((all, each) => decide(all, each), []);
    return { ...emptyList, ...part, decisions };
  });

describe('for any rows, messages and decisions', () => {
  test('nothing that was given in is lost: all the money of each row and each message is in the table', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const entries = makeTable(list);
        for (const row of list.rows) {
          const parts = entries.filter((entry) => entry.row === row);
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.amount);
          expect(parts.every(({ amount }) => amount > 0)).toBe(true);
        }
        for (const claim of list.claims) expect(entries.some((entry) => entry.claim === claim)).toBe(true);
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      }),
      { numRuns: 500 },
    );
  });

  test('the workbook has all the money in and out, but each row only once', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const entries = makeTable(list);
        const sheet = workbookRows(entries, types);
        const twins = new Set(entries.flatMap(({ reason, row }) => (reason === 'sameRow' ? (row ?? []) : [])));
        const sumOf = (way: 'in' | 'out') =>
          list.rows.reduce((sum, row) => (row.way === way && !twins.has(row) ? sum + row.amount : sum), 0);
        const column = (at: number) => sheet.reduce((sum, cells) => sum + Number(cells[at] ?? 0), 0);
        expect([column(3), column(4)]).toEqual([sumOf('in'), sumOf('out')]);
      }),
    );
  });

  test('the difference is what the page showed minus what arrived', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const entries = makeTable(list);
        for (const { claim, row, against } of entries) {
          if (!claim || !row || claim.total === null) continue;
          const parts = entries.filter((entry) => entry.claim === claim && entry.row);
          const missing = claim.total - parts.reduce((sum, { amount }) => sum + amount, 0);
          const [, digits = '0'] = /(?:Kurang|Lebih) Rp([\d.]+)/.exec(against.join()) ?? [];
          expect(Number(digits.replaceAll('.', ''))).toBe(Math.abs(missing));
          if (missing !== 0) expect(against.join()).toContain(missing > 0 ? 'Kurang' : 'Lebih');
        }
      }),
    );
  });

  test('every sure match can be taken back: its decision removed, or the match of the tool refused', () => {
    fc.assert(
      fc.property(lists, (list) => {
        for (const { id, state, row, claim, decision: made } of makeTable(list)) {
          if (state !== 'sure' || !row || !claim) continue;
          const refused: Decision = { what: 'refuse', claim: claim.id, row: row.id, ...signed };
          const after = makeTable({ ...list, decisions: decide(list.decisions, refused) });
          expect(after.some((entry) => entry.id === id)).toBe(false);
          if (!made) continue;
          const isPair = (other: Decision) => other.what === 'pair' && other.claim === claim.id && other.row === row.id;
          const without = makeTable({ ...list, decisions: list.decisions.filter((other) => !isPair(other)) });
          expect(without.some((entry) => entry.id === id && entry.decision !== null)).toBe(false);
        }
      }),
    );
  });

  test('the order of rows and messages does not matter', () => {
    const asText = (list: List) =>
      makeTable(list)
        .map(({ id, state, reason, amount }) => `${id} ${state} ${reason} ${amount}`)
        .sort();
    fc.assert(
      fc.property(lists, ({ rows: all, claims: messages, ...rest }) => {
        const incoming = all.filter(({ way, twin }) => way === 'in' && twin === null);
        const list = { ...rest, decisions: [], rows: incoming, claims: messages };
        const turned = { ...list, rows: list.rows.toReversed(), claims: messages.toReversed() };
        expect(asText(turned)).toEqual(asText(list));
      }),
    );
  });
});

const budi = claimOf('Budi', 50_409);
const later = (day: number) => ({ day: inNovember(day) });
const statedOn = (day: number) => ({ stated: { day: inNovember(day), hour: null } });

const paid = bankRow(50_409);
const nextDay = bankRow(50_409, '', later(21));
const resent = claimOf('Budi', 50_409, statedOn(21));
const own = { ...budi, sender: '0811' };
const cut = bankRow(40_000, 'DARI BUDI SANTO');
const santoso = claimOf('Budi Santoso', 50_409);

test.each<[name: string, list: Partial<List>, entries: string[]]>([
  ['equal totals', { rows: [bankRow(50_409)], claims: [budi] }, ['sure exact Budi 50409']],
  [
    'two claims and two rows of one amount: the name decides',
    {
      rows: [bankRow(50_409, 'SITI A'), bankRow(50_409, 'BUDI SANTOSO')],
      claims: [claimOf('Budi Santoso', 50_409), claimOf('Siti A', 50_409)],
    },
    ['look collided Budi Santoso 50409', 'look collided Siti A 50409'],
  ],
  ['two rows, one claim', { rows: [paid, nextDay], claims: [budi] }, ['look twice Budi 50409', 'open noMessage 50409']],
  ['a row eight days later', { rows: [bankRow(50_409, '', later(28))], claims: [budi] }, ['look late Budi 50409']],
  ['a round sum, no name', { rows: [bankRow(50_000)], claims: [claimOf('Budi', 50_000)] }, ['look plain Budi 50000']],
  ['a row rounded to thousands', { rows: [bankRow(50_000)], claims: [budi] }, ['look rounded Budi 50000']],
  ['free words with the sum', { rows: [paid], claims: [{ ...budi, shape: 'free' }] }, ['look free Budi 50409']],
  ['more than the claim, with its name', { rows: [bankRow(60_000, 'BUDI')], claims: [budi] }, ['look more Budi 60000']],
  ['less, its name cut off by the bank', { rows: [cut], claims: [santoso] }, ['look less Budi Santoso 40000']],
  [
    'two rounded rows',
    { rows: [bankRow(50_000), bankRow(50_000, 'X')], claims: [budi] },
    ['open noMessage 50000', 'open noMessage 50000', 'open noMoney Budi 0'],
  ],
  ['sent again', { rows: [paid], claims: [budi, resent] }, ['sure exact Budi 50409', 'aside repeated Budi 0']],
  ['interest', { rows: [bankRow(1234, 'BUNGA')] }, ['open bank 1234']],
  ['a message of ours', { rows: [paid], claims: [own], ours: ['0811'] }, ['aside ours Budi 0', 'open noMessage 50409']],
])('%s', (_case, list, expected) => {
  const entries = tableOf(list).map(({ state, reason, claim, amount }) =>
    [state, reason, claim?.name, amount].filter((part) => part !== undefined).join(' '),
  );
  expect(entries.sort()).toEqual(expected.toSorted());
});

test('a proposal names what speaks against it: another name, another day, paid already', () => {
  const again = claimOf('Budi Santoso', 100_409, statedOn(26));
  const entries = tableOf({
    rows: [bankRow(100_409, 'BUDI SANTOSO', later(10)), bankRow(100_000, 'RAHMAT', later(24))],
    claims: [claimOf('Budi Santoso', 100_409, statedOn(10)), again],
  });
  expect(entries.find(({ claim }) => claim === again)?.against).toEqual([
    'Nama “Budi Santoso” tidak ada di teks bank',
    'Selisih 2 hari',
    'Kurang Rp409 dari pesannya',
    'Pesan yang sama dari orang ini sudah ada uangnya',
  ]);
});

describe('money that goes out again', () => {
  const row = bankRow(735_908, 'TRSF FATIMAH');
  const out = bankRow(735_908, 'PENYESUAIAN', { way: 'out', ...later(21) });
  const claimed = { rows: [row, out], claims: [claimOf('Fatimah', 735_908)] };
  const answer = (isTaken: boolean): Decision => ({ what: 'reversal', id: row.id, out: out.id, isTaken, ...signed });
  const ofRow = (decisions: Decision[]) => tableOf({ ...claimed, decisions }).find((entry) => entry.row === row);

  test('is asked about whatever its text, and counts in no way until then', () => {
    expect(ofRow([])).toMatchObject({ state: 'look', reason: 'reversal', other: out });
  });
  test('counts again if a person says so, or is put aside and leaves its message waiting', () => {
    expect(ofRow([answer(false)])).toMatchObject({ state: 'sure', reason: 'exact' });
    expect(ofRow([answer(true)])).toMatchObject({ state: 'aside', reason: 'reversed' });
    expect(tableOf({ ...claimed, decisions: [answer(true)] })).toContainEqual(
      expect.objectContaining({ state: 'open', reason: 'noMoney' }),
    );
  });
  test('is not asked about in another account, or for a round sum with another text', () => {
    const other = { ...out, account: 'BCA' };
    expect(tableOf({ rows: [row, other] }).map(({ reason }) => reason)).toEqual(['out', 'noMessage']);
    const round = tableOf({ rows: [bankRow(500_000, 'SITI'), bankRow(500_000, 'BELI KERTAS', { way: 'out' })] });
    expect(round.map(({ reason }) => reason)).toEqual(['out', 'noMessage']);
  });
});

test('by hand a row goes to several messages, and a message gets several rows', () => {
  const [whole, part] = [bankRow(110_629, 'UMAR'), bankRow(30_000, 'LAILA')];
  const [umar, laila] = [claimOf('Umar Said', 50_409), claimOf('Laila Sari', 90_220)];
  const decisions = [
    { claim: umar.id, row: whole.id, amount: 50_409 },
    { claim: laila.id, row: whole.id, amount: 90_220 },
    { claim: laila.id, row: part.id, amount: 30_000 },
  ].map((pair): Decision => ({ what: 'pair', ...pair, ...signed }));
  const entries = tableOf({ rows: [whole, part], claims: [umar, laila], decisions });
  expect(entries.map(({ claim, amount, against }) => [claim?.name, amount, against])).toEqual([
    ['Umar Said', 50_409, []],
    ['Laila Sari', 60_220, []],
    ['Laila Sari', 30_000, []],
  ]);
});

test('entries are found by words of a name, by a sum or by a day', () => {
  const entries = tableOf({ rows: [bankRow(50_409, 'TRSF BUDI SANTOSO'), bankRow(60_411, 'SITI', later(21))] });
  const found = (query: string) => searchEntries(entries, query).map(({ amount }) => amount);
  for (const query of ['santoso budi', '50.409', 'Rp50409', 'Rp 50.409', '20/11', '2026-11-20', 'budi 50.409 20/11'])
    expect(found(query), query).toEqual([50_409]);
  expect([found(''), found('budi 60.411'), found('rp')]).toEqual([[50_409, 60_411], [], []]);
});

test('a decision among 5,000 rows and 3,000 messages takes less than 200 ms of processor time', () => {
  const letters = (index: number) =>
    String.fromCodePoint(...[0, 1, 2, 3].map((at) => 97 + (Math.floor(index / 7 ** at) % 7)));
  const name = (index: number) => `Muhammad ${letters(index)} ${letters(index * 3)}`;
  const all = Array.from({ length: 5000 }, (_, index) =>
    bankRow(25_000 + index * 37, name(index).toUpperCase(), { id: `row ${index}`, ...later(10 + (index % 18)) }),
  );
  const messages = Array.from({ length: 3000 }, (_, index) =>
    claimOf(name(index), 25_000 + index * 37, { id: `claim ${index}`, ...statedOn(10 + (index % 18)) }),
  );
  const times = [1, 2, 3, 4].map(() => {
    const start = process.cpuUsage();
    const entries = tableOf({ rows: all, claims: messages });
    const { user, system } = process.cpuUsage(start);
    expect(entries.filter(({ state }) => state === 'sure')).toHaveLength(3000);
    return (user + system) / 1000;
  });
  // On a busy machine the same work takes up to twice as long.
  expect(Math.min(...times)).toBeLessThan(200);
});
