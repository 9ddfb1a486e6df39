import type { SanityClient } from 'sanity';
import { rankAfter } from '../documents/in-order.ts';
import { type Comparison, differs } from './compare-cities.ts';
import type { CityRow } from './read-csv.ts';

/** What somebody has begun to change of a city and not published. */
export interface Draft {
  /** `drafts.kota-medan` */
  _id: string;
  name?: string;
  _updatedAt: string;
  /** Who changed it last, where the history tells. */
  by?: string | undefined;
}

export const draftsQuery = '*[_type == "shippingCity" && _id in path("drafts.**")]{_id, name, _updatedAt}';

/** Those of the cities that a table changes or removes. */
export function draftsTouched({ changed, removed }: Comparison, drafts: readonly Draft[]): Draft[] {
  const touched = new Set([...changed.map(({ before }) => before), ...removed].map(({ _id }) => `drafts.${_id}`));
  return drafts.filter(({ _id }) => touched.has(_id));
}

/** What visitors choose from; drafts are of no account here. */
export const citiesQuery =
  '*[_type == "shippingCity" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(orderRank asc, _id asc){_id, _rev, name, province, aliases, ratePerKg, orderRank}';

/**
 * Makes the dataset's cities those of the table, in one transaction: all of it, or nothing. Rejects when a city was
 * changed since it was read. Drafts stay, except those that are named.
 */
export async function applyCities(
  client: SanityClient,
  { order, removed }: Comparison,
  unwanted: readonly Draft[] = [],
): Promise<void> {
  const ids = await client.fetch<string[]>('*[_type == "shippingCity"]._id');
  const taken = new Set(ids.map((id) => id.replace(/^drafts\./, '')));
  let transaction = client.transaction();
  for (const { _id } of [...removed, ...unwanted]) transaction = transaction.delete(_id);
  let rank: string | null = null;
  for (const { row, city } of order) {
    rank = rankAfter(rank);
    const fields = { name: row.name, ratePerKg: row.ratePerKg, orderRank: rank };
    if (!city) {
      const _id = freeId(row, taken);
      transaction = transaction.create({ _id, _type: 'shippingCity', ...fields, ...filledTexts(row) });
    } else if (differs(city, row) || city.orderRank !== rank) {
      transaction = transaction.patch(city._id, (patch) => {
        const empty = optionalTexts.filter((name) => row[name] === '');
        const whole = patch.set({ ...fields, ...filledTexts(row) }).unset(empty);
        return city._rev ? whole.ifRevisionId(city._rev) : whole;
      });
    }
  }
  await transaction.commit({ visibility: 'sync', tag: 'cities' });
}

const optionalTexts = ['province', 'aliases'] as const;

const filledTexts = (row: CityRow) =>
  Object.fromEntries(optionalTexts.filter((name) => row[name]).map((name) => [name, row[name]]));

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
