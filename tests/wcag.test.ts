import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { criteria } from './wcag.ts';

/** Titles of the tests that run: `test(` and `test.each(…)(`, but not `test.fixme(` or `test.skip(`. */
const title = /(?<![.\w])test(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(spec|test|check)\.tsx?$/.test(file))
  .map((file) => readFileSync(join('tests', file), 'utf8'));
const titles = new Set(sources.flatMap((source) => [...source.matchAll(title)].map((match) => match[2])));

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
