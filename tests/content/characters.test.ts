import { expect, test } from 'vitest';
import { characterRemedy, normalise } from '../../src/content/characters.ts';

test.each([
  ['Al\u00a0Qur\u2019an,\u2009 dua\t spasi', 'Al Qur\u2019an, dua spasi'],
  ['Rek.\u200b7000\u202e4192\u00ad63', 'Rek.7000419263'],
  ['\uff17\uff10\uff10\uff10', '7000'],
  ['nomor\u201132, 1\u22122', 'nomor-32, 1-2'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['Jalan Melati\r\nBandung\u2028Barat', 'Jalan Melati\nBandung\nBarat'],
  ['m² ½ … ™ 🤲', 'm² ½ … ™ 🤲'],
  // The marks stand in another order than NFC has.
  ['رَبِّ', 'رَبِّ'],
  ['\u0628\u0651\u064e', '\u0628\u0651\u064e'],
])('%j is shown as %j', (text, shown) => expect(normalise(text)).toBe(shown));

test('a control character and half a character are refused, and nothing else', () => {
  for (const text of ['a\u0000b', 'a\u0007', '\u009d', 'a\ud83d']) expect(characterRemedy(text)).toContain('kendali');
  for (const text of ['', 'a\nb', 'a\tb', 'Ḥasan ʿĀʾisyah', 'الله', '😀'])
    expect(characterRemedy(text)).toBeUndefined();
});
