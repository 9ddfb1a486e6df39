/** The parts of a place's name, to compare two spellings. */
export interface PlaceName {
  /** A kabupaten and a kota of one name are two places with two rates. Empty if the text does not name the kind. */
  kind: '' | 'kabupaten' | 'kota';
  /** The name without its kind, spaces and signs: `pangkalpinang`. */
  bare: string;
  /** The name with its kind, because `Kota Baru` may be the kabupaten Kotabaru. */
  whole: string;
  /** The words as written, in lower case. */
  words: readonly string[];
}

const kinds: Record<string, PlaceName['kind']> = {
  kab: 'kabupaten',
  kabupaten: 'kabupaten',
  kota: 'kota',
  kodya: 'kota',
  kotamadya: 'kota',
};
/** Words that follow the kind in Jakarta: `Kota Administrasi Jakarta Selatan`. */
const administrative = new Set(['adm', 'administrasi']);
const abbreviations: Record<string, string> = { kep: 'kepulauan' };

export const plainLetters = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const cache = new Map<string, PlaceName>();

/** Splits a name into parts. Caches the result, because every keystroke compares hundreds of names. Never throws. */
export function placeName(text: string): PlaceName {
  const cached = cache.get(text);
  if (cached) return cached;
  const words = plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const { kind, rest } = withoutKind(words);
  const join = (parts: readonly string[]) => parts.map((word) => abbreviations[word] ?? word).join('');
  const name = { kind, words, bare: join(rest), whole: join(words) };
  cache.set(text, name);
  return name;
}

/** Removes the kind at the beginning (`Kab. Bandung`) or the end (`BANDUNG (KAB)`), but never the only word. */
function withoutKind(words: readonly string[]): { kind: PlaceName['kind']; rest: readonly string[] } {
  const [first = '', ...others] = words;
  const last = words.at(-1) ?? '';
  if (kinds[first] && others.length > 0) {
    const rest = others.filter((word, index) => index > 0 || !administrative.has(word));
    return { kind: kinds[first], rest: rest.length > 0 ? rest : others };
  }
  if (kinds[last] && words.length > 1) return { kind: kinds[last], rest: words.slice(0, -1) };
  return { kind: '', rest: words };
}

/** A key that two spellings of a place share: `Kab. Bandung` and `BANDUNG (KAB)`, but not `Kota Bandung`. */
export function placeKey(text: string): string {
  const { kind, bare } = placeName(text);
  return `${kind} ${bare}`;
}

/** The chosen place, and the city of the price list whose rate it has: `Bekasi (tarif Jabodetabek)`. */
export const placeWithRate = (place: string, city: string): string =>
  place === city ? city : `${place} (tarif ${city})`;

/** Reads the text of placeWithRate. In older messages, which name no rate, place and city are the same. Never throws. */
export function readPlace(text: string): { place: string; city: string } {
  const [, place, city] = /^(.*\S)\s*\(\s*tarif\s+(.*\S)\s*\)\s*$/i.exec(text) ?? [];
  return place && city ? { place, city } : { place: text, city: text };
}
