import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { styleFindings } from './floor-css.ts';
import { scriptFindings } from './floor.ts';

/** What stands in the built scripts and is newer than the floor, with the reason why it does no harm there. */
const allowed: Record<string, string> = {
  // Names that mean something of the library's own.
  createContext: 'React',
  dispose: 'react-router',
  navigate: 'react-router; React asks for `navigation` first',
  phone: 'words',
  rate: 'words',
  subscribe: 'react-router',
  toArray: 'React.Children',
  use: 'React',
  inert: 'src/sections/give/donation-form.tsx: while it is sent a second press is refused anyway',
  // Names of attributes that mean something of the library's own, or do no harm where they are not known.
  is: 'React, for elements of their own kind: none here',
  nonce: 'React and Emotion: none is given here',
  // Asked for before it is used.
  ScrollTimeline: 'framer-motion compares with undefined first',
  ViewTimeline: 'framer-motion compares with undefined first',
  requestIdleCallback: 'src/client/when.ts falls back on a timer',
  canShare: 'called with ?., in try',
  captureStackTrace: 'called with ?.',
  connection: 'React looks whether it is there',
  share: 'behind a button that stands only where canShare says so',
  scheduler: 'src/main.tsx falls back on a timer',
  yield: 'src/main.tsx falls back on a timer',
  skipTransition: 'of a transition that startViewTransition gave',
  startViewTransition: 'in try, and only for transitions that no page asks for',
  adoptedStyleSheets: 'src/sections/give/rising-digits.ts asks for it first',
  replaceSync: 'as old as adoptedStyleSheets, which is asked for first',
  // In every engine of the floor; the data is about workers that came later.
  createObjectURL: 'Chromium lacked it in service workers only',
  revokeObjectURL: 'Chromium lacked it in service workers only',
  toSorted: 'Radix calls that of its own OrderedDict, which brings it',
};

/** What stands in the built styles and is newer than the floor, with what is seen there instead. */
const allowedStyles: Record<string, string> = {
  ':has([value=donasi]:checked)': 'data-type says it where @supports has no :has (src/client/early-giving.ts)',
  ':has([value=beli]:checked)': 'the same',
  ':has([value=wakaf]:checked)': 'the same',
  ':has(:checked)': 'a frame in place of a ground',
  ':has(:focus-visible)': ':focus-within, which also shows after a click',
  ':has(>input)': 'fields stand one under the other',
  ':has([data-toast])': 'the help button stays under a toast',
  ':has(dialog[open])': 'the page behind the open menu can be scrolled',
  '@page': 'margins of paper as the browser has them',
  'container-type': 'the letters of the leaf have the size of the text, which on phones is nearly theirs',
  'font-synthesis': 'a missing weight is made up while its font is fetched',
  'forced-color-adjust': 'the colours of the system, also there',
  'interpolate-size': 'opens without motion',
  outline: 'its corners are square',
  resize: 'the field scrolls',
  'text-size-adjust': 'Chrome and Firefox for phones have it; Safari has it with its prefix',
  'text-wrap': 'lines break as they come',
};

const scripts = (): Map<string, string> => {
  const assets = new Map(
    readdirSync('dist/assets')
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join('dist/assets', name), 'utf8')]),
  );
  const pages = pageList.map(({ file }) => readFileSync(join('dist', file), 'utf8'));
  const used = new Map<string, string>();
  // Files of earlier releases stay for open tabs: only what the pages of this one lead to is looked at.
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/[\w-]+\.js/g)) {
      const code = assets.get(name);
      if (code === undefined || used.has(name)) continue;
      used.set(name, code);
      follow(code);
    }
  };
  for (const html of pages) follow(html);
  for (const [, code = ''] of pages.flatMap((html) => [...html.matchAll(/<script>(.*?)<\/script>/gs)]))
    used.set(`inlined ${code.length}`, code);
  return used;
};

test('the built scripts use nothing newer than the floor without a guard', () => {
  const files = [...scripts()];
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap(([file, code]) => scriptFindings(file, code));
  expect(found.filter(({ feature }) => !(feature in allowed))).toEqual([]);
  const seen = new Set(found.map(({ feature }) => feature));
  expect(Object.keys(allowed).filter((feature) => !seen.has(feature))).toEqual([]);
});

test.each([
  ['toWellFormed', 'encodeURIComponent(name.toWellFormed())'],
  ['hasOwn', 'Object.hasOwn(state, key)'],
  ['structuredClone', 'structuredClone(state)'],
  ['findLast', 'list.findLast(Boolean)'],
  ['requestSubmit', 'form.requestSubmit()'],
  ['scheduler', 'globalThis.scheduler.yield()'],
  ['static {}', 'class A { static { A.a = 1 } }'],
  ['inert', 'jsx("div", { inert: busy })'],
  ['inert', 'fields.inert = true'],
])('a planted %s is found, with its place', (feature, code) => {
  expect(scriptFindings('planted.js', code)).toContainEqual(
    expect.objectContaining({ feature, place: expect.stringContaining('planted.js: ') as string }),
  );
});

test('the built styles use nothing newer than the floor without a fallback', () => {
  const found = pageList.flatMap(({ file }) => {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(join('dist', file), 'utf8')) ?? [];
    return styleFindings(file, css);
  });
  expect(found.filter(({ feature }) => !(feature in allowedStyles))).toEqual([]);
  const seen = new Set(found.map(({ feature }) => feature));
  expect(Object.keys(allowedStyles).filter((feature) => !seen.has(feature))).toEqual([]);
});

test.each([
  [':has(b)', '.a:has(b){color:red}'],
  ['color-mix', '.a{color:color-mix(in srgb,red,blue)}'],
  ['color-mix', ':root{--a:color-mix(in srgb,red,blue)}'],
  ['translate', '@media print{.a{translate:1px}}'],
  ['range of a media query', '@media (width>=40em){.a{color:red}}'],
  ['@container', '@container (min-width:1px){.a{color:red}}'],
])('a planted %s is found, with its place: %s', (feature, css) => {
  expect(styleFindings('planted.css', css)).toContainEqual(
    expect.objectContaining({ feature, place: expect.stringContaining('planted.css: ') as string }),
  );
});

test('what an @supports asks for is no finding; what stands outside it is', () => {
  const guarded = '@supports selector(:has(*)){.a:has(b){color:red}}';
  expect(styleFindings('planted.css', guarded)).toEqual([]);
  expect(styleFindings('planted.css', `${guarded}.c:has(d){color:red}`)).toHaveLength(1);
});
