import type { SanityClient } from 'sanity';
import { textOf } from 'site/content/shown.ts';
import { uploaded } from './photographs.ts';
import type { DistributionRow, Stored } from './read-distributions.ts';

export interface Distribution extends Stored {
  _id: string;
  _rev?: string;
  hasPicture?: boolean;
}

export const entriesQuery =
  '*[_type == "distribution" && !(_id in path("versions.**"))] | order(day desc, _id asc){_id, _rev, day, kind, place, city, quantity, note, "hasPicture": defined(image)}';

export interface Comparison {
  added: DistributionRow[];
  changed: { before: Distribution; after: DistributionRow }[];
  same: { before: Distribution; after: DistributionRow }[];
}

const keyOf = ({ day, kind, place, city }: Distribution | DistributionRow) =>
  [day, kind, place, city].map(textOf).join('\n').toLowerCase();

/** Pairs rows with entries of the same day, kind, place and city, so that applying a table twice changes nothing. */
export function compareDistributions(entries: readonly Distribution[], rows: readonly DistributionRow[]): Comparison {
  const known = new Map<string, Distribution[]>();
  for (const entry of entries) known.set(keyOf(entry), [...(known.get(keyOf(entry)) ?? []), entry]);
  const comparison: Comparison = { added: [], changed: [], same: [] };
  for (const after of rows) {
    const before = known.get(keyOf(after))?.shift();
    if (!before) comparison.added.push(after);
    else if (before.quantity !== after.quantity || (before.note ?? '') !== after.note)
      comparison.changed.push({ before, after });
    else comparison.same.push({ before, after });
  }
  return comparison;
}

type Image = Awaited<ReturnType<typeof uploaded>>;

/** Uploads the photographs, then writes all changes in one transaction. Rejects if an entry was changed meanwhile. */
export async function applyDistributions(
  client: SanityClient,
  { added, changed, same }: Comparison,
  photographs: ReadonlyMap<DistributionRow, { file: File; alt: string }>,
): Promise<void> {
  const images = new Map<DistributionRow, { image: Image }>();
  for (const [row, { file, alt }] of photographs) images.set(row, { image: await uploaded(client, file, alt) });
  let transaction = client.transaction();
  for (const row of added) {
    const { place, note, photo: _, ...rest } = row;
    const document = { _type: 'distribution', _id: `penyaluran-${crypto.randomUUID()}`, ...rest, ...images.get(row) };
    transaction = transaction.create({ ...document, ...(place && { place }), ...(note && { note }) });
  }
  for (const { before, after } of [...changed, ...same.filter((pair) => images.has(pair.after))])
    transaction = transaction.patch(before._id, (patch) => {
      const { quantity, note } = after;
      const fields = { quantity, ...images.get(after) };
      const whole = note ? patch.set({ ...fields, note }) : patch.set(fields).unset(['note']);
      return before._rev ? whole.ifRevisionId(before._rev) : whole;
    });
  await transaction.commit({ visibility: 'sync', tag: 'distributions' });
}
