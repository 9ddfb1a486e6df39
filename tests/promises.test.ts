import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Titles of the tests that run: `test(` and `test.each(…)(`, but not `test.fixme(` or `test.skip(`. */
const title = /(?<![.\w])test(?:\.each\b.*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/gs;

/** Every test as `file › title`: the file under tests/, the title as written in the source. */
const tests: string[] = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(spec|test|check)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join('tests', file), 'utf8').matchAll(title)].map(
      (match) => `${file} › ${match[2]?.replaceAll(/\\(.)/g, '$1')}`,
    ),
  );

// The tables of promises, tests/specification.md and tests/wcag.md, must name tests that exist and are not skipped.
const read = (file: string) => readFileSync(`tests/${file}`, 'utf8').replaceAll(/\s+/g, ' ');
/** The names of tests in the lists of a table: `file › title` in specification.md, the title alone in wcag.md. */
const testsNamedIn = (text: string) => Array.from(text.matchAll(/- `([^`]+)`/g), ([, name = '']) => name);

test('every sentence of the specification has a test', () => {
  const rows = testsNamedIn(read('specification.md'));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((name) => !tests.includes(name))).toEqual([]);
});

test('each of the 55 criteria of WCAG 2.2 A and AA has a test, or a reason why it does not apply', () => {
  const criteria = read('wcag.md')
    .split(/## (?=\d)/)
    .slice(1);
  expect(criteria.filter((text) => text.includes(' (A) '))).toHaveLength(31);
  expect(criteria.filter((text) => text.includes(' (AA) '))).toHaveLength(24);
  const empty = criteria.filter((text) => testsNamedIn(text).length === 0 && !text.includes('Does not apply: '));
  expect(empty).toEqual([]);
  const titles = new Set(tests.map((name) => name.slice(name.indexOf(' › ') + 3)));
  expect(criteria.flatMap(testsNamedIn).filter((name) => !titles.has(name))).toEqual([]);
});
