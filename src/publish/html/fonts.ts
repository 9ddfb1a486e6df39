import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hashed } from '../files/hashed.ts';

/** The three faces of docs/design.md: 118 kB in all. */
const faces: { family: string; weight: string; file: string; usedBy?: RegExp }[] = [
  {
    family: 'Alegreya Variable',
    weight: '400 900',
    file: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
  },
  {
    family: 'Source Sans 3 Variable',
    weight: '200 900',
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  },
  {
    family: 'Amiri Quran',
    weight: '400',
    file: '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2',
    usedBy: /\slang="ar"/,
  },
];

/**
 * System faces stretched to the metrics of ours, so that nothing moves when the web font arrives.
 * Figures: @capsizecss/core on Noto Serif and Roboto (Android; Arial is as wide as Roboto).
 */
const fallbacks = `
@font-face{font-family:"Alegreya Fallback";src:local("Noto Serif"),local("NotoSerif-Regular");ascent-override:119.2%;descent-override:40.5%;line-gap-override:0%;size-adjust:85.2%}
@font-face{font-family:"Source Sans Fallback";src:local("Roboto"),local("Roboto-Regular"),local("Arial"),local("Liberation Sans");ascent-override:109%;descent-override:42.6%;line-gap-override:0%;size-adjust:93.9%}`;

export interface Fonts {
  css: string;
  /** Public URLs to preload: on every page, or on those whose HTML `usedBy` finds. */
  preload: { href: string; usedBy?: RegExp }[];
  files: { url: string; bytes: Buffer }[];
}

/** Reads the font files from their packages and names them by content. */
export async function readFonts(): Promise<Fonts> {
  const require = createRequire(import.meta.url);
  const fonts: Fonts = { css: fallbacks.replaceAll('\n', ''), preload: [], files: [] };
  for (const { family, weight, file, usedBy } of faces) {
    const bytes = await readFile(require.resolve(file));
    const hash = hashed(bytes);
    const url = `/fonts/${file.split('/').at(-1)?.replace('.woff2', '')}.${hash}.woff2`;
    fonts.files.push({ url, bytes });
    fonts.preload.push({ href: url, usedBy });
    fonts.css += `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap}`;
  }
  return fonts;
}
