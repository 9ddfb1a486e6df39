import { glyphsOf, quranTexts } from './quran-glyphs.ts';
import type { Subset } from './subset-font.ts';

export interface FontFace {
  family: string;
  weight: string;
  source: string;
  name: string;
  subset: Subset;
  /** The `unicode-range`. A browser fetches the file if a text has one of these characters. */
  range?: string;
  /** Pages with a verse preload the file. */
  preload?: true;
  /** Its text stays invisible for up to three seconds rather than in another face. */
  waits?: true;
}

interface Part {
  name: string;
  /** The file of the package that has these characters. */
  file: 'latin' | 'latin-ext';
  range: string;
}

/** The parts cover all characters of content (src/content/characters.ts). A character in two parts belongs to the later one. */
const parts: Part[] = [
  { name: 'western', file: 'latin', range: 'U+A1-FF,U+152-153,U+2122' },
  { name: 'extended', file: 'latin-ext', range: 'U+100-151,U+154-2BF,U+1E00-1EFF' },
  // Printable ASCII and Indonesian punctuation, which are enough for most content.
  { name: 'usual', file: 'latin', range: 'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-201D,U+2026' },
];

/** The lightest and the boldest weight of the site. */
const weights = [400, 700] as const;

const latin = (family: string, source: string): FontFace[] =>
  parts.map(({ name, file, range }) => ({
    family,
    weight: weights.join(' '),
    source: `@fontsource-variable/${source}/files/${source}-${file}-wght-normal.woff2`,
    name: `${source}-${name}`,
    subset: { text: charactersOf(range), weights },
    range,
  }));

/** The three faces of docs/design.md. Each is subset to the characters that this site may show in it. */
export const fontFaces: FontFace[] = [
  ...latin('Alegreya Variable', 'alegreya'),
  ...latin('Source Sans 3 Variable', 'source-sans-3'),
  {
    family: 'Amiri Quran',
    weight: '400',
    source: '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2',
    name: 'amiri-quran',
    subset: { text: quranTexts.join(''), glyphs: glyphsOf(quranTexts) },
    preload: true,
    waits: true,
  },
];

/** Whether a text has a character of the part with this range. */
export const isPartNeeded = (range: string, text: string): boolean => {
  const partOf = (character: string) => parts.findLast((part) => charactersOf(part.range).includes(character));
  return [...new Set(text)].some((character) => partOf(character)?.range === range);
};

/** Every character of a `unicode-range`, such as `U+A1-FF,U+2122`. */
function charactersOf(range: string): string {
  const points = range.split(',').flatMap((part) => {
    // `U+A1-FF` → 0xa1 and 0xff, `U+2122` → 0x2122
    const ends = part.slice(2).split('-');
    const [first = 0, last = first] = ends.map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}
