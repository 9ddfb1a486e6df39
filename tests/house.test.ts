import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import { allRooms, forbidden } from './house/imports.ts';
import * as styling from './house/styling.ts';

/** The rules of the house: who may import whom and which packages, deny by default, and how styles are written. */
let result: ICruiseResult;

beforeAll(async () => {
  const { output } = await cruise(['src', 'studio'], {
    // TypeScript 7 offers no parser to other programs; swc does.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^studio/(dist|\\.[a-z]+)/' },
    validate: true,
    ruleSet: { forbidden },
  });
  result = output as ICruiseResult;
});

const own = () => result.modules.filter(({ source }) => /^(src|studio)\/(?!.*node_modules)/.test(source));

test('the rules looked at every file and followed its imports', () => {
  const files = globSync('{src,studio}/**/*.{ts,tsx}').filter((file) => !/node_modules|\/(dist|\.[a-z]+)\//.test(file));
  expect(files.filter((file) => !own().some(({ source }) => source === file))).toEqual([]);
  expect(own().flatMap(({ dependencies }) => dependencies).length).toBeGreaterThan(1000);
});

test('every file belongs to a room, and every room has a file', () => {
  const paths = own().map(({ source }) => source);
  expect(paths.filter((path) => !allRooms.some((room) => room.test(path)))).toEqual([]);
  expect(allRooms.filter((room) => !paths.some((path) => room.test(path))).map(String)).toEqual([]);
});

test('a file imports only what its room may, and nothing in a circle (tests/house/rooms.ts)', () => {
  const wrong = result.summary.violations.map(({ from, to, rule }) => `${from} may not import ${to}: ${rule.name}`);
  expect(wrong).toEqual([]);
});

const sources = globSync('**/*.{ts,tsx}', { cwd: 'src' }).map((path) => ({
  path,
  text: readFileSync(join('src', path), 'utf8'),
}));

test.each(Object.entries(styling))('%s', (_name, rule) => {
  expect(rule(sources)).toEqual([]);
});

// A failed import is fetched again by the file name that the build gave it (src/client/load-code.ts).
test('loadCode names the path that its import() loads', () => {
  const wrong = sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/loadCode\(\s*'([^']*)',\s*\(\) => import\('([^']+)'\)/g))
      .filter(([, named, to = '']) => named !== join('src', path, '..', to))
      .map(([call]) => `${path}: ${call}`),
  );
  expect(wrong).toEqual([]);
});
