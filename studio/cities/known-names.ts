import { textOf } from 'site/content/shown.ts';
import { placeKey, placeName } from 'site/transaction/place-name.ts';
import known from './known-names.json' with { type: 'json' };
import type { CityRow } from './read-csv.ts';

/** Names that everybody knows beside the official one: short forms, capitals, old spellings, former names. */
const byKey = new Map(Object.entries(known).map(([name, others]) => [placeKey(name), others]));

/** A list without Kab. and Kota: its name means the only one that is known here, or what both are called. */
function othersOf(name: string): string[] {
  const { kind, bare } = placeName(name);
  const kinds = kind ? [kind] : ['kabupaten', 'kota'];
  const [first = [], second = first] = kinds.flatMap((each) => byKey.get(`${each} ${bare}`) ?? []).map(split);
  return first.filter((other) => second.includes(other));
}

/** The rows that have no other names, with those that are known; never one that another row of the table has. */
export function withKnownNames(rows: readonly CityRow[]): { rows: CityRow[]; count: number } {
  const taken = new Set(
    rows.flatMap(({ name, aliases }) => [name, ...split(aliases)]).map((name) => placeName(name).bare),
  );
  let count = 0;
  const filled = rows.map((row) => {
    const names = split(row.aliases).length > 0 ? [] : othersOf(row.name);
    const aliases = names.filter((name) => !taken.has(placeName(name).bare)).join(', ');
    if (aliases) count += 1;
    return aliases ? { ...row, aliases } : row;
  });
  return { rows: filled, count };
}

const split = (names: unknown) =>
  textOf(names)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
