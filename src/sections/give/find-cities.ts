import type { City } from './cities.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Of hundreds of names, at every sign that is typed: taken apart once. */
const taken = new WeakMap<City, string[]>();

function nameWords(city: City): string[] {
  const known = taken.get(city) ?? wordsOf(city.name);
  taken.set(city, known);
  return known;
}

/** Whether each word that was typed begins another word: `kab mal` is Kabupaten Malang, and so is `mal kab`. */
function begins(typed: readonly string[], words: readonly string[]): boolean {
  const free = [...words];
  return typed.every((part) => {
    const at = free.findIndex((word) => word.startsWith(part));
    if (at !== -1) free.splice(at, 1);
    return at !== -1;
  });
}

/**
 * The cities whose name has words that begin as typed, in any order; when there is none, those of which name and
 * province do. Nothing typed finds all. In the order of `cities`.
 */
export function findCities(cities: readonly City[], typed: string): City[] {
  // Longest first: a short word may not take the place of a long one.
  const parts = wordsOf(typed).sort((a, b) => b.length - a.length);
  const found = cities.filter((city) => begins(parts, nameWords(city)));
  if (found.length > 0) return found;
  return cities.filter(({ name, province }) => begins(parts, wordsOf(`${name} ${province ?? ''}`)));
}

/** A name cut where typed words begin a word of it: `[['Kab', true], ['upaten ', false], …]`. */
export function markTyped(name: string, typed: string): [text: string, marked: boolean][] {
  const parts = wordsOf(typed);
  const written: string[] = name.match(/[^\s-]+[\s-]*/g) ?? [];
  return written.flatMap((word): [string, boolean][] => {
    const length = Math.max(0, ...parts.filter((part) => plain(word).startsWith(part)).map((part) => part.length));
    return [
      [word.slice(0, length), true] as [string, boolean],
      [word.slice(length), false] as [string, boolean],
    ].filter(([text]) => text !== '');
  });
}
