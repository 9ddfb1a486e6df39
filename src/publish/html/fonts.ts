import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hashed, writeWhole } from '../files/write-into.ts';
import { fontFaces, type FontFace, isPartNeeded } from './font-faces.ts';
import { glyphsOf, quranTexts } from './quran-glyphs.ts';
import { fontTools, subsetFont } from './subset-font.ts';

/** A system face with the metrics of our face, in percent. With it the layout does not shift when our face loads. */
interface SystemFace {
  local: string[];
  ascent: number;
  descent: number;
  width?: number;
  range?: string;
}

const sans = ['Roboto', 'Roboto-Regular', 'Arial', 'Liberation Sans'];

/** `width` makes Indonesian text as long as in our face. Ascent and descent are those of our face divided by `width`. */
const systemFaces: Record<string, SystemFace> = {
  // The first for Android, the second for Windows, Apple and Linux fonts of the same widths.
  'Alegreya Fallback': { local: ['Noto Serif', 'NotoSerif-Regular'], ascent: 120.2, descent: 40.8, width: 84.5 },
  'Alegreya Times': { local: ['Times New Roman', 'Liberation Serif'], ascent: 101.1, descent: 34.3, width: 100.5 },
  // For Linux without the fonts above.
  'Alegreya DejaVu': { local: ['DejaVu Serif'], ascent: 126.7, descent: 42.9, width: 80.2 },
  'Source Sans DejaVu': { local: ['DejaVu Sans'], ascent: 123.9, descent: 48.4, width: 82.6 },
  'Source Sans Fallback': { local: sans, ascent: 109, descent: 42.6, width: 93.9 },
  // Covers only the space, because the first face that has a space sets the line height.
  'Amiri Fallback': { local: [...sans, 'DejaVu Sans'], ascent: 181.5, descent: 63.4, range: 'U+20' },
};

function systemFaceCss([family, { local, ascent, descent, width, range }]: [string, SystemFace]): string {
  const sources = local.map((name) => `local("${name}")`).join();
  const size = width ? `;size-adjust:${width}%` : '';
  return `@font-face{font-family:"${family}";src:${sources};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%${size}${unicodeRange(range)}}`;
}

export interface Fonts {
  css: string;
  /** Public URLs to preload on pages with a verse. */
  preload: string[];
  files: { url: string; bytes: Buffer }[];
}

/** A cache of files by the hash of their input, because it takes half a second to compress one. */
const cache = join('node_modules', '.cache', 'fonts');

/** The faces that pages with this text need, or all faces without a text. The bytes of a file determine its name. */
export async function readFonts(text?: string): Promise<Fonts> {
  const fonts: Fonts = { css: Object.entries(systemFaces).map(systemFaceCss).join(''), preload: [], files: [] };
  const isNeeded = ({ range }: FontFace) => !range || text === undefined || isPartNeeded(range, text);
  for (const face of fontFaces.map((original) => withArabicOf(text, original)).filter(isNeeded)) {
    const bytes = await smallFont(face);
    const url = `/fonts/${face.name}.${hashed(bytes)}.woff2`;
    fonts.files.push({ url, bytes });
    if (face.preload) fonts.preload.push(url);
    const display = face.waits ? 'block' : 'swap';
    fonts.css += `@font-face{font-family:"${face.family}";src:url(${url}) format("woff2");font-weight:${face.weight};font-display:${display}${unicodeRange(face.range)}}`;
  }
  return fonts;
}

/** Adds the Arabic words of content to the Qur’an face, the only one with `glyphs`. */
function withArabicOf(text: string | undefined, face: FontFace): FontFace {
  const words = text?.match(/[\u0600-\u06ff]+/g) ?? [];
  if (face.subset.glyphs === undefined || words.length === 0) return face;
  const texts = [...quranTexts, ...words];
  return { ...face, subset: { ...face.subset, text: texts.join(''), glyphs: glyphsOf(texts) } };
}

export async function smallFont({ name, source, subset }: FontFace): Promise<Buffer> {
  const original = await readFile(createRequire(import.meta.url).resolve(source));
  // With the code of `glyphs`, because JSON leaves functions out.
  const input = hashed(original, JSON.stringify([fontTools, subset, String(subset.glyphs)]));
  const file = join(cache, `${name}.${input}.woff2`);
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const made = await subsetFont(original, subset);
  await mkdir(cache, { recursive: true });
  await writeWhole(file, made);
  return made;
}

const unicodeRange = (range?: string) => (range ? `;unicode-range:${range}` : '');
