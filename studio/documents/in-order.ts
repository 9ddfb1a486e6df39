import { LexoRank } from 'lexorank';
import { defineField } from 'sanity';
import { rawClient } from '../fields/published.ts';

/** Query of the last rank. It includes drafts, because two new documents must not get the same rank. */
const lastRank = '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank';

/** A hidden field for the rank of a document among those of its type. A new document comes last. */
export const orderRank = (type: string) =>
  defineField({
    name: 'orderRank',
    title: 'Urutan',
    type: 'string',
    hidden: true,
    readOnly: true,
    initialValue: async (_params, context) =>
      rankAfter(await rawClient(context).fetch<string | null>(lastRank, { type })),
  });

/** Distance between two ranks, which leaves room for others. LexoRank has the same one. */
const step = 16;

/** Returns the rank after `rank` as LexoRank writes it: `0|10000o:`. Without a rank, returns the first one. */
export function rankAfter(rank: string | null): string {
  const [, digits = '100000'] = /^0\|([0-9a-z]{6}):/.exec(rank ?? '') ?? [];
  return `0|${(Number.parseInt(digits, 36) + step).toString(36)}:`;
}

export interface Ranked {
  _id: string;
  orderRank?: unknown;
}

/** Compares documents in the order of the pages (src/content/fields.ts, `inOrder`). Those without a rank come last. */
export const inOrder = (a: Ranked, b: Ranked): number => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1);

const sortKeyOf = ({ _id, orderRank: rank }: Ranked) => `${typeof rank === 'string' ? rank : '~'} ${_id}`;

/** Returns the ranks to store after a move, by id: that of the entry at `moved`, or all if there is no room for it. */
export function newRanks(order: readonly Ranked[], moved: number): Map<string, string> {
  const between = rankBetween(order[moved - 1], order[moved + 1]);
  const entry = order[moved];
  if (between && entry) return new Map([[entry._id, between]]);
  let rank: string | null = null;
  return new Map(order.map(({ _id }) => [_id, (rank = rankAfter(rank))]));
}

function rankBetween(before: Ranked | undefined, after: Ranked | undefined): string | undefined {
  try {
    const [low, high] = [before, after].map((entry) => entry && LexoRank.parse(entry.orderRank as string));
    if (low && high) return low.compareTo(high) < 0 ? low.between(high).toString() : undefined;
    return (low?.genNext() ?? high?.genPrev())?.toString();
  } catch {
    // A neighbour has no rank, or one that LexoRank cannot read.
    return undefined;
  }
}
