import { getPublishedId, type SanityClient } from 'sanity';
import { textOf } from 'site/content/shown.ts';
import { placeKey } from 'site/transaction/place-name.ts';
import { rankAfter } from '../documents/in-order.ts';
import { type CityRow, sameNames, type Stored } from './read-csv.ts';

export interface City extends Stored {
  _id: string;
  _rev?: string;
  orderRank?: unknown;
}

export interface Comparison {
  added: CityRow[];
  changed: { before: City; after: CityRow }[];
  /** Cities that are not in the table. They stay, unless staff say that it is the whole list. */
  missing: City[];
  /** Whether one of those is a place of the table: what to ask. */
  alike: string[];
  /** Every row with its existing city, if any, in the new order. */
  order: { row: CityRow; city: City | undefined }[];
  /** Rank of the last city. */
  last: string | null;
  /** Whether cities that stay have changed their order. */
  reordered: boolean;
}

/** Of a stored name, which may be anything. A city without a name is never the one of a row. */
const key = (name: unknown) => placeKey(textOf(name));

export function compareCities(cities: readonly City[], rows: readonly CityRow[]): Comparison {
  const known = new Map(cities.filter(({ name }) => textOf(name)).map((city) => [key(city.name), city]));
  const order = rows.map((row) => ({ row, city: known.get(key(row.name)) }));
  const staying = order.flatMap(({ city }) => (city ? [city] : []));
  const kept = new Set(staying);
  const before = cities.filter((city) => kept.has(city));
  const missing = cities.filter((city) => !kept.has(city));
  const names = rows.map(({ name }) => name);
  const asked = new Set(sameNames(names));
  return {
    added: order.flatMap(({ row, city }) => (city ? [] : [row])),
    changed: order.flatMap(({ row, city }) => (city && differs(city, row) ? [{ before: city, after: row }] : [])),
    missing,
    alike: sameNames([...names, ...missing.map(({ name }) => textOf(name))]).filter((question) => !asked.has(question)),
    order,
    last: cities.flatMap(({ orderRank }) => (typeof orderRank === 'string' ? [orderRank] : [])).at(-1) ?? null,
    reordered: before.some((city, index) => city !== staying[index]),
  };
}

function differs(city: City, { name, province, aliases, ratePerKg }: CityRow): boolean {
  const texts = [
    city.name !== name,
    (city.province ?? '') !== province,
    aliases !== undefined && (city.aliases ?? '') !== aliases,
  ];
  return texts.includes(true) || city.ratePerKg !== ratePerKg;
}

export interface Draft {
  _id: string;
  name?: unknown;
  _updatedAt: string;
  /** Who changed it last, if the history says so. */
  by?: string | undefined;
}

export const draftsQuery = '*[_type == "shippingCity" && _id in path("drafts.**")]{_id, name, _updatedAt}';

export function draftsTouched({ changed, missing }: Comparison, drafts: readonly Draft[]): Draft[] {
  const touched = new Set([...changed.map(({ before }) => before), ...missing].map(({ _id }) => `drafts.${_id}`));
  return drafts.filter(({ _id }) => touched.has(_id));
}

/** The cities that visitors choose from: without drafts. */
export const citiesQuery =
  '*[_type == "shippingCity" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(orderRank asc, _id asc){_id, _rev, name, province, aliases, ratePerKg, orderRank}';

/** What to do with cities that are not in the table, and with drafts. */
interface Choices {
  /** The table is the whole list: other cities are deleted, and its order is that of the form. */
  isWhole?: boolean;
  unwanted?: readonly Draft[];
}

/**
 * Brings the rows of the table into the dataset, in one transaction: new cities come last unless the table is the whole
 * list. Rejects, and changes nothing, when a city was changed since it was read. Keeps drafts, except `unwanted` ones.
 */
export async function applyCities(
  client: SanityClient,
  { order, missing, last }: Comparison,
  { isWhole = missing.length === 0, unwanted = [] }: Choices = {},
): Promise<void> {
  const ids = await client.fetch<string[]>('*[_type == "shippingCity"]._id');
  const taken = new Set(ids.map((id) => getPublishedId(id)));
  let transaction = client.transaction();
  for (const { _id } of [...(isWhole ? missing : []), ...unwanted]) transaction = transaction.delete(_id);
  let rank = isWhole ? null : last;
  for (const { row, city } of order) {
    if (isWhole || !city) rank = rankAfter(rank);
    const orderRank = isWhole || !city ? rank : city.orderRank;
    const fields = { name: row.name, ratePerKg: row.ratePerKg, orderRank };
    if (!city) {
      const _id = freeId(row, taken);
      transaction = transaction.create({ _id, _type: 'shippingCity', ...fields, ...filledTexts(row) });
    } else if (differs(city, row) || city.orderRank !== orderRank) {
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

/** `kota-banda-aceh`, with a number at the end if that id is taken. */
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
