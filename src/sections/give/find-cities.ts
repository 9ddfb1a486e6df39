import { citiesNamed, isNamed, mayBeSameKind, namesOf } from '../../transaction/named-city.ts';
import { type PlaceName, placeName, plainLetters } from '../../transaction/place-name.ts';
import type { City } from './cities.ts';

/** Tells whether a typed text may mean a place. */
type Match = (typed: PlaceName, place: PlaceName) => boolean;

const begins: Match = (typed, place) =>
  beginWords(typed.words, place.words) ||
  place.bare.startsWith(typed.whole) ||
  (place.bare.startsWith(typed.bare) && (place.kind === '' || mayBeSameKind(typed, place)));

/** The typed text is part of a longer name: `siantar` of Pematangsiantar. */
const holds: Match = ({ bare }, place) => bare.length >= 6 && place.bare.includes(bare);

/** How many letters may be wrong, missing, extra or exchanged. */
function allowedTypos({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const nearlyBegins: Match = ({ kind, bare }, place) =>
  // The first letter must be right. It is rarely wrong, and other names would match too.
  bare.charAt(0) === place.bare.charAt(0) &&
  (kind === '' || place.kind === '' || kind === place.kind) &&
  isNearBeginning(bare, place.bare, allowedTypos(bare));

/** Whether each typed word begins a different word: `kab mal` and `mal kab` both match Kabupaten Malang. */
function beginWords(typed: readonly string[], words: readonly string[]): boolean {
  const free = [...words];
  // The longest word comes first, so that a short word does not take its match.
  const parts = [...typed].sort((a, b) => b.length - a.length);
  return parts.every((part) => {
    const at = free.findIndex((word) => word.startsWith(part));
    if (at !== -1) free.splice(at, 1);
    return at !== -1;
  });
}

/** Whether `typed` and a beginning of `name` differ by at most `allowed` (the optimal string alignment distance). */
function isNearBeginning(typed: string, name: string, allowed: number): boolean {
  const width = Math.min(name.length, typed.length + allowed);
  const cost = (costs: readonly number[], index: number) => costs[index] ?? Infinity;
  // Rows of the table of distances: the one above, and the one before that.
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= width; at += 1) {
      const isSame = typed[row - 1] === name[at - 1];
      const isSwapped = at > 1 && typed[row - 1] === name[at - 2] && typed[row - 2] === name[at - 1];
      line[at] = Math.min(
        cost(above, at) + 1,
        cost(line, at - 1) + 1,
        cost(above, at - 1) + (isSame ? 0 : 1),
        isSwapped ? cost(before, at - 2) + 1 : Infinity,
      );
    }
    [before, above] = [above, line];
  }
  return Math.min(...above) <= allowed;
}

/** The alias by which a city was found, such as Depok for Jabodetabek. Undefined if its own name matches. */
export function aliasFor({ name, aliases = [] }: City, typed: string): string | undefined {
  const wanted = placeName(typed);
  for (const match of [isNamed, begins, holds, nearlyBegins]) {
    if (match(wanted, placeName(name))) return undefined;
    const alias = aliases.find((each) => match(wanted, placeName(each)));
    if (alias) return alias;
  }
}

/**
 * Finds cities by the beginning of their names, and lists exact names first. If there are none, tries name and province,
 * then wrong letters. An exact alias is the only result: `Solo` means Surakarta, not the Solok of another island.
 */
export function findCities(cities: readonly City[], typed: string): City[] {
  const wanted = placeName(typed);
  if (wanted.whole === '') return [...cities];
  const matching = (match: Match) =>
    cities.filter((city) => namesOf(city).some((name) => match(wanted, placeName(name))));
  const named = citiesNamed(cities, typed);
  if (named.length > 0 && !named.some(({ name }) => isNamed(wanted, placeName(name)))) return named;
  const searches = [
    () => [...new Set([...named, ...matching(begins)])],
    () => cities.filter(({ name, province }) => beginWords(wanted.words, placeName(`${name} ${province ?? ''}`).words)),
    () => matching(holds),
    () => matching(nearlyBegins),
  ];
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
}

/** Splits a name into parts, and says which match a typed word: `[['Kab', true], ['upaten ', false], …]`. */
export function markTyped(name: string, typed: string): [text: string, marked: boolean][] {
  const parts = placeName(typed).words;
  const written: string[] = name.match(/[^\s-]+[\s-]*/g) ?? [];
  return written.flatMap((word) => {
    const letters = plainLetters(word);
    const length = Math.max(0, ...parts.filter((part) => letters.startsWith(part)).map((part) => part.length));
    const pieces: [string, boolean][] = [
      [word.slice(0, length), true],
      [word.slice(length), false],
    ];
    return pieces.filter(([text]) => text !== '');
  });
}
