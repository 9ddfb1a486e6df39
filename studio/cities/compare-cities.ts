import type { CityRow } from './read-csv.ts';

/** A city as the dataset has it. */
export interface City {
  _id: string;
  _rev?: string;
  name: string;
  province?: string | null;
  aliases?: string | null;
  ratePerKg: number;
  orderRank?: string | null;
}

export interface Comparison {
  added: CityRow[];
  changed: { before: City; after: CityRow }[];
  removed: City[];
  /** Every row with the city that it stands for, when there is one: the new order. */
  order: { row: CityRow; city: City | undefined }[];
  /** Cities that stay stand in another order. */
  reordered: boolean;
}

const key = (name: string) => name.trim().toLowerCase();

/** What applying the table would do. A city is known by its name, upper and lower case alike. */
export function compareCities(cities: readonly City[], rows: readonly CityRow[]): Comparison {
  const known = new Map(cities.map((city) => [key(city.name), city]));
  const order = rows.map((row) => ({ row, city: known.get(key(row.name)) }));
  const staying = order.flatMap(({ city }) => (city ? [city] : []));
  const kept = new Set(staying);
  const before = cities.filter((city) => kept.has(city));
  return {
    added: order.flatMap(({ row, city }) => (city ? [] : [row])),
    changed: order.flatMap(({ row, city }) => (city && differs(city, row) ? [{ before: city, after: row }] : [])),
    removed: cities.filter((city) => !kept.has(city)),
    order,
    reordered: before.some((city, index) => city !== staying[index]),
  };
}

export function differs(city: City, { name, province, aliases, ratePerKg }: CityRow): boolean {
  const texts = [
    city.name !== name,
    (city.province ?? '') !== province,
    aliases !== undefined && (city.aliases ?? '') !== aliases,
  ];
  return texts.includes(true) || city.ratePerKg !== ratePerKg;
}

export const changesNothing = ({ added, changed, removed, reordered }: Comparison): boolean =>
  added.length + changed.length + removed.length === 0 && !reordered;
