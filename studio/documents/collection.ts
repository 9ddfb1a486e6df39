import { defineField, getPublishedId, type ValidationContext } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { rawClient } from '../fields/raw-client.ts';
import { isVisible, visible } from '../fields/visible.tsx';

/** How many documents of each type the site needs at least, and has room for. `things` is their name for staff. */
export const countLimits: Record<string, { min: number; max: number; things: string }> = {
  plan: { ...counts.plans, things: 'paket' },
  faq: { ...counts.questions, things: 'pertanyaan' },
  feature: { ...counts.features, things: 'kartu fitur' },
  shippingCity: { ...counts.cities, things: 'kota' },
  teamMember: { ...counts.team, things: 'anggota' },
};

/** The ids of the other documents of a type that are published and not hidden. `$id` is a published id. */
export const othersQuery =
  '*[_type == $type && visible != false && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id != $id]._id';

async function countOthers(context: ValidationContext) {
  const { _id: id = '', _type: type = '' } = context.document ?? {};
  const others = await rawClient(context).fetch<string[]>(othersQuery, { type, id: getPublishedId(id) });
  return { count: others.length, ...(countLimits[type] ?? { min: 0, max: Infinity, things: '' }) };
}

/**
 * Refuses a document for which the list has no room. It is a rule of the document's first text, because staff see a
 * message only at a field.
 */
export async function refuseWhenListIsFull(_value: unknown, context: ValidationContext) {
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

const comparable = (text: string) => text.trim().toLowerCase();

/** Makes a rule that returns `message` if another document of the type, also a draft, has the same text in `field`. */
export const unique =
  (field: string, message: string) => async (value: string | undefined, context: ValidationContext) => {
    const { document } = context;
    if (typeof value !== 'string' || !document) return true;
    const all = await rawClient(context).fetch<{ _id: string; text: unknown }[]>(
      `*[_type == $type && defined(${field})]{_id, "text": ${field}}`,
      { type: document._type },
    );
    const others = all.filter(({ _id }) => getPublishedId(_id) !== getPublishedId(document._id));
    return !others.some(({ text }) => typeof text === 'string' && comparable(text) === comparable(value)) || message;
  };
