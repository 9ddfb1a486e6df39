import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { shape, type Font } from 'harfbuzzjs';
import { alFatihah, leafLines, verseWords } from '../../ui/al-fatihah.ts';
import { star } from '../../ui/ornament/star.ts';
import { colors } from '../../ui/tokens.ts';
import { fontOf, quranBuffer } from './quran-glyphs.ts';
import type { Art } from './render.tsx';
import { unpack } from './subset-font.ts';

interface Drawing {
  svg: string;
  width: number;
}

const ink = { text: colors.fg[1], line: colors['gold.line'][1] };
/** Font sizes, and the padding below the text, in percent of the leaf's width (src/ui/leaf.tsx). */
const sizes = { head: 5.6, text: 5, below: 1.3 };
/** Measures of the text in em. */
const [lineHeight, markWidth, wordSpace, belowHead] = [2.06, 1.24, 0.06, 0.28];

/** The outlines of a text. Its right end is at x = width, its baseline at y = 0. */
function outlines(font: Font, text: string, size: number): Drawing {
  const buffer = quranBuffer(text);
  shape(font, buffer);
  const scale = size / font.face.upem;
  let x = 0;
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const path = `<path transform="translate(${x + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`;
      x += xAdvance + (/\s/.test(text[cluster] ?? '') ? (wordSpace * size) / scale : 0);
      return path;
    });
  return {
    svg: `<g transform="scale(${scale} ${-scale})" fill="${ink.text}">${glyphs.join('')}</g>`,
    width: x * scale,
  };
}

/** The marker at the end of a verse, drawn 34 units wide. It is as low as with `vertical-align: -.2em`. */
function verseMark(font: Font, number: number, size: number): Drawing {
  const width = markWidth * size;
  // The number in Arabic-Indic figures, whose zero is U+0660.
  const figure = outlines(font, String.fromCodePoint(0x0660 + number), 12.5);
  const rings = `<g fill="none" stroke="${ink.line}"><path d="${star(16)}" stroke-width="1.3"/><circle r="10.6" stroke-width=".6"/></g>`;
  const drawn = `${rings}${at(-figure.width / 2, 4.3, figure.svg)}`;
  const svg = `<g transform="translate(${width / 2} ${0.2 * size - width / 2}) scale(${width / 34})">${drawn}</g>`;
  return { svg, width };
}

const at = (x: number, y: number, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`;

const lineOf = (font: Font, parts: (typeof leafLines)[number], size: number): Drawing[] =>
  parts.flatMap(({ verse, from, to }, index) => {
    const words = verseWords(verse);
    const isEnd = to === words.length;
    const text = `${index > 0 ? ' ' : ''}${words.slice(from, to).join(' ')}${isEnd ? '\u00A0' : ''}`;
    return [outlines(font, text, size), ...(isEnd ? [verseMark(font, verse, size)] : [])];
  });

/** The leaf of the home page with Al-Fatihah. Its text is outlines, so that it does not depend on installed fonts. */
export async function shareLeaf({ svg, areas, box }: Art['leaf']): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2',
  );
  const font = fontOf(await unpack(await readFile(file)));
  const { ascender, descender } = font.hExtents();
  /** The distance from the middle of a line to its baseline, in em. */
  const drop = (ascender + descender) / 2 / font.face.upem;
  const percent = box.width / 100;
  const middle = ({ top, height }: { top: string; height: string }, below: number) =>
    ((Number.parseFloat(top) + Number.parseFloat(height) / 2) / 100) * box.height - below / 2;
  const centred = (parts: Drawing[], centre: number, size: number) => {
    let x = (box.width + parts.reduce((sum, { width }) => sum + width, 0)) / 2;
    return parts.map((part) => at((x -= part.width), centre + drop * size, part.svg)).join('');
  };
  const [nameSize, size] = [sizes.head * percent, sizes.text * percent];
  const name = centred([outlines(font, alFatihah.name, nameSize)], middle(areas.head, belowHead * nameSize), nameSize);
  const lines = leafLines.map((parts, index) => {
    const centre = middle(areas.text, sizes.below * percent) + (index - (leafLines.length - 1) / 2) * lineHeight * size;
    return centred(lineOf(font, parts, size), centre, size);
  });
  return svg.replace('</svg>', `${at(-box.left, -box.top, name + lines.join(''))}</svg>`);
}
