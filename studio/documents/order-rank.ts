// Differs from `orderRankField` of @sanity/orderable-document-list, which asks only for published documents: two new
// drafts would get the same rank.
import { defineField } from 'sanity';
import { textOf } from 'site/content/stored-value.ts';
import { rawClient } from '../fields/raw-client.ts';

/** Query of the last rank, drafts included. */
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

/** Distance between two ranks, which leaves room for others. */
const step = 16;

/** Returns `0|10000w:` after `0|10000g:`, a rank as dragging makes it (LexoRank). Without a rank, returns the first one. */
function rankAfter(rank: unknown): string {
  const digits = /^0\|([0-9a-z]{6}):/.exec(textOf(rank))?.[1] ?? '100000';
  const next = Number.parseInt(digits, 36) + step;
  return `0|${next.toString(36).padStart(6, '0')}:`;
}
