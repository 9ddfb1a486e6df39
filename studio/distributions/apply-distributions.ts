import type { SanityClient } from 'sanity';
import { textOf } from 'site/content/shown.ts';
import type { DistributionRow, Stored } from './read-distributions.ts';

export interface Distribution extends Stored {
  _id: string;
  _rev?: string;
}

export const entriesQuery =
  '*[_type == "distribution" && !(_id in path("versions.**"))] | order(day desc, _id asc){_id, _rev, day, kind, place, city, quantity, note}';

export interface Comparison {
  added: DistributionRow[];
  changed: { before: Distribution; after: DistributionRow }[];
  same: number;
}

const keyOf = ({ day, kind, place, city }: Distribution | DistributionRow) =>
  [day, kind, place, city].map(textOf).join('\n').toLowerCase();

/** Matches by day, kind, place and city, equal entries in order: applying a table twice changes nothing. */
export function compareDistributions(entries: readonly Distribution[], rows: readonly DistributionRow[]): Comparison {
  const known = new Map<string, Distribution[]>();
  for (const entry of entries) known.set(keyOf(entry), [...(known.get(keyOf(entry)) ?? []), entry]);
  const comparison: Comparison = { added: [], changed: [], same: 0 };
  for (const after of rows) {
    const before = known.get(keyOf(after))?.shift();
    if (!before) comparison.added.push(after);
    else if (before.quantity !== after.quantity || (before.note ?? '') !== after.note)
      comparison.changed.push({ before, after });
    else comparison.same += 1;
  }
  return comparison;
}

/** Applies all in one transaction. Rejects when an entry was changed since it was read. */
export async function applyDistributions(client: SanityClient, { added, changed }: Comparison): Promise<void> {
  let transaction = client.transaction();
  for (const { place, note, ...row } of added) {
    const document = { _type: 'distribution', _id: `penyaluran-${crypto.randomUUID()}`, ...row };
    transaction = transaction.create({ ...document, ...(place && { place }), ...(note && { note }) });
  }
  for (const { before, after } of changed)
    transaction = transaction.patch(before._id, (patch) => {
      const { quantity, note } = after;
      const whole = note ? patch.set({ quantity, note }) : patch.set({ quantity }).unset(['note']);
      return before._rev ? whole.ifRevisionId(before._rev) : whole;
    });
  await transaction.commit({ visibility: 'sync', tag: 'distributions' });
}
