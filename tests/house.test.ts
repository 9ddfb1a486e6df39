import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Who may import whom inside src (../shared/architecture.md, deny by default). */
const allowed: Record<string, string[]> = {
  'paths.ts': [],
  'words.ts': [],
  'start.ts': [],
  transaction: [],
  ui: ['words.ts'],
  content: ['transaction'],
  sections: ['ui', 'transaction', 'paths.ts', 'words.ts'],
  pages: ['sections', 'ui', 'content', 'transaction', 'paths.ts', 'words.ts'],
  'routes.tsx': ['pages', 'paths.ts'],
  'app.tsx': ['routes.tsx', 'ui'],
  'main.tsx': ['app.tsx', 'routes.tsx', 'ui'],
  build: ['routes.tsx', 'content', 'ui', 'paths.ts'],
};

/** Relative to src. */
const allowedOutside = /^\.\.\/studio\/query-results\.ts$/;

/** Who may import whom inside studio; from src it takes the rules of content, nothing else. */
const allowedInStudio: Record<string, string[]> = {
  fields: ['src/content/rules.ts'],
  documents: ['fields', 'src/content/rules.ts'],
  pages: ['fields', 'src/content/rules.ts'],
  'schema.ts': ['documents', 'pages'],
  'check-documents.ts': ['schema.ts'],
  desk: ['documents', 'pages', 'schema.ts', 'src/paths.ts'],
  locale: [],
  status: ['src/content/document-types.ts'],
  'local-lake': ['src/build/fallback-documents.ts', 'src/build/sanity-document.ts'],
  'sanity.config.ts': ['desk', 'locale', 'schema.ts', 'status'],
  'sanity.cli.ts': [],
  'install.ts': [],
  // Around the site's own code, in the browser; only a build with VITE_PREVIEW=1 holds it.
  preview: [
    'src/main.tsx',
    'src/paths.ts',
    'src/content/load.ts',
    'src/content/pages.ts',
    'src/build/content-errors.ts',
    'src/transaction/rupiah.ts',
    'src/transaction/transaction-details.ts',
    'src/ui/day.ts',
    'src/ui/picture.tsx',
  ],
  'open-port.ts': [],
  'builds.ts': [],
  'start.ts': ['local-lake', 'open-port.ts', 'builds.ts', 'src/build/serve.ts', 'src/build/stand-in-reader.ts'],
  handbook: ['start.ts', 'tests/chromium.ts'],
  'query-results.ts': [],
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const area = (file: string) => file.split('/')[0] as string;

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

function importsOf(file: string, root = 'src'): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const pattern =
    /(?:^|\n)\s*(import|export)\s+(type\s+)?[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g;
  return [...source.matchAll(pattern)].map((match) => ({
    from: file,
    to: match[3] ?? match[4] ?? match[5] ?? '',
    typeOnly: match[2] !== undefined,
  }));
}

const imports = files.flatMap((file) => importsOf(file));
const inside = imports
  .filter(({ to }) => to.startsWith('.'))
  .map(({ from, to }) => ({ from, to: normalize(join(dirname(from), to)) }));

test('the rules looked at something', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(inside.length).toBeGreaterThan(80);
});

describe('layout', () => {
  test('every file of src belongs to a known part', () => {
    expect([...new Set(files.map(area))].filter((part) => !(part in allowed))).toEqual([]);
  });

  test('one folder level, no barrels, no attics', () => {
    const attics = /(^|\/)(utils|lib|helpers|hooks|types|common)(\/|\.tsx?$)/;
    expect(
      files.filter((file) => file.split('/').length > 2 || /(^|\/)index\.tsx?$/.test(file) || attics.test(file)),
    ).toEqual([]);
  });

  test('file names are kebab-case', () => {
    expect(files.filter((file) => !/^[a-z0-9-]+(\/[a-z0-9-]+)?\.tsx?$/.test(file))).toEqual([]);
  });

  test('sizes: median under 60 lines, none over 200', () => {
    const lines = files.map((file) => readFileSync(join('src', file), 'utf8').split('\n').length).sort((a, b) => a - b);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(60);
    expect(lines.at(-1)).toBeLessThanOrEqual(200);
  });
});

describe('imports', () => {
  test('only in the allowed directions', () => {
    const wrong = inside
      .filter(
        ({ from, to }) => !to.startsWith('..') && area(from) !== area(to) && !allowed[area(from)]?.includes(area(to)),
      )
      .map(({ from, to }) => `${from} may not import ${to}`);
    expect(wrong).toEqual([]);
  });

  test('from outside src only the types that the Studio generates', () => {
    const outside = inside.filter(({ to }) => to.startsWith('..') && !allowedOutside.test(to));
    expect(outside.map(({ from, to }) => `${from} may not import ${to}`)).toEqual([]);
    expect(imports.filter(({ to, typeOnly }) => to.includes('/studio/') && !typeOnly)).toEqual([]);
  });

  test('with their file ending, and to files that exist', () => {
    expect(
      inside.filter(({ to }) => !/\.(tsx?|json)$/.test(to) || !statSync(join('src', to), { throwIfNoEntry: false })),
    ).toEqual([]);
  });

  test('zod, groq-js and the Sanity client stay on the build side', () => {
    const server = /^(zod|groq-js|@sanity\/client)/;
    const wrong = imports.filter(
      ({ from, to, typeOnly }) => !typeOnly && server.test(to) && !['content', 'build'].includes(area(from)),
    );
    expect(wrong).toEqual([]);
  });

  test('pages take from content nothing but types and the loader', () => {
    const wrong = imports.filter(
      ({ from, to, typeOnly }) =>
        area(from) === 'pages' && to.includes('/content/') && !typeOnly && !to.endsWith('/content/load.ts'),
    );
    expect(wrong).toEqual([]);
  });
});

test('the Studio: known parts, allowed directions', () => {
  const studioFiles = readdirSync('studio', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^(node_modules|dist|\.sanity)\//.test(file),
  );
  expect(studioFiles.length).toBeGreaterThan(30);
  const part = (path: string) => (path.startsWith('../') ? path.slice(3) : area(path));
  const wrong = studioFiles
    .flatMap((file) => importsOf(file, 'studio'))
    .filter(({ to }) => to.startsWith('.'))
    .map(({ from, to }) => ({ from, to: part(normalize(join(dirname(from), to))) }))
    .filter(({ from, to }) => area(from) !== to && !allowedInStudio[area(from)]?.includes(to));
  expect(wrong).toEqual([]);
  expect(studioFiles.map(area).filter((name) => !(name in allowedInStudio))).toEqual([]);
});

describe('browser code', () => {
  const browser = files.filter((file) => !file.startsWith('build/'));

  test('writes no HTML strings and no style attributes (Trusted Types, CSP)', () => {
    const wrong = browser.filter((file) =>
      /dangerouslySetInnerHTML|\.innerHTML\s*=|\sstyle=\{/.test(readFileSync(join('src', file), 'utf8')),
    );
    expect(wrong.map((file) => relative('.', file))).toEqual([]);
  });
});
