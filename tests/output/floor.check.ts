import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
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
  // Asked for before it is used.
  ScrollTimeline: 'framer-motion compares with undefined first',
  ViewTimeline: 'framer-motion compares with undefined first',
  requestIdleCallback: 'src/start/when.ts falls back on a timer',
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
])('a planted %s is found, with its place', (feature, code) => {
  expect(scriptFindings('planted.js', code)).toContainEqual(
    expect.objectContaining({ feature, place: expect.stringContaining('planted.js: ') as string }),
  );
});
