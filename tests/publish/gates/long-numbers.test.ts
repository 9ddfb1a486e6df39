import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longNumbers } from '../../../src/publish/gates/long-numbers.ts';

/** Everything that a text of content may hold beside letters and digits (src/content/characters.ts). */
const signs = `!"#%&'()*+,./:;=?@[]_{}‘’“”–—…·×°§±©®™→- `;

/** A number of at least ten digits (shorter ones may be days or years), written in any way. */
const written = fc
  .record({
    digits: fc.array(fc.nat(9), { minLength: 10, maxLength: 18 }),
    gaps: fc.array(fc.string({ unit: fc.constantFrom(...signs), maxLength: 6 }), { minLength: 18, maxLength: 18 }),
  })
  .map(({ digits, gaps }) => ({
    digits: digits.join(''),
    text: digits.map((digit, index) => (index > 0 ? `${gaps[index]}${digit}` : String(digit))).join(''),
  }));

const numbers = (text: string, allowed: string[] = []) =>
  longNumbers(text, new Set(allowed)).map((found) => found.written.replaceAll(' ', ''));

test('a number is found, however it is written, and wherever it stands', () => {
  fc.assert(
    fc.property(
      written,
      fc.constantFrom('', 'Rek. ', 'a', '2024 lalu '),
      fc.constantFrom('', ' ya', ' lalu 2025'),
      (number, before, after) => {
        expect(numbers(before + number.text + after)).toContain(number.digits);
      },
    ),
    { numRuns: 2000 },
  );
});

test('only numbers that are allowed, one after the other, are allowed', () => {
  const allowed = ['7000419263', '081100419263'];
  const ours = [
    '7000419263',
    '700 041 9263',
    '7000419263, 0811-0041-9263',
    '15417\n7000419263\n12',
    '7000419263\n7000419263',
  ];
  const others = [
    '7000419263 1',
    '1 7000419263',
    '70004192631',
    '081100419263 70004',
    '7000\n419263',
    '1\n2345\n678\n7000419263',
  ];
  expect(ours.filter((text) => numbers(text, allowed).length > 0)).toEqual([]);
  expect(others.filter((text) => numbers(text, allowed).length === 0)).toEqual([]);
});
