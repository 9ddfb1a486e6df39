import { expect, test } from 'vitest';
import home from '../../content-fallback/homePage.json' with { type: 'json' };
import { idiom } from '../../src/content/home-page.ts';

test('a word that older datasets hold in two entries is one on the page, letter for letter', () => {
  const { words, ...rest } = home.hero.idiom;
  const stored = [
    ...words.slice(0, 2).map(({ arabic, gloss }) => ({ arabic, gloss, joined: false })),
    { arabic: 'وَ', gloss: 'dan', joined: true },
    { arabic: 'الْعَيْنِ', gloss: 'mata', joined: false },
  ];
  const shown = words.map(({ arabic, gloss }) => ({ arabic, gloss }));
  expect(idiom.parse({ ...rest, words: stored }).words).toEqual(shown);
  // The last word has nothing to join, whatever `joined` says: no word is lost.
  expect(idiom.parse({ ...rest, words: stored.slice(0, 3) }).words).toHaveLength(3);
});
