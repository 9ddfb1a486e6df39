import { expect, test } from 'vitest';
import { tests } from './titles.ts';
import { criteria } from './wcag.ts';

const titles = new Set(tests.map((name) => name.slice(name.indexOf(' › ') + 3)));

test('the table has the 55 criteria of WCAG 2.2 A and AA, each once', () => {
  expect(criteria).toHaveLength(55);
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
});

test('every criterion is held by tests that exist, or says why it does not apply', () => {
  expect(titles.size).toBeGreaterThan(80);
  const missing = criteria.flatMap(({ number, held }) => {
    if (!Array.isArray(held)) return held.notApplicable.length > 20 ? [] : [`${number}: no reason`];
    return held.length > 0 ? held.filter((name) => !titles.has(name)).map((name) => `${number}: ${name}`) : [number];
  });
  expect(missing).toEqual([]);
});
