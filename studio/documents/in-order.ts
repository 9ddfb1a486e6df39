import { defineField, getPublishedId, type ValidationContext } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { allOf, isSameDocument } from '../fields/published.ts';

/** Includes drafts: two new documents must not get the same rank. */
const lastRank = '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank';

/** The rank of a document in the list of its type. The desk's list writes it; a new document comes last. */
export const orderRank = (type: string) =>
  defineField({
    name: 'orderRank',
    title: 'Urutan',
    type: 'string',
    hidden: true,
    readOnly: true,
    initialValue: async (_params, context) => rankAfter(await allOf(context).fetch<string | null>(lastRank, { type })),
  });

/** How many documents of a type the design has room for, and what staff call them. */
export const countLimits: Record<string, { min: number; max: number; things: string }> = {
  plan: { ...counts.plans, things: 'paket' },
  faq: { ...counts.questions, things: 'pertanyaan' },
  feature: { ...counts.features, things: 'kartu fitur' },
  shippingCity: { ...counts.cities, things: 'kota' },
  teamMember: { ...counts.team, things: 'anggota' },
};

export const othersQuery =
  '*[_type == $type && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id != $id]._id';

export async function fits(_value: unknown, context: ValidationContext) {
  const { _id: id = '', _type: type = '' } = context.document ?? {};
  const { max, things } = countLimits[type] ?? { max: Infinity };
  const others = await allOf(context).fetch<string[]>(othersQuery, { type, id: getPublishedId(id) });
  return others.length < max || `Sudah ada ${max} ${things}, sebanyak yang muat. Hapus satu sebelum menambah.`;
}

/** Distance between two ranks, with room for others between them, as in LexoRank, which the desk's list uses. */
const step = 16;

/** The rank after `rank`, as LexoRank writes it: `0|10000o:`. Without one, the first. */
export function rankAfter(rank: string | null): string {
  const [, digits = '100000'] = /^0\|([0-9a-z]{6}):/.exec(rank ?? '') ?? [];
  return `0|${(Number.parseInt(digits, 36) + step).toString(36)}:`;
}

const lowerCase = (text: string) => text.trim().toLowerCase();

interface Unique {
  field: string;
  message: string;
  /** Equal for two texts that mean the same. */
  keyOf?: (text: string) => string;
}

/** A rule: `message` when another document of the type, in whatever state, has such a text in this field. */
export const unique =
  ({ field, message, keyOf = lowerCase }: Unique) =>
  async (value: string | undefined, context: ValidationContext) => {
    const { document } = context;
    if (!value || !document) return true;
    const all = await allOf(context).fetch<{ _id: string; text: unknown }[]>(
      `*[_type == $type && defined(${field})]{_id, "text": ${field}}`,
      { type: document._type },
    );
    const others = all.filter(({ _id, text }) => typeof text === 'string' && !isSameDocument(_id, document._id));
    return !others.some(({ text }) => keyOf(text as string) === keyOf(value)) || message;
  };
