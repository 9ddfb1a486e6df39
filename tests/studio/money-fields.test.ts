import { describe, expect, test } from 'vitest';
import type { Unit } from '../../src/content/money-fields.ts';
import { measures } from '../../studio/fields/units.ts';
import money from '../transaction/money-cases.json' with { type: 'json' };
import cases from './measure-cases.json' with { type: 'json' };

const problemOf = (reading: object) => ('problem' in reading ? String(reading.problem) : '');

describe.each(Object.entries(cases))('a number of the unit %s', (unit, { read, refused, said }) => {
  const measure = measures[unit as Unit];

  test.each(Object.entries(read))('%j is read as %d', (text, value) => expect(measure.read(text)).toEqual({ value }));

  test('an empty field has no value', () => expect(measure.read('')).toEqual({ value: undefined }));

  test.each(Object.entries(refused))('%j is refused: %s', (text, words) =>
    expect(problemOf(measure.read(text))).toContain(words),
  );

  test.each(Object.entries(said))('%s is repeated below its field as “%s”', (value, words) =>
    expect(measure.say(Number(value))).toBe(words),
  );
});

test('every amount that visitors may type is read or refused here too', () => {
  const { read } = measures.rupiah;
  for (const text of money.millions) expect(read(text), text).toEqual({ value: 1_000_000 });
  for (const text of money.empty) expect(read(text), text).toEqual({ value: undefined });
  // These two are refused only in the visitors’ form.
  for (const text of money.unreadable.filter((entry) => entry !== '1jt' && entry !== '50rb'))
    expect(problemOf(read(text)), text).toMatch(/misalnya 29\.000\.$/);
  for (const text of money.tooLarge) expect(problemOf(read(text)), text).toContain('terlalu besar');
});

test('a stored number is written in groups; one that only an import can bring stays as it is', () =>
  expect([29_000, 0, -1, 1.5].map(measures.count.write)).toEqual(['29.000', '0', '-1', '1.5']));
