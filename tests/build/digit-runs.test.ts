import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitRuns, isAllowed } from '../../src/build/digit-runs.ts';

const gaps = ['', ' ', '  ', '.', '-', ' - ', '–', '\u2011', '\u00a0', '\u200b', '\u202f', ') ', ' (', '\u00ad', '_'];
const scripts = ['0', '０', '٠', '۰', '०', '𝟎'].map((zero) => zero.codePointAt(0) as number);

/** A number of at least ten digits (shorter ones may be days or years), written in any way. */
const written = fc
  .record({
    digits: fc.array(fc.nat(9), { minLength: 10, maxLength: 18 }),
    gaps: fc.array(fc.constantFrom(...gaps), { minLength: 18, maxLength: 18 }),
    zero: fc.constantFrom(...scripts),
  })
  .map(({ digits, gaps: between, zero }) => ({
    digits: digits.join(''),
    text: digits.map((digit, index) => (index > 0 ? between[index] : '') + String.fromCodePoint(zero + digit)).join(''),
  }));

test('a number is found whole, however it is written, and wherever it stands', () => {
  fc.assert(
    fc.property(
      written,
      fc.constantFrom('', 'Rek. ', 'a', '2024, ', 'Rp1.000, '),
      fc.constantFrom('', ' ya', ', 2025'),
      (number, before, after) => {
        expect(digitRuns(before + number.text + after).map((groups) => groups.join(''))).toContain(number.digits);
      },
    ),
    { numRuns: 2000 },
  );
});

test('only numbers that are allowed, one after the other, are allowed', () => {
  const allowed = new Set(['7000419263', '081100419263']);
  const ours = [['7000419263'], ['700', '041', '9263'], ['7000419263', '0811', '0041', '9263']];
  const others = [
    ['7000419263', '1'],
    ['1', '7000419263'],
    ['7000', '4192'],
    ['70004192631'],
    ['081100419263', '70004'],
  ];
  expect(ours.filter((groups) => !isAllowed(groups, allowed))).toEqual([]);
  expect(others.filter((groups) => isAllowed(groups, allowed))).toEqual([]);
});
