import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import { allRooms, forbidden } from './house/imports.ts';

/** All imports of the repository, judged by the rules in tests/house: what they do not allow is a violation. */
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

const ourModules = () => result.modules.filter(({ source }) => /^(src|studio)\/(?!.*node_modules)/.test(source));

test('every file of src belongs to a room, and every room has a file', () => {
  const paths = globSync('src/**/*.{ts,tsx}');
  expect(paths.filter((path) => !ourModules().some(({ source }) => source === path))).toEqual([]);
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

/** Event handlers and hooks do nothing without React in the browser, except hooks that read the page at build. */
const needsReact = /\son[A-Z]\w*=\{|\buse(?!(?:Site|Location|AriaCurrent)\()[A-Z]\w*\(/;

test('only islands contain event handlers and state: React runs nowhere else (docs/recipes.md#a-control)', () => {
  const importsOf = new Map(
    ourModules().map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
  const islands = [...importsOf.keys()].filter((file) => file.endsWith('.island.tsx'));
  // A file of src/pages that an island imports is no page: it runs in that island.
  const inIslands = new Set(islands.flatMap((file) => importsOf.get(file) ?? []));
  const outside = new Set<string>();
  const visit = (file: string) => {
    if (outside.has(file) || islands.includes(file)) return;
    outside.add(file);
    for (const imported of importsOf.get(file) ?? []) visit(imported);
  };
  for (const file of importsOf.keys()) if (file.startsWith('src/pages/') && !inIslands.has(file)) visit(file);
  expect(outside.size).toBeGreaterThan(50);
  const misplaced = sources.filter(({ path, text }) => outside.has(`src/${path}`) && needsReact.test(text));
  expect(
    misplaced.map(({ path }) => `src/${path}: declare an island, or use an attribute of docs/recipes.md#a-control`),
  ).toEqual([]);
});
