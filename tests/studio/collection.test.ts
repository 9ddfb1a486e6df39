import { expect, test } from 'vitest';
import { inOrder, newRanks } from '../../studio/documents/collection.ts';

const ranked = (...ranks: unknown[]) => ranks.map((orderRank, index) => ({ _id: `${index}`, orderRank }));

/** The stored order, and the number of written ranks, after the entry at the index `moved` was dropped there. */
function stored(entries: ReturnType<typeof ranked>, moved: number): { order: string[]; written: number } {
  const ranks = newRanks(entries, moved);
  const now = entries.map((entry) => ({ ...entry, orderRank: ranks.get(entry._id) ?? entry.orderRank }));
  return { order: now.toSorted(inOrder).map(({ _id }) => _id), written: ranks.size };
}

test.each([
  ['first', ranked('0|100030:', '0|100010:', '0|100020:'), 0],
  ['between two', ranked('0|100010:', '0|100030:', '0|100020:'), 1],
  ['last', ranked('0|100020:', '0|100030:', '0|100010:'), 2],
])('when an entry is dropped %s, only its own rank changes', (_, entries, moved) => {
  expect(stored(entries, moved)).toEqual({ order: ['0', '1', '2'], written: 1 });
});

test.each([
  ['two with the same rank', ranked('0|100010:', '0|100030:', '0|100010:'), 1],
  ['neighbours without room', ranked('0|100010:', '0|100030:', '0|100011:'), 1],
  ['one with more digits than ours', ranked('0|100010:i', '0|100030:', '0|100010:r'), 1],
  ['one without a rank', ranked(undefined, '0|100030:', '0|100010:'), 1],
  ['one with another kind of rank', ranked('satu', '0|100030:', '0|100010:'), 1],
])('when an entry is dropped beside %s, all get new ranks', (_, entries, moved) => {
  expect(stored(entries, moved)).toEqual({ order: ['0', '1', '2'], written: 3 });
});
