import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf, pageNames, pageTable } from '../src/page-table.ts';

/** The files that each page needs, and what each must contain. */
const parts = pageNames.flatMap((name) => {
  const document = documentOf(name);
  const form = new RegExp(`export (const ${document}\\b|\\{ ${document} \\})`);
  return [
    [`src/pages/${name}.tsx`, /export (function|\{.*\b)\s*Component\b/, 'export function Component() {…}'],
    [`src/content/${name}-page.ts`, new RegExp(`\\b${document}Query = groq`), `export const ${document}Query = groq…`],
    [`src/content/${name}-page.ts`, /export const contract\b/, 'export const contract: Contract<…> = {…};'],
    [`studio/pages/${name}-page.ts`, form, `export const ${document} = definePage('${name}', …);`],
    [`content-fallback/${document}.json`, new RegExp(`"_type": "${document}"`), `"_id" and "_type": "${document}"`],
    [
      'studio/query-results.ts',
      new RegExp(`\\b${document}Query: `),
      `what "npm run typegen" writes for ${document}Query`,
    ],
  ] as const;
});

test.each(parts)('%s holds %s', (file, pattern, line) => {
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
