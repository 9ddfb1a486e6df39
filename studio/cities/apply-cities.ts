import { getPublishedId, type SanityClient } from 'sanity';
import { textOf } from 'site/content/shown.ts';
import { placeKey } from 'site/transaction/place-name.ts';
import { rankAfter } from '../documents/collection.ts';
import { type CityRow, sameNames, type StoredCity } from './read-cities.ts';

export interface City extends StoredCity {
  _id: string;
  _rev?: string;
  orderRank?: unknown;
}

export type Comparison = ReturnType<typeof compareCities>;

/** Pairs the rows of a table with stored cities of the same place. A stored city without a name stays unpaired. */
export function compareCities(cities: readonly City[], rows: readonly CityRow[]) {
  const known = new Map(cities.filter(({ name }) => textOf(name)).map((city) => [placeKey(textOf(city.name)), city]));
  const order = rows.map((row) => ({ row, city: known.get(placeKey(row.name)) }));
  const paired = new Set(order.flatMap(({ city }) => city ?? []));
  const inNewOrder = [...paired];
  const missing = cities.filter((city) => !paired.has(city));
  const names = rows.map(({ name }) => name);
  const questionsOfTable = new Set(sameNames(names));
  return {
    added: order.flatMap(({ row, city }) => (city ? [] : [row])),
    changed: order.flatMap(({ row, city }) => (city && differs(city, row) ? [{ before: city, after: row }] : [])),
    /** Stored cities that are not in the table. They stay, unless staff say that the table is the whole list. */
    missing,
    /** Questions about those cities: one of them may be a place that the table names differently. */
    questions: sameNames([...names, ...missing.map(({ name }) => textOf(name))]).filter(
      (question) => !questionsOfTable.has(question),
    ),
    /** Every row with its stored city, if any, in the new order. */
    order,
    lastRank: cities.flatMap(({ orderRank }) => (typeof orderRank === 'string' ? [orderRank] : [])).at(-1) ?? null,
    /** Whether the paired cities are stored in another order. */
    isReordered: cities.filter((city) => paired.has(city)).some((city, index) => city !== inNewOrder[index]),
  };
}

const differs = (city: City, { name, province, aliases, ratePerKg }: CityRow): boolean =>
  city.name !== name ||
  (city.province ?? '') !== province ||
  (aliases !== undefined && (city.aliases ?? '') !== aliases) ||
  city.ratePerKg !== ratePerKg;

export interface Draft {
  _id: string;
  name?: unknown;
  _updatedAt: string;
  /** The author of the city's last change, if the history names one. */
  by?: string | undefined;
}

export const draftsQuery = '*[_type == "shippingCity" && _id in path("drafts.**")]{_id, name, _updatedAt}';

/** Finds drafts of cities that the table changes or leaves out. Publishing one later would undo the table. */
export function draftsTouched({ changed, missing }: Comparison, drafts: readonly Draft[]): Draft[] {
  const touched = new Set([...changed.map(({ before }) => before), ...missing].map(({ _id }) => `drafts.${_id}`));
  return drafts.filter(({ _id }) => touched.has(_id));
}

/** Query of the published cities, which visitors choose from. */
export const citiesQuery =
  '*[_type == "shippingCity" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(orderRank asc, _id asc){_id, _rev, name, province, aliases, ratePerKg, orderRank}';

/**
 * Writes the rows of the table in one transaction. If the table is the whole list, deletes other cities and stores the
 * order of the rows. Otherwise new cities come last. Drafts stay. Rejects, and changes nothing, if somebody has changed
 * a city since it was read.
 */
export async function applyCities(
  client: SanityClient,
  { order, missing, lastRank }: Comparison,
  isWhole = missing.length === 0,
): Promise<void> {
  const ids = await client.fetch<string[]>('*[_type == "shippingCity"]._id');
  const taken = new Set(ids.map((id) => getPublishedId(id)));
  const transaction = client.transaction();
  if (isWhole) for (const { _id } of missing) transaction.delete(_id);
  let rank = isWhole ? null : lastRank;
  for (const { row, city } of order) {
    const getsRank = isWhole || !city;
    if (getsRank) rank = rankAfter(rank);
    const orderRank = getsRank ? rank : city.orderRank;
    const texts = Object.fromEntries(optionalTexts.filter((name) => row[name]).map((name) => [name, row[name]]));
    const fields = { name: row.name, ratePerKg: row.ratePerKg, orderRank, ...texts };
    if (!city) transaction.create({ _id: freeId(row, taken), _type: 'shippingCity', ...fields });
    else if (differs(city, row) || city.orderRank !== orderRank)
      transaction.patch(city._id, {
        set: fields,
        unset: optionalTexts.filter((name) => row[name] === ''),
        ...(city._rev && { ifRevisionID: city._rev }),
      });
  }
  await transaction.commit({ visibility: 'sync', tag: 'cities' });
}

const optionalTexts = ['province', 'aliases'] as const;

/** Makes an id: `kota-banda-aceh`, with a number at the end if that id is taken. */
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
