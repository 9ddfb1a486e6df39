/** A place as people write it, taken apart so that two spellings can be compared. */
export interface PlaceName {
  /** A kabupaten and a kota may share a name: they are two places with two rates. Empty if it is not said. */
  kind: '' | 'kabupaten' | 'kota';
  /** The name without its kind, spaces and signs: `pangkalpinang`. */
  bare: string;
  /** The same with its kind: `Kota Baru` may be the kabupaten Kotabaru. */
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
/** Follows the kind in Jakarta: `Kota Administrasi Jakarta Selatan`. */
const administrative = new Set(['adm', 'administrasi']);
const short: Record<string, string> = { kep: 'kepulauan' };

export const plainLetters = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const made = new Map<string, PlaceName>();

/** Keeps what it made: every keystroke compares hundreds of names. Never throws. */
export function placeName(text: string): PlaceName {
  const known = made.get(text);
  if (known) return known;
  const words = plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const { kind, rest } = withoutKind(words);
  const joined = (parts: readonly string[]) => parts.map((word) => short[word] ?? word).join('');
  const name = { kind, words, bare: joined(rest), whole: joined(words) };
  made.set(text, name);
  return name;
}

/** The kind stands in front (`Kab. Bandung`) or behind (`BANDUNG (KAB)`). A kind alone is a name. */
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

/** Equal for two spellings of one place, `Kab. Bandung` and `BANDUNG (KAB)`; different for Kota Bandung. */
export function placeKey(text: string): string {
  const { kind, bare } = placeName(text);
  return `${kind} ${bare}`;
}

/** The place that was chosen, with the entry of the price list whose rate it has: `Bekasi (tarif Jabodetabek)`. */
export const placeWithRate = (place: string, city: string): string =>
  place === city ? city : `${place} (tarif ${city})`;

/** Reads it back. A text without a rate, as messages had before, is both. Never throws. */
export function readPlace(text: string): { place: string; city: string } {
  const [, place, city] = /^(.*\S)\s*\(\s*tarif\s+(.*\S)\s*\)\s*$/i.exec(text) ?? [];
  return place && city ? { place, city } : { place: text, city: text };
}
