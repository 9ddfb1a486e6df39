import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styleFindings } from './floor-css.ts';
import { type Finding, scriptFindings } from './floor.ts';
import { pages, stylesOf } from './markup.ts';

/** Features newer than the browser floor, the built files that may use them, and why they do no harm there. */
const allowed: [features: string, files: string, why: string][] = [
  ['createContext toArray', 'chakra router', 'functions of React'],
  ['use is nonce', 'react chakra router', 'names of React’s own, and attributes that no page has'],
  ['subscribe dispose navigate', 'giving router react', 'names of react-router; React tests for `navigation`'],
  ['skipTransition startViewTransition', 'router react', 'inside try, for transitions that no page requests'],
  ['connection', 'react rise-digits page', 'tested for before it is used'],
  ['captureStackTrace', 'chakra', 'called with ?.'],
  [
    'phone rate until delay',
    'donation.island confirmation city-search rise-digits inlined',
    'names of words of this site, of props and options',
  ],
  ['inert', 'donation.island', 'while the form is sent a second press is refused anyway'],
  ['ScrollTimeline ViewTimeline', 'rise-digits', 'framer-motion compares with undefined first'],
  ['canShare share', 'confirmation intention', 'the buttons are shown only where the browser has them'],
  ['createObjectURL revokeObjectURL', 'confirmation intention shared', 'Chromium lacked it in service workers only'],
  [
    'translate',
    'city-search confirmation donation.island giving intention shared',
    'an attribute for translators, which read it also where scripts cannot',
  ],
];

/** CSS in the build that is newer than the floor, and what browsers of the floor show instead. */
const allowedStyles: Record<string, string> = {
  ':has([value=donasi]:checked)': 'data-type has the choice where :has is missing (src/client/giving.ts)',
  ':has([value=beli]:checked)': 'the same',
  ':has([value=wakaf]:checked)': 'the same',
  ':has(:checked)': 'a frame marks the choice, without a background',
  ':has(:focus-visible)': ':focus-within, which also shows after a click',
  ':has(dialog[open])': 'the page behind the open menu can be scrolled',
  'animation-range': 'the idiom is complete from the start',
  'view-timeline': 'the same',
  '@page': 'paper has the margins of the browser',
  'container-type': 'the mushaf page has letters of the size of the text, which is nearly right on phones',
  'font-synthesis': 'the browser imitates a missing weight while its font is fetched',
  'forced-color-adjust': 'the colours of the system apply there, too',
  'interpolate-size': 'an answer opens without motion',
  outline: 'its corners are square',
  resize: 'the field cannot be resized, but scrolls',
  'text-size-adjust': 'Chrome and Firefox for phones have it; Safari has it with a prefix',
  'text-wrap': 'lines are not balanced',
};

const scripts = (): Map<string, string> => {
  const assets = new Map(
    readdirSync('dist/assets')
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join('dist/assets', name), 'utf8')]),
  );
  const used = new Map<string, string>();
  // dist/assets keeps files of earlier releases for open tabs: only files that these pages lead to are checked.
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/[\w.-]+\.js/g)) {
      const code = assets.get(name);
      if (code === undefined || used.has(name)) continue;
      used.set(name, code);
      follow(code);
    }
  };
  for (const { html } of pages) follow(html);
  for (const [, code = ''] of pages.flatMap(({ html }) => [...html.matchAll(/<script>(.*?)<\/script>/gs)]))
    used.set(`inlined ${code.length}`, code);
  return used;
};

/** A file's name without its hash: `page` of `page.1a2b3c4d.js: …`. A script inside a page is called `inlined`. */
const nameOf = (place: string) => place.slice(0, place.indexOf(':')).replace(/([.-][\w-]{8}\.js| \d+)$/, '');

test('the built scripts use nothing newer than the floor without a guard', () => {
  const files = [...scripts()];
  expect(files.length).toBeGreaterThan(12);
  const found = files.flatMap(([file, code]) => scriptFindings(file, code));
  const rowOf = ({ feature, place }: Finding) =>
    allowed.find(
      ([features, names]) => features.split(' ').includes(feature) && names.split(' ').includes(nameOf(place)),
    );
  expect(found.filter((finding) => !rowOf(finding))).toEqual([]);
  const used = new Set(found.map(rowOf));
  expect(allowed.filter((row) => !used.has(row))).toEqual([]);
});

test('the built styles use nothing newer than the floor without a fallback', () => {
  const found = pages.flatMap(({ file, html }) => styleFindings(file, stylesOf(html)));
  expect(found.filter(({ feature }) => !(feature in allowedStyles))).toEqual([]);
  const seen = new Set(found.map(({ feature }) => feature));
  expect(Object.keys(allowedStyles).filter((feature) => !seen.has(feature))).toEqual([]);
});
