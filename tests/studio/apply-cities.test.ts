import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CityRow } from '../../studio/cities/read-cities.ts';
import {
  applyCities,
  citiesQuery,
  type City,
  compareCities,
  type Draft,
  draftsQuery,
  draftsTouched,
} from '../../studio/cities/apply-cities.ts';
import { rankAfter } from '../../studio/documents/collection.ts';
import { localServer } from './local-server.ts';

let local: Awaited<ReturnType<typeof localServer>>;
let staff: typeof local.staff;
beforeEach(async () => {
  local = await localServer();
  ({ staff } = local);
});
afterEach(() => local.close());

const read = () => staff.fetch<City[]>(citiesQuery);
const row = (name: string, ratePerKg: number, province = '') => ({ province, name, ratePerKg });

/** Applies a table that is the whole list. `cities` are those that the comparison starts from. */
const apply = async (rows: CityRow[], cities?: City[]) =>
  applyCities(staff, compareCities(cities ?? (await read()), rows), true);

/** The stored cities, in the order in which visitors see them. */
const shown = async () =>
  (await read()).map(({ _id, name, province, ratePerKg }) => [_id, name, province, ratePerKg].join(' | '));

test('cities are added in the order of the table, with ids made from their names', async () => {
  await apply([
    row('Luar Jawa, lainnya', 60_000),
    row('Aceh', 45_000, 'Aceh'),
    // No letter of this name can be part of an id.
    row('ʿ', 1000),
    row('Aceh -- Besar', 2000),
  ]);
  expect(await shown()).toEqual([
    'kota-luar-jawa-lainnya | Luar Jawa, lainnya |  | 60000',
    'kota-aceh | Aceh | Aceh | 45000',
    'kota-tujuan | ʿ |  | 1000',
    'kota-aceh-besar | Aceh -- Besar |  | 2000',
  ]);
});

test('other names of a city come from the table; a table without that column keeps them', async () => {
  const names = async () => (await read()).map(({ aliases }) => aliases);
  await apply([{ ...row('Medan', 40_000), aliases: 'MDN' }]);
  expect(await names()).toEqual(['MDN']);
  await apply([row('Medan', 41_000)]);
  expect(await names()).toEqual(['MDN']);
  await apply([{ ...row('Medan', 41_000), aliases: '' }]);
  expect(await names()).toEqual([null]);
});

test('a table of some cities adds and changes them; the other cities and the order stay', async () => {
  await apply([row('Medan', 40_000), row('Palu', 1000), row('Solo', 18_000)]);
  const table = [row('Sabang', 2000), row('Solo', 19_000), row('Langsa', 3000)];
  await applyCities(staff, compareCities(await read(), table));
  expect((await read()).map(({ name, ratePerKg }) => `${String(name)} ${String(ratePerKg)}`)).toEqual([
    'Medan 40000',
    'Palu 1000',
    'Solo 19000',
    'Sabang 2000',
    'Langsa 3000',
  ]);
});

test('drafts stay, and those of changed or removed cities are listed', async () => {
  await apply([row('Medan', 40_000), row('Solo', 18_000), row('Palu', 1000)]);
  const cities = await read();
  for (const { _id } of cities) await staff.create({ _id: `drafts.${_id}`, _type: 'shippingCity', name: 'x' });
  const drafts = await staff.fetch<Draft[]>(draftsQuery);
  const comparison = compareCities(cities, [row('Medan', 41_000), row('Palu', 1000)]);
  const touched = draftsTouched(comparison, drafts);
  expect(touched.map(({ _id }) => _id)).toEqual(['drafts.kota-medan', 'drafts.kota-solo']);
  await applyCities(staff, comparison, true);
  expect(await staff.fetch(draftsQuery)).toHaveLength(3);
});

test('one transaction changes, removes and keeps cities', async () => {
  await apply([row('Medan', 40_000), row('Solo', 18_000, 'Jateng'), row('Bandung', 15_000)]);
  const [medan] = await read();
  const count = local.server.store.history().length;
  await apply([row('Medan', 40_000), row('SOLO', 19_000)]);
  expect(local.server.store.history().length - count).toBe(1);
  expect(await shown()).toEqual(['kota-medan | Medan |  | 40000', 'kota-solo | SOLO |  | 19000']);
  expect((await read())[0]?._rev, 'a city that is the same is not written').toBe(medan?._rev);
  expect(await staff.getDocument('kota-solo')).not.toHaveProperty('province');
});

test.each([
  ['spelling', row('MEDAN', 40_000, 'Sumut')],
  ['province', row('Medan', 40_000, 'Sumatera Utara')],
  ['rate', row('Medan', 41_000, 'Sumut')],
])('a city of which only the %s differs is changed', async (_what, { name, province, ratePerKg }) => {
  await apply([row('Medan', 40_000, 'Sumut')]);
  await apply([row(name, ratePerKg, province)]);
  expect(await shown()).toEqual([`kota-medan | ${name} | ${province} | ${ratePerKg}`]);
});

test('a city whose id is taken gets a number; documents with that id stay', async () => {
  await staff.create({ _id: 'kota-aceh', _type: 'shippingCity', name: 'Lama', ratePerKg: 1000 });
  await apply([row('Lama', 1000), row('Aceh', 2000), row('Aceh!', 3000)]);
  expect((await read()).map(({ _id }) => _id)).toEqual(['kota-aceh', 'kota-aceh-2', 'kota-aceh-3']);
  await apply([row('-Aceh-', 4000)]);
  expect((await read()).map(({ _id }) => _id)).toEqual(['kota-aceh-3']);
});

test('if somebody has changed a city since it was read, nothing is written', async () => {
  await apply([row('Medan', 40_000), row('Solo', 18_000)]);
  const old = await read();
  await staff.patch('kota-medan').set({ ratePerKg: 50_000 }).commit();
  await expect(apply([row('Medan', 41_000), row('Palu', 1000)], old)).rejects.toThrow('unexpected revision');
  expect((await read()).map(({ ratePerKg }) => ratePerKg)).toEqual([50_000, 18_000]);
});

test.each([
  ['0|zzzzz0:abc', '0|zzzzzg:'],
  ['0|100000:', '0|10000g:'],
])('after the rank %s a new entry gets %s', (last, rank) => expect(rankAfter(last)).toBe(rank));

test.each([null, '', 'x', '1|100000:', 'x0|zzzzz0:'])('after %j, which is no rank, it gets the first', (last) =>
  expect(rankAfter(last)).toBe('0|10000g:'),
);
