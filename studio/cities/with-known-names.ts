import { textOf } from 'site/content/shown.ts';
import { placeKey, placeName } from 'site/transaction/place-name.ts';
import known from './known-names.json' with { type: 'json' };
import type { CityRow } from './read-cities.ts';

/** Other names that everybody knows, by official name: short forms, capital towns, old spellings, former names. */
const byKey = new Map(Object.entries(known).map(([name, others]) => [placeKey(name), others]));

/** Returns the known names of a place. A name without Kab. or Kota may mean either, so it gets those that both have. */
function knownNamesOf(name: string): string[] {
  const { kind, bare } = placeName(name);
  const kinds = kind ? [kind] : ['kabupaten', 'kota'];
  const [first = [], second = first] = kinds.flatMap((prefix) => byKey.get(`${prefix} ${bare}`) ?? []).map(namesIn);
  return first.filter((alias) => second.includes(alias));
}

/** Adds known names to rows without other names, except names that the table has itself. Counts the changed rows. */
export function withKnownNames(rows: readonly CityRow[]): { rows: CityRow[]; count: number } {
  const taken = new Set(
    rows.flatMap(({ name, aliases }) => [name, ...namesIn(aliases)]).map((name) => placeName(name).bare),
  );
  let count = 0;
  const filled = rows.map((row) => {
    const names = namesIn(row.aliases).length > 0 ? [] : knownNamesOf(row.name);
    const aliases = names.filter((name) => !taken.has(placeName(name).bare)).join(', ');
    if (aliases) count += 1;
    return aliases ? { ...row, aliases } : row;
  });
  return { rows: filled, count };
}

const namesIn = (names: unknown) =>
  textOf(names)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
