import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { alFatihah, leafLines, verseWords } from '../../src/ui/al-fatihah.ts';

const source = createRequire(import.meta.url)('quran-json/dist/chapters/1.json') as {
  name: string;
  verses: { text: string }[];
};
const codePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0));

test('each verse equals the source, code point for code point', () => {
  expect(alFatihah.verses).toHaveLength(7);
  expect(alFatihah.verses.map(codePoints)).toEqual(source.verses.map(({ text }) => codePoints(text)));
  expect(codePoints(alFatihah.name)).toEqual(codePoints(source.name));
});

test('the lines of the drawn mushaf page have every word once and in order', () => {
  const words = leafLines.flat().flatMap(({ verse, from, to }) =>
    verseWords(verse)
      .slice(from, to)
      .map((word) => `${verse} ${word}`),
  );
  expect(words).toEqual(
    alFatihah.verses.flatMap((text, index) => text.split(' ').map((word) => `${index + 1} ${word}`)),
  );
  expect(leafLines).toHaveLength(7);
});
