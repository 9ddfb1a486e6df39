import { glyphsOf, quranTexts } from './quran-glyphs.ts';
import type { Subset } from './subset-font.ts';

export interface FontFace {
  family: string;
  weight: string;
  /** File of an installed package. */
  source: string;
  /** Name of the file that is served. */
  name: string;
  /** What of it is kept. */
  subset: Subset;
  /** Pairs of first and last character: a browser fetches the file when a text has one of them. */
  range?: Range;
  /** Fetched with the pages whose HTML has this. */
  preload?: RegExp;
  /** Its text is not drawn in another face, unless this one takes more than three seconds. */
  exact?: true;
}

export type Range = readonly (readonly [first: number, last: number])[];

interface Part {
  name: string;
  /** Which of a package's files has these characters. */
  of: 'latin' | 'latin-ext';
  range: Range;
}

/** All characters of content (src/content/characters.ts). Of two parts with a character the later one counts. */
const parts: Part[] = [
  {
    name: 'western',
    of: 'latin',
    range: [
      [0xa1, 0xff],
      [0x152, 0x153],
      [0x2122, 0x2122],
    ],
  },
  {
    name: 'extended',
    of: 'latin-ext',
    range: [
      [0x100, 0x151],
      [0x154, 0x2bf],
      [0x1e00, 0x1eff],
    ],
  },
  {
    // Printable ASCII and the signs of Indonesian text: what most content needs.
    name: 'usual',
    of: 'latin',
    range: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xa9],
      [0xb7, 0xb7],
      [0xd7, 0xd7],
      [0x2013, 0x201d],
      [0x2026, 0x2026],
    ],
  },
];

/** No text is lighter or bolder. */
const weights = [400, 700] as const;

const latin = (family: string, source: string): FontFace[] =>
  parts.map(({ name, of, range }) => ({
    family,
    weight: weights.join(' '),
    source: `@fontsource-variable/${source}/files/${source}-${of}-wght-normal.woff2`,
    name: `${source}-${name}`,
    subset: { text: charactersOf(range), weights },
    range,
  }));

/** The three faces of docs/design.md, each cut to what this site can show with it. */
export const fontFaces: FontFace[] = [
  ...latin('Alegreya Variable', 'alegreya'),
  ...latin('Source Sans 3 Variable', 'source-sans-3'),
  {
    family: 'Amiri Quran',
    weight: '400',
    source: '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2',
    name: 'amiri-quran-al-fatihah',
    subset: { text: quranTexts.join(''), glyphs: glyphsOf(quranTexts) },
    preload: /\slang="ar" dir/,
    exact: true,
  },
];

/** Whether a text needs the part with this range. */
export const reaches = (range: Range, text: string): boolean =>
  [...new Set(text)].some((character) => partOf(character.codePointAt(0) ?? 0)?.range === range);

const partOf = (point: number) =>
  parts.findLast(({ range }) => range.some(([first, last]) => first <= point && point <= last));

function charactersOf(range: Range): string {
  return range
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .join('');
}
