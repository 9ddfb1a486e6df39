import { describe, expect, test } from 'vitest';
import * as rules from './house/rules.ts';
import { rooms } from './house/rooms.ts';
import { commentsOf, importsOf, sourcesOf } from './house/sources.ts';
import { studioRooms } from './house/studio-rooms.ts';
import * as styling from './house/styling.ts';

/** The rules of the house, executable: who stands where, who may import whom and what, deny by default. */
const src = sourcesOf('src');
const studio = sourcesOf('studio');

test('the rules looked at something', () => {
  expect(src.length).toBeGreaterThan(150);
  expect(src.flatMap(importsOf).length).toBeGreaterThan(500);
  expect(studio.length).toBeGreaterThan(80);
  const empty = Object.keys(rooms).filter((room) => !src.some(({ path }) => rules.roomOf(path) === room));
  expect(empty, 'rooms without a file').toEqual([]);
});

test.each<[string, rules.Rule]>([
  ['every file stands in a room, two folders deep at most, in kebab-case; no barrels, no attics', rules.layout],
  ['sizes: medians under 60 lines, none over 150', rules.sizes],
  ['rooms import only what they may', rules.directions],
  ['and only their packages', rules.packages],
  ['from outside src only the types that the Studio generates', rules.beyond],
  ['imports name files that exist, with their ending', rules.existing],
  ['only the way from form to transfer knows an order and its total', rules.givingOnly],
  ['pages take from content nothing but types and the loader', rules.contentTypes],
  ['what is imported late is fetched before', rules.lateImports],
  ['the browser writes no HTML and no style attributes', rules.markup],
  ['settings alone read the environment', rules.settings],
  ['comments cite only what the repository holds', rules.citations],
  ['Chakra comes from ui/styled.ts', styling.chakraOnce],
  ['colours stand in ui/tokens.ts', styling.colours],
  ['no selector counts children', styling.counting],
  [':has() stands at an element', styling.hasAlone],
  ['no value is written out that a token says', styling.literals],
])('%s', (_title, rule) => {
  expect(rule(src)).toEqual([]);
});

describe('each rule finds what it is for', () => {
  const imports = (to: string) => `import { x } from '${to}';\n`;
  test.each<[string, rules.Rule, string, string]>([
    ['a file in no room', rules.layout, 'sections/form/x.ts', ''],
    ['a fourth level', rules.layout, 'publish/html/fonts/x.ts', ''],
    ['capital letters', rules.layout, 'ui/Button.tsx', ''],
    ['a barrel', rules.layout, 'ui/index.ts', ''],
    ['an attic', rules.layout, 'ui/utils.ts', ''],
    ['a file of 151 lines', rules.sizes, 'publish/build.ts', 'x\n'.repeat(151)],
    ['documents that render', rules.directions, 'publish/documents/x.ts', imports('../html/render.tsx')],
    ['documents that look', rules.directions, 'publish/documents/x.ts', imports('../../ui/button.tsx')],
    ['gates that import what they judge', rules.directions, 'publish/gates/x.ts', imports('../html/page-html.ts')],
    ['gates that import how it is served', rules.directions, 'publish/gates/x.ts', imports('../host/serve.ts')],
    ['a host that renders', rules.directions, 'publish/host/x.ts', imports('../html/page-list.ts')],
    ['files that know content', rules.directions, 'publish/files/x.ts', imports('../documents/documents.ts')],
    ['a room that imports a command', rules.directions, 'publish/html/x.ts', imports('../build.ts')],
    ['ornament that imports a widget', rules.directions, 'ui/ornament/x.tsx', imports('../button.tsx')],
    ['a widget that imports a form field', rules.directions, 'ui/x.tsx', imports('./form/field.tsx')],
    ['a section that imports content', rules.directions, 'sections/x.tsx', imports('../content/site.ts')],
    ['a dynamic import', rules.directions, 'transaction/x.ts', "await import('../words.ts');"],
    ['an export from elsewhere', rules.directions, 'transaction/x.ts', "export { x } from '../words.ts';"],
    ['react in the money rules', rules.packages, 'transaction/quote.ts', imports('react')],
    ['Node in a section', rules.packages, 'sections/faq.tsx', imports('node:fs')],
    ['zod in a page', rules.packages, 'pages/home.tsx', "const { z } = await import('zod');"],
    ['the Studio as a value', rules.beyond, 'content/x.ts', imports('../../studio/query-results.ts')],
    ['another file of the Studio', rules.beyond, 'content/x.ts', "import type { x } from '../../studio/schema.ts';"],
    ['a missing file', rules.existing, 'content/x.ts', imports('./nowhere.ts')],
    ['a missing ending', rules.existing, 'content/x.ts', imports('./site')],
    ['a total outside of give', rules.givingOnly, 'sections/faq.tsx', imports('../transaction/quote.ts')],
    ['a shape in a page', rules.contentTypes, 'pages/home.tsx', imports('../content/home-page.ts')],
    ['a late import that is not fetched', rules.lateImports, 'ui/x.tsx', "import('./y.tsx')"],
    [
      'one under the name of another',
      rules.lateImports,
      'ui/x.tsx',
      "loadCode('src/ui/z.tsx', () => import('./y.tsx'))",
    ],
    ['a style attribute', rules.markup, 'ui/x.tsx', '<p style={{ margin: 0 }} />'],
    ['an environment variable', rules.settings, 'publish/files/x.ts', 'process.env.CI'],
    ['a missing document', rules.citations, 'ui/x.tsx', '/** papers/nowhere.md says so. */'],
    ['a paper by its bare name', rules.citations, 'content/x.ts', '// (design.md section 4)'],
    ['a document from elsewhere', rules.citations, 'ui/x.tsx', '// ../elsewhere/design.md'],
    ['Chakra past the contract', styling.chakraOnce, 'sections/x.tsx', imports('@chakra-ui/react/styled-system')],
    ['Emotion in a widget', styling.chakraOnce, 'ui/x.tsx', imports('@emotion/react')],
    ['a colour', styling.colours, 'sections/x.tsx', "base: { '--shade': '#0007' }"],
    ['a colour in a drawing', styling.colours, 'ui/x.tsx', '<path fill="#CDA860" />'],
    ['a colour by its function', styling.colours, 'ui/x.tsx', "boxShadow: '0 0 3px rgb(0 0 0 / 40%)'"],
    ['the second of its kind', styling.counting, 'ui/x.tsx', "'& dd:nth-of-type(2)': {}"],
    ['the last child', styling.counting, 'ui/x.tsx', "'& td:last-child': {}"],
    [':has() of any element', styling.hasAlone, 'ui/x.tsx', "'& > :has(> input)': {}"],
    [':has() of any element in a sheet', styling.hasAlone, 'ui/x.ts', 'const css = `\n  :has(> [data-x]) { top: 0 }`'],
    ['a length that is a token', styling.literals, 'ui/x.tsx', "marginTop: '16px'"],
    ['a negative one', styling.literals, 'ui/x.tsx', "top: '-16px'"],
    ['one from a width on', styling.literals, 'ui/x.tsx', "padding: { base: '5px', md: '16px' }"],
    ['a size that is a token', styling.literals, 'ui/x.tsx', "minHeight: '44px'"],
    ['a size of type that is a token', styling.literals, 'ui/x.tsx', "fontSize: '1.25rem'"],
  ])('%s', (_title, rule, path, text) => {
    expect(rule([{ path, text }])).not.toEqual([]);
  });

  test('a median of 60 lines', () => {
    const sources = Array.from({ length: 9 }, (_, index) => ({ path: `ui/x${index}.ts`, text: 'x\n'.repeat(60) }));
    expect(rules.sizes(sources)).toEqual(['the median file has 60 lines']);
  });

  test('comments are told from strings', () => {
    expect(commentsOf({ path: 'x.ts', text: "const a = 'https://a.id'; // b\n/** c */" })).toBe('// b\n/** c */');
  });
});

test('no circle, file by file', () => {
  const graph = new Map(src.map((source) => [source.path, importsOf(source).map(({ to }) => to)]));
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (way.includes(path) || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  expect(circles).toEqual([]);
});

test('the Studio: known parts, allowed directions', () => {
  const part = (path: string) => (path.startsWith('../') ? path.slice(3) : (path.split('/')[0] ?? ''));
  const known = studio.filter(({ path }) => part(path) in studioRooms);
  expect(studio.filter((source) => !known.includes(source)).map(({ path }) => path)).toEqual([]);
  const wrong = known.flatMap(importsOf).filter(({ from, to, isPackage }) => {
    return !isPackage && part(from) !== part(to) && !studioRooms[part(from)]?.includes(part(to));
  });
  expect(wrong.map(({ from, to }) => `${from} may not import ${to}`)).toEqual([]);
});
