import { defineField, type ValidationContext } from 'sanity';
import { counts, type Range } from '../../src/content/counts.ts';
import { rankAfter } from './rank.ts';

/** Drafts are seen as well: two new documents must not share a place. */
const lastRank = '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank';

/**
 * The place of a document among those of its type. The desk's list writes it when somebody drags
 * (desk/ordered-list.ts); nobody types it. A new document stands last.
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

/** How many documents of a type the design has room for, and what staff call them. */
export const countLimits: Record<string, Range & { things: string }> = {
  plan: { ...counts.plans, things: 'paket' },
  faq: { ...counts.questions, things: 'pertanyaan' },
  feature: { ...counts.features, things: 'kartu fitur' },
  shippingCity: { ...counts.cities, things: 'kota' },
  teamMember: { ...counts.team, things: 'anggota' },
};

/** The other published documents of a type. */
export const othersQuery =
  '*[_type == $type && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id != $id]._id';

/** Whether the design has room for one more document of this type. */
export async function fits(_value: unknown, { document, getClient }: ValidationContext) {
  const limits = countLimits[document?._type ?? ''];
  if (!document || !limits) return true;
  const id = document._id.replace(/^drafts\./, '');
  const client = getClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
  const others = await client.fetch<string[]>(othersQuery, { type: document._type, id });
  return (
    others.length < limits.max ||
    `Sudah ada ${limits.max} ${limits.things}, sebanyak yang muat. Hapus satu sebelum menambah.`
  );
}
