import { defineField, type ValidationContext } from 'sanity';
import type { Range } from '../../src/content/counts.ts';

/** Drafts are seen as well: two new documents must not share a place. */
const lastRank = '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank';

/**
 * Where a document stands among those of its type: kept by dragging in the desk's list (desk/ordered-list.ts), never
 * typed. A new one stands last.
 */
export function orderRank(type: string) {
  return defineField({
    name: 'orderRank',
    title: 'Urutan',
    type: 'string',
    hidden: true,
    readOnly: true,
    initialValue: async (_params, { getClient }) => {
      const client = getClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
      return rankAfter(await client.fetch<string | null>(lastRank, { type }));
    },
  });
}

/** Ranks leave room for others between them, as those of LexoRank do, which the desk's list makes. */
const step = 16;

/** The place after `rank`, as LexoRank writes it: `0|10000o:`. The first one without a rank. */
export function rankAfter(rank: string | null): string {
  const [, digits = '100000'] = /^0\|([0-9a-z]{6}):/.exec(rank ?? '') ?? [];
  return `0|${(Number.parseInt(digits, 36) + step).toString(36)}:`;
}

const othersQuery = '*[_type == $type && !(_id in path("drafts.**")) && _id != $id]._id';

/** Whether the design has room for this document beside the published ones of its type. */
export const fits =
  ({ max }: Range, things: string) =>
  async (_value: unknown, { document, getClient }: ValidationContext) => {
    if (!document) return true;
    const id = document._id.replace(/^drafts\./, '');
    const client = getClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
    const others = await client.fetch<string[]>(othersQuery, { type: document._type, id });
    return others.length < max || `Sudah ada ${max} ${things}, sebanyak yang muat. Hapus satu sebelum menambah.`;
  };
