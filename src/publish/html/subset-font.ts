import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export interface Subset {
  text: string;
  /** Ids of the glyphs to keep. Without it, every glyph that the characters can become stays. */
  glyphs?: (font: Uint8Array) => Iterable<number>;
  weights?: readonly [lightest: number, boldest: number];
}

/** The OpenType features that browsers apply by default, and those for figures in src/theme/text-styles.ts. */
const features = 'calt ccmp clig curs fina init isol kern liga lnum locl mark medi mkmk rclt rlig rvrn tnum'.split(' ');

/** The versions of the packages, and the features: with the font and its characters they determine the file. */
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
export const fontTools = JSON.stringify([devDependencies?.harfbuzzjs, devDependencies?.wawoff2, features]);

// Constants from hb-subset.h.
const writable = 2;
const featureTags = 6;
const noLayoutClosure = 0x200;

type Harfbuzz = Record<string, (...given: number[]) => number> & { memory: WebAssembly.Memory };
let loading: Promise<Harfbuzz> | undefined;

async function load(): Promise<Harfbuzz> {
  const { resolve } = createRequire(import.meta.url);
  const code = await readFile(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(code);
  const harfbuzz = instance.exports as unknown as Harfbuzz;
  harfbuzz._initialize?.();
  return harfbuzz;
}

const tag = (name: string) => Array.from(name).reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);

/** Subsets a TrueType font and packs it as WOFF2. Frees no memory, because a build makes few fonts and then ends. */
export async function subsetFont(font: Uint8Array, { text, glyphs, weights }: Subset): Promise<Buffer> {
  const hb = await (loading ??= load());
  const bytes = () => new Uint8Array(hb.memory.buffer);
  const call = (name: string, ...given: number[]) => (hb[name] as (...all: number[]) => number)(...given);
  const addAll = (set: number, values: Iterable<number>) => {
    for (const value of values) call('hb_set_add', set, value);
  };
  const place = call('malloc', font.byteLength);
  bytes().set(font, place);
  const blob = call('hb_blob_create', place, font.byteLength, writable, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  const tags = call('hb_subset_input_set', input, featureTags);
  call('hb_set_clear', tags);
  addAll(tags, features.map(tag));
  addAll(
    call('hb_subset_input_unicode_set', input),
    Array.from(text, (character) => character.codePointAt(0) ?? 0),
  );
  if (glyphs) {
    addAll(call('hb_subset_input_glyph_set', input), glyphs(font));
    call('hb_subset_input_set_flags', input, noLayoutClosure);
  }
  if (weights) call('hb_subset_input_set_axis_range', input, face, tag('wght'), ...weights, Number.NaN);
  const made = call('hb_subset_or_fail', face, input);
  if (made === 0) throw new Error('HarfBuzz could not make the smaller font');
  const result = call('hb_face_reference_blob', made);
  const start = call('hb_blob_get_data', result, 0);
  const small = bytes().slice(start, start + call('hb_blob_get_length', result));
  return Buffer.from(await woff2().compress(small));
}

export const unpack = (font: Uint8Array): Promise<Uint8Array> => woff2().decompress(font);

/** wawoff2 has no types. It is loaded late, so that a build without new fonts takes no time for it. */
const woff2 = () => createRequire(import.meta.url)('wawoff2') as Record<'compress' | 'decompress', Repack>;
type Repack = (font: Uint8Array) => Promise<Uint8Array>;
