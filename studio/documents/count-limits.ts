import { defineField, getPublishedId, type ValidationContext } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { rawClient } from '../fields/published.ts';
import { isVisible, visible } from '../fields/visible.tsx';

/** How many documents of each type the site needs at least, and has room for. `things` is their name for staff. */
export const countLimits: Record<string, { min: number; max: number; things: string }> = {
  plan: { ...counts.plans, things: 'paket' },
  faq: { ...counts.questions, things: 'pertanyaan' },
  feature: { ...counts.features, things: 'kartu fitur' },
  shippingCity: { ...counts.cities, things: 'kota' },
  teamMember: { ...counts.team, things: 'anggota' },
};

/** Query of the other published documents of the type that the site shows. */
export const othersQuery =
  '*[_type == $type && visible != false && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id != $id]._id';

async function countOthers(context: ValidationContext) {
  const { _id: id = '', _type: type = '' } = context.document ?? {};
  const others = await rawClient(context).fetch<string[]>(othersQuery, { type, id: getPublishedId(id) });
  return { count: others.length, ...(countLimits[type] ?? { min: 0, max: Infinity, things: '' }) };
}

export async function checkMaximum(_value: unknown, context: ValidationContext) {
  if (!isVisible(context.document)) return true;
  const { count, max, things } = await countOthers(context);
  return count < max || `Sudah ada ${max} ${things}, sebanyak yang muat. Sembunyikan atau hapus satu lebih dulu.`;
}

/** The switch that shows or hides a document. It refuses to hide one that the site needs. */
export const visibleWithMinimum = defineField({
  ...visible,
  validation: (rule) =>
    rule.custom(async (value, context) => {
      if (value !== false) return true;
      const { count, min, things } = await countOthers(context);
      return count >= min || `Situs memerlukan paling sedikit ${min} ${things}. Tampilkan yang lain lebih dulu.`;
    }),
});
