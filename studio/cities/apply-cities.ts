import type { SanityClient } from 'sanity';
import { rankAfter } from '../documents/rank.ts';
import type { City, Comparison } from './compare-cities.ts';
import type { CityRow } from './read-csv.ts';

/** What visitors choose from; drafts are of no account here. */
export const citiesQuery =
  '*[_type == "shippingCity" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(orderRank asc, _id asc){_id, _rev, name, province, ratePerKg, orderRank}';

/**
 * Makes the dataset's cities those of the table, in one transaction: all of it, or nothing. Rejects when a city was
 * changed since it was read. A draft of a city that changes or goes is left behind by it, so it goes as well.
 */
export async function applyCities(client: SanityClient, { order, removed }: Comparison): Promise<void> {
  const drafts = new Set(await client.fetch<string[]>('*[_type == "shippingCity" && _id in path("drafts.**")]._id'));
  const taken = new Set([...order.flatMap(({ city }) => (city ? [city._id] : [])), ...removed.map(({ _id }) => _id)]);
  let transaction = client.transaction();
  const forgetDraft = (id: string) => {
    if (drafts.has(`drafts.${id}`)) transaction = transaction.delete(`drafts.${id}`);
  };
  for (const { _id } of removed) {
    transaction = transaction.delete(_id);
    forgetDraft(_id);
  }
  let rank: string | null = null;
  for (const { row, city } of order) {
    rank = rankAfter(rank);
    const fields = { name: row.name, ratePerKg: row.ratePerKg, orderRank: rank };
    if (!city) {
      const _id = freeId(row, taken);
      transaction = transaction.create({ _id, _type: 'shippingCity', ...fields, ...province(row) });
    } else if (!isSame(city, { ...row, orderRank: rank })) {
      transaction = transaction.patch(city._id, (patch) => {
        const set = patch.set({ ...fields, ...province(row) });
        const whole = row.province ? set : set.unset(['province']);
        return city._rev ? whole.ifRevisionId(city._rev) : whole;
      });
      forgetDraft(city._id);
    }
  }
  await transaction.commit({ visibility: 'sync', tag: 'cities' });
}

const province = (row: CityRow): { province?: string } => (row.province ? { province: row.province } : {});

const isSame = (city: City, row: CityRow & { orderRank: string }) =>
  city.name === row.name &&
  (city.province ?? '') === row.province &&
  city.ratePerKg === row.ratePerKg &&
  city.orderRank === row.orderRank;

/** `kota-banda-aceh`; a number behind it where that name is taken. */
function freeId({ name }: CityRow, taken: Set<string>): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  let id = `kota-${slug || 'tujuan'}`;
  for (let count = 2; taken.has(id); count += 1) id = `kota-${slug || 'tujuan'}-${count}`;
  taken.add(id);
  return id;
}
