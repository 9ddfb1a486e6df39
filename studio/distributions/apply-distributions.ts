import type { SanityClient } from 'sanity';
import { textOf } from 'site/content/shown.ts';
import { uploadPicture } from './photographs.ts';
import type { DistributionRow, StoredDistribution } from './read-distributions.ts';

export interface Distribution extends StoredDistribution {
  _id: string;
  _rev?: string;
  hasPicture?: boolean;
}

export const entriesQuery =
  '*[_type == "distribution" && !(_id in path("versions.**"))] | order(day desc, _id asc){_id, _rev, day, kind, place, city, quantity, note, "hasPicture": defined(image)}';

interface Pair {
  before: Distribution;
  after: DistributionRow;
}

interface Comparison {
  added: DistributionRow[];
  changed: Pair[];
  same: Pair[];
}

const keyOf = ({ day, kind, place, city }: Distribution | DistributionRow) =>
  [day, kind, place, city].map(textOf).join('\n').toLowerCase();

/** Pairs rows with entries of the same day, kind, place and city, so that applying a table twice changes nothing. */
export function compareDistributions(entries: readonly Distribution[], rows: readonly DistributionRow[]): Comparison {
  const known = Map.groupBy(entries, keyOf);
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

/** Uploads the photographs, then writes all changes in one transaction. Rejects if an entry was changed meanwhile. */
export async function applyDistributions(
  client: SanityClient,
  { added, changed, same }: Comparison,
  photographs: ReadonlyMap<DistributionRow, { file: File; alt: string }>,
): Promise<void> {
  const images = new Map<DistributionRow, { image: Awaited<ReturnType<typeof uploadPicture>> }>();
  for (const [row, { file, alt }] of photographs) images.set(row, { image: await uploadPicture(client, file, alt) });
  const transaction = client.transaction();
  for (const row of added) {
    const { place, note, photo: _, ...rest } = row;
    const document = { _type: 'distribution', _id: `penyaluran-${crypto.randomUUID()}`, ...rest, ...images.get(row) };
    transaction.create({ ...document, ...(place && { place }), ...(note && { note }) });
  }
  for (const { before, after } of [...changed, ...same.filter((pair) => images.has(pair.after))])
    transaction.patch(before._id, {
      set: { quantity: after.quantity, ...images.get(after), ...(after.note && { note: after.note }) },
      unset: after.note ? [] : ['note'],
      ...(before._rev && { ifRevisionID: before._rev }),
    });
  await transaction.commit({ visibility: 'sync', tag: 'distributions' });
}
