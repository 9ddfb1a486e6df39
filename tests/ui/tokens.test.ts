import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colorOf, semanticTokens } from '../../src/theme/semantic-tokens.ts';
import { contrast as contrastOf } from '../contrast.ts';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const contrast = (a: string, b: string) => contrastOf(channels(a), channels(b));

const grounds: string[] = ['bg', 'bg.sunken', 'surface', 'surface.raised'];
const text: [name: string, on: string[]][] = [
  ['fg', [...grounds, 'accent.subtle', 'danger.subtle', 'motif.panel']],
  ['fg.muted', [...grounds, 'accent.subtle']],
  ['fg.subtle', grounds],
  ['accent', grounds],
  ['gold', [...grounds, 'motif.panel']],
  ['success', ['bg', 'surface', 'success.subtle']],
  ['danger', ['bg', 'surface', 'danger.subtle']],
  ['accent.fg', ['accent']],
  ['solid.fg', ['solid', 'solid.hover']],
];
const marks: [name: string, on: string[]][] = [
  ['border.strong', grounds],
  ['gold.line', ['bg', 'surface', 'surface.raised']],
  ['focus', grounds],
  ['motif.line', ['motif.ground']],
];
/** Lines and areas without information: WCAG requires no contrast. `press` covers a control while it is pressed. */
const decorative: string[] = ['rule', 'border', 'solid.rule', 'motif.raised', 'motif.dot', 'press'];

test('every colour has a required contrast, or is listed as decorative', () => {
  const known = new Set(
    [...text, ...marks].flatMap(([name, backgrounds]) => [name, ...backgrounds]).concat(decorative),
  );
  const names = Object.entries(semanticTokens.colors).flatMap(([group, parts]) =>
    'value' in parts ? group : Object.keys(parts).map((part) => (part === 'DEFAULT' ? group : `${group}.${part}`)),
  );
  const unknown = names.filter((name) => !known.has(name));
  expect(unknown.map((name) => `Add ${name} to text, marks or decorative in tests/ui/tokens.test.ts`)).toEqual([]);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(text)('%s as text has a contrast of 4.5 on its backgrounds', (name, on) => {
    for (const ground of on)
      expect(contrast(colorOf(name, theme), colorOf(ground, theme)), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('%s as a line or mark has a contrast of 3 on its backgrounds', (name, on) => {
    for (const ground of on)
      expect(contrast(colorOf(name, theme), colorOf(ground, theme)), `on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});

test("the browser's own bars have the colour of the page", () => {
  const [light, dark] = [colorOf('bg', 'light'), colorOf('bg', 'dark')];
  expect(readFileSync('index.html', 'utf8')).toContain(`<meta name="theme-color" content="${dark}" />`);
  expect(readFileSync('src/client/theme.ts', 'utf8')).toContain(`{ dark: '${dark}', light: '${light}' }`);
});

test('the stand-in reader, a page of its own, has the colours of the theme under the names of the tokens', () => {
  const [dark = '', light = ''] = readFileSync('content-fallback/reader/reader.css', 'utf8').split('@media (prefers-');
  for (const [theme, css] of Object.entries({ dark, light }) as ['dark' | 'light', string][]) {
    const own = Array.from(css.matchAll(/--([\w-]+): (#\w+);/g), ([, name = '', value]) => [name, value]);
    expect(own.length).toBeGreaterThan(5);
    expect(own).toEqual(own.map(([name = '']) => [name, colorOf(name.replace('-', '.'), theme).toLowerCase()]));
  }
});
