import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Titles of the tests that run: `test(` and `test.each(…)(`, but not `test.fixme(` or `test.skip(`. */
const title = /(?<![.\w])test(?:\.each\b.*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/gs;

/** Every test as `file › title`: the file under tests/, the title as written in the source. */
export const tests: string[] = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(spec|test|check)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join('tests', file), 'utf8').matchAll(title)].map((match) => `${file} › ${match[2]}`),
  );

/** Placeholders in a title: `${…}` in a template, `%s` and `$name` in `test.each`. */
const value = /\$\{.*?\}|%[sdifjo]|\$[\w.]+/;

/** The titles under which a test runs, as a pattern, from its title in the source. */
export function runsAs(source: string): RegExp {
  const literal = source.split(value).map((text) => text.replaceAll(/\\(.)/g, '$1'));
  const escaped = literal.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join('.*')}$`, 's');
}
