import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { packageVersions } from './package-versions.ts';

export interface Subset {
  text: string;
  /** Ids of the glyphs to keep. Without it, every glyph that the characters can become stays. */
  glyphs?: (font: Buffer) => Iterable<number>;
  weights?: readonly [lightest: number, boldest: number];
}

/** The OpenType features that browsers apply by default, and those for figures in src/theme/text-styles.ts. */
const keepFeatures = 'calt ccmp clig kern liga lnum locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** A part of the key under which a font is cached: another version or feature may give another file. */
export const fontTools = JSON.stringify([packageVersions['subset-font'], packageVersions.harfbuzzjs, keepFeatures]);

const require = createRequire(import.meta.url);

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

/** The package, which has no types. It is loaded late, because that takes time. */
const subset: SubsetFont = (...given) => (require('subset-font') as SubsetFont)(...given);

/** Subsets a font and packs it as WOFF2. */
export async function subsetFont(
  font: Buffer,
  { text, glyphs, weights: [min, max] = [400, 400] }: Subset,
): Promise<Buffer> {
  if (glyphs) return convert(await withGlyphs(await unpack(font), text, glyphs), 'woff2');
  return subset(font, text, { targetFormat: 'woff2', keepFeatures, variationAxes: { wght: { min, max } } });
}

const convert = (font: Buffer, targetFormat: 'sfnt' | 'woff2') =>
  subset(font, '', { keepAllGlyphs: true, targetFormat });

export const unpack = (font: Buffer): Promise<Buffer> => convert(font, 'sfnt');

// Constants from hb-subset.h.
const writable = 2;
const noLayoutClosure = 0x200;

type Harfbuzz = Record<string, (...given: number[]) => number> & { memory: WebAssembly.Memory };

/** Keeps only these glyphs, which `subset-font` cannot (docs/decisions/fonts.md). */
async function withGlyphs(font: Buffer, text: string, glyphs: (font: Buffer) => Iterable<number>): Promise<Buffer> {
  const code = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(code);
  const hb = instance.exports as unknown as Harfbuzz;
  const call = (name: string, ...given: number[]) => (hb[name] as (...all: number[]) => number)(...given);
  const bytes = () => new Uint8Array(hb.memory.buffer); // anew each time: the buffer changes when memory grows
  call('_initialize');
  const place = call('malloc', font.byteLength);
  bytes().set(font, place);
  const face = call('hb_face_create', call('hb_blob_create', place, font.byteLength, writable, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, noLayoutClosure);
  const kept = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs(font)) call('hb_set_add', kept, glyph);
  const characters = call('hb_subset_input_unicode_set', input);
  for (const character of text) call('hb_set_add', characters, character.codePointAt(0) ?? 0);
  const made = call('hb_subset_or_fail', face, input);
  if (made === 0) throw new Error('HarfBuzz could not make the smaller font');
  const result = call('hb_face_reference_blob', made);
  const start = call('hb_blob_get_data', result, 0);
  return Buffer.from(bytes().slice(start, start + call('hb_blob_get_length', result)));
}
