import type { Prices } from '../../transaction/order.ts';

export type City = Prices['cities'][number];

/** Cities by province (null for wider regions), in the order in which they first appear. */
export function byProvince(cities: readonly City[]) {
  const provinces = new Map<string | null, City[]>();
  for (const city of cities) {
    const name = city.province ?? null;
    provinces.set(name, [...(provinces.get(name) ?? []), city]);
  }
  return Array.from(provinces, ([name, members]) => ({ name, cities: members }));
}
