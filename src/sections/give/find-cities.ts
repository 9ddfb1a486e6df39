import type { City } from './cities.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Cached words of each text: every keystroke searches hundreds of names. */
const split = new Map<string, string[]>();

function splitOnce(text: string): string[] {
  const known = split.get(text) ?? wordsOf(text);
  split.set(text, known);
  return known;
}

type IsBeginning = (typed: string, word: string) => boolean;
const begins: IsBeginning = (typed, word) => word.startsWith(typed);

/** Allows one missing, extra or wrong letter in a word of at least four: `surbaya`, `makasar`. */
const nearlyBegins: IsBeginning = (typed, word) => {
  if (typed.length < 4) return begins(typed, word);
  const at = Array.from(typed).findIndex((letter, index) => letter !== word[index]);
  if (at === -1) return true;
  const rest = typed.slice(at);
  const skipped = word.slice(at + 1);
  // The first letter is rarely wrong, and ignoring it would match too much.
  return (
    at > 0 &&
    (skipped.startsWith(rest) || skipped.startsWith(rest.slice(1)) || word.slice(at).startsWith(rest.slice(1)))
  );
};

/** Whether each typed word begins a different word: `kab mal` and `mal kab` both match Kabupaten Malang. */
function fits(typed: readonly string[], words: readonly string[], isBeginning: IsBeginning): boolean {
  const free = [...words];
  return typed.every((part) => {
    const at = free.findIndex((word) => isBeginning(part, word));
    if (at !== -1) free.splice(at, 1);
    return at !== -1;
  });
}

/** Longest first, so that a short word does not take the match of a longer one. */
const partsOf = (typed: string) => wordsOf(typed).sort((a, b) => b.length - a.length);

/** The alias by which a city was found, such as Depok for Jabodetabek; undefined if its own name matches. */
export function aliasFor({ name, aliases = [] }: City, typed: string): string | undefined {
  const parts = partsOf(typed);
  for (const isBeginning of [begins, nearlyBegins]) {
    if (fits(parts, splitOnce(name), isBeginning)) return undefined;
    const alias = aliases.find((each) => fits(parts, splitOnce(each), isBeginning));
    if (alias) return alias;
  }
}

/** Cities whose name begins as typed; else by name and province; else with one wrong letter. Keeps the order. */
export function findCities(cities: readonly City[], typed: string): City[] {
  const parts = partsOf(typed);
  const named = (isBeginning: IsBeginning) =>
    cities.filter(({ name, aliases = [] }) =>
      [name, ...aliases].some((each) => fits(parts, splitOnce(each), isBeginning)),
    );
  const ways = [
    () => named(begins),
    () => cities.filter(({ name, province }) => fits(parts, splitOnce(`${name} ${province ?? ''}`), begins)),
    () => named(nearlyBegins),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** The only city with exactly this name or alias; undefined for none or several. */
export function cityNamed(cities: readonly City[], typed: string): City | undefined {
  const wanted = wordsOf(typed).join(' ');
  const found = cities.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((each) => splitOnce(each).join(' ') === wanted),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Splits a name into parts, true where a typed word matches: `[['Kab', true], ['upaten ', false], …]`. */
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
