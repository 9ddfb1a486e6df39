import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { fontFaces } from '../../../src/publish/html/font-faces.ts';
import { readFonts, smallFont } from '../../../src/publish/html/fonts.ts';
import { fontOf, quranBuffer, quranTexts } from '../../../src/publish/html/quran-glyphs.ts';
import { unpack } from '../../../src/publish/html/subset-font.ts';

const quran = fontFaces.find(({ family }) => family === 'Amiri Quran') as (typeof fontFaces)[number];

/** How a text is drawn: each glyph's outline, position and advance. */
function drawn(font: ReturnType<typeof fontOf>, text: string) {
  const buffer = quranBuffer(text);
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => ({
    outline: font.glyphToPath(codepoint),
    cluster,
    ...positions[index],
  }));
}

test('the small Qur’an font draws Al-Fatihah like the whole one, with the same glyphs in the same places', async () => {
  const whole = fontOf(await unpack(readFileSync(createRequire(import.meta.url).resolve(quran.source))));
  const small = fontOf(await unpack(await smallFont(quran)));
  expect(quranTexts.length).toBeGreaterThan(40);
  for (const text of quranTexts) {
    const glyphs = drawn(whole, text);
    expect(glyphs.length).toBeGreaterThan(0);
    expect(drawn(small, text), text).toEqual(glyphs);
  }
  expect(drawn(small, 'شمس'), 'other letters are missing').not.toEqual(drawn(whole, 'شمس'));
});

test('only the fonts that a text needs are served', async () => {
  const names = async (text: string) => (await readFonts(text)).files.map(({ url }) => url.split('.')[0]);
  const usual = ['/fonts/alegreya-usual', '/fonts/source-sans-3-usual', '/fonts/amiri-quran'];
  expect(await names('Rp25.000 – “Al-Qur’an”…')).toEqual(usual);
  expect(await names('Café')).toEqual(expect.arrayContaining(['/fonts/alegreya-western', ...usual]));
  expect(await names('Faḍāʾil')).toEqual(expect.arrayContaining(['/fonts/source-sans-3-extended', ...usual]));
});
