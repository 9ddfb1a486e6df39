import { expect, test } from 'vitest';
import { specification } from './specification.ts';
import { runsAs, tests } from './titles.ts';

test('the table has every section, at least 150 rows, and each id once', () => {
  expect(specification.length).toBeGreaterThanOrEqual(150);
  expect(new Set(specification.map(({ section }) => section))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  const ids = specification.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every row is held by a test that exists', () => {
  expect(tests.length).toBeGreaterThan(150);
  const known = new Set(tests);
  const missing = specification.filter((row) => !known.has(row.test)).map(({ id, test: name }) => `${id}: ${name}`);
  expect([...new Set(missing)]).toEqual([]);
});

test('a title with values in it stands for each of its runs, and for no other test', () => {
  expect('donasi without a name: the toast').toMatch(runsAs('${what}: the toast'));
  expect('wakaf, 3 (of 5): Rp1').toMatch(runsAs('%s, %i (of 5): $price'));
  expect('two toasts').not.toMatch(runsAs('${what}: the toast'));
  expect('A.B').not.toMatch(runsAs('A+B'));
});
