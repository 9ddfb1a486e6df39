import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf, pageNames, pageTable } from '../src/page-table.ts';

/** The files that each page needs, and what each must contain. */
const parts = pageNames.flatMap((name) => {
  const document = documentOf(name);
  const form = new RegExp(`export (const ${document}\\b|\\{ ${document} \\})`);
  return [
    [`src/pages/${name}.tsx`, 'export function Component() {…}', /export (function|\{.*\b)\s*Component\b/],
    [`src/content/${name}-page.ts`, `export const ${document}Query = groq…`, new RegExp(`\\b${document}Query = groq`)],
    [`src/content/${name}-page.ts`, 'export const contract: Contract<…> = {…};', /export const contract\b/],
    [`studio/pages/${name}-page.ts`, `export const ${document} = definePage('${name}', …);`, form],
    [`content-fallback/${document}.json`, `"_id" and "_type": "${document}"`, new RegExp(`"_type": "${document}"`)],
    [
      'studio/query-results.ts',
      `what "npm run typegen" writes for ${document}Query`,
      new RegExp(`\\b${document}Query: `),
    ],
  ] as const;
});

test.each(parts)('%s holds %s', (file, line, pattern) => {
  expect(existsSync(file), `Write ${file}, with: ${line}`).toBe(true);
  expect(pattern.test(readFileSync(file, 'utf8')), `Add to ${file}: ${line}`).toBe(true);
});

test('every file of a page, its form and its content belongs to a page of the table', () => {
  const known = new Set<string>(parts.map(([file]) => file));
  const shared = /\/(shell|page|legal-page|define-page|giving|.*\.island)\.tsx?$/;
  const files = globSync([
    'src/pages/*.tsx',
    'src/content/*-page.ts',
    'studio/pages/*-page.ts',
    'content-fallback/*Page.json',
  ]);
  const unknown = files.filter((file) => !known.has(file) && !shared.test(file));
  const row =
    "NAME: { path: '/NAME', title: '…', foundFrom: ['institution', 'texts'] } (and its type in src/page-contents.ts)";
  expect(unknown.map((file) => `${file}: its page has no row in src/page-table.ts. Add ${row}`)).toEqual([]);
});

test('no two pages have the same address, and each is lowercase letters and hyphens', () => {
  const paths = pageNames.map((name) => pageTable[name].path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path !== '*' && !/^\/[a-z-]*$/.test(path))).toEqual([]);
});
