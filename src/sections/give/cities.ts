import type { Prices } from '../../transaction/order.ts';

export type City = Prices['cities'][number];

export interface Province {
  /** None for wider regions, which belong to no province. */
  name: string | null;
  cities: City[];
}

/** Cities by province; provinces and cities stay in the order in which they first appear. */
export function byProvince(cities: readonly City[]): Province[] {
  const provinces = new Map<string | null, City[]>();
  for (const city of cities) {
    const name = city.province ?? null;
    provinces.set(name, [...(provinces.get(name) ?? []), city]);
  }
  return Array.from(provinces, ([name, own]) => ({ name, cities: own }));
}
