import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const exists = (file: string) => statSync(file, { throwIfNoEntry: false }) !== undefined;

const papers = globSync(['*.md', 'docs/**/*.md', 'tests/*.md', 'studio/README.md', '.github/*.md']);
const code = globSync([
  '*.{ts,html,json}',
  '{src,studio,tests}/**/*.{ts,tsx}',
  'content-fallback/**/*.{html,css}',
  '.github/**/*.yml',
]).filter((file) => !/(^|\/)(node_modules|dist|\.sanity|\.local-sanity)\/|^package-lock\.json$/.test(file));

/** Anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (file: string) =>
  new Set(
    Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** Describes a broken reference to a file or, after `#`, a heading. Empty if both exist. */
function brokenReference(target: string, from: string): string[] {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : path;
  if (!exists(file)) return [`${from}: no file ${file}`];
  return anchor && !anchorsOf(file).has(anchor) ? [`${from}: no heading #${anchor} in ${file}`] : [];
}

test('every link between documents leads to an existing file and heading', () => {
  const wrong = papers.flatMap((from) =>
    Array.from(read(from).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g), ([, target = '']) => {
      const path = target.startsWith('#') ? target : normalize(join(dirname(from), target));
      return brokenReference(path, from);
    }).flat(),
  );
  expect(wrong).toEqual([]);
});

/** In recipes, NAME stands for a file that the reader is about to create. */
test('every path of this repository that a document names exists', () => {
  const named = /[` ]((?:src|tests|studio|content-fallback|docs|\.github|\.ci)\/[^\s`]*)`/g;
  const wrong = papers.flatMap((from) =>
    Array.from(read(from).matchAll(named), ([, path = '']) => path)
      .filter((path) => !path.includes('NAME'))
      .flatMap((path) => (path.includes('#') || globSync(path).length === 0 ? brokenReference(path, from) : [])),
  );
  expect(wrong).toEqual([]);
});

test('docs/commands.md has every npm script, and no document names another', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const namedIn = (from: string) =>
    Array.from(read(from).matchAll(/`npm (?:run )?(?!run |ci\b|install\b)([a-z][\w:-]*)/g), ([, name = '']) => name);
  expect([...new Set(namedIn('docs/commands.md'))].toSorted()).toEqual(Object.keys(scripts).toSorted());
  // studio/README.md also names those of the Studio's own package.json.
  const others = papers.filter((from) => from !== 'studio/README.md').flatMap(namedIn);
  expect(others.filter((name) => !(name in scripts))).toEqual([]);
});

test('every document and heading that code cites exists', () => {
  const cited = code.flatMap((from) =>
    Array.from(read(from).matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g), ([target]) => brokenReference(target, from)),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.flat()).toEqual([]);
});
