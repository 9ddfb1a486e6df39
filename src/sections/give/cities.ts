export interface City {
  name: string;
  province?: string | null;
  /** Other names, and places within it. */
  aliases?: readonly string[];
  /** Whole rupiah. */
  ratePerKg: number;
}

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
