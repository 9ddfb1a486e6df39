import * as csstree from 'css-tree';
import { Features, transform } from 'lightningcss';
import { breakpoints } from '../../theme/tokens.ts';
import { styleTargets } from '../browser-floor.ts';
import { hashed } from '../files/write-into.ts';
import type { Element, RenderedPage } from './render.tsx';

const rem = (width: keyof typeof breakpoints) => Number.parseInt(breakpoints[width], 10) / 16;
/** The media of the separate style sheet: paper, screens wider than a phone, a mouse, and settings of the visitor. */
const wideMedia = `print,(forced-colors:active),(prefers-contrast:more),(prefers-reduced-motion:reduce),(hover:hover) and (pointer:fine),screen and (min-width:${rem('md')}rem)`;
/** Rules for a mouse or for settings of the visitor. */
const ofSettings = /^@media (?:print,)?\((?:forced-colors|prefers-contrast|prefers-reduced-motion|hover)\b/;
/** A drawing in a custom property. It becomes a file that all pages share, and that browsers fetch only to draw it. */
const drawing = /(?<=--(knot|emblem):)url\("data:image\/svg\+xml,([^"]*)"\)/g;

const sheet = (url: string, media = '') => `<link rel="stylesheet" href="${url}"${media}>`;

/**
 * The styles of a page: inlined ones, a sheet for `wideMedia`, and a sheet for the elements after the `LateStyles` of
 * src/ui/sheet.tsx, if there are any (docs/decisions/wide-styles.md).
 */
export function pageStyles({ body, css, elements }: Omit<RenderedPage, 'islands'>, fontFaces: string) {
  const files: { url: string; text: string }[] = [];
  const file = (name: string, text: string, type = 'css') => {
    const url = `/assets/${name}.${hashed(text)}.${type}`;
    files.push({ url, text });
    return url;
  };
  const faces = elements.some(({ attribs }) => attribs.lang === 'ar')
    ? fontFaces
    : fontFaces.replaceAll(quranFaces, '');
  const all = minifyCss(faces + css).replaceAll(
    drawing,
    (_, name: string, encoded: string) => `url(${file(name, decodeURIComponent(encoded), 'svg')})`,
  );
  const [early, late] = elements.some(isLateMark) ? splitLate(all, elements) : [all, ''];
  const [inlined, wide] = splitWide(early);
  const link = late ? sheet(file('late', late)) : '';
  return {
    head: `<style>${inlined}</style>${sheet(file('wide', wide), ` media="${wideMedia}"`)}`,
    /** The link to the late styles, for the end of the page. */
    late: link,
    /** The body, with the same link in the mark. */
    body: body.replace('data-late="">', (mark) => mark + link),
    files,
  };
}

/** The faces of Qur’an text. */
const quranFaces = /@font-face\{font-family:"Amiri [^}]*\}/g;

const rulesOf = (css: string) =>
  (csstree.parse(css, { positions: true, parseRulePrelude: false }) as csstree.StyleSheet).children
    .toArray()
    .map(({ loc }) => css.slice(loc?.start.offset, loc?.end.offset));

/** Splits off the media blocks for `md` and wider, by ascending width, and then those for print. */
function splitWide(css: string): [inlined: string, wide: string] {
  const wide: { from: number; text: string }[] = [];
  let inlined = '';
  for (const text of rulesOf(css)) {
    const from = widthOf(text);
    if (from >= rem('md')) wide.push({ from, text });
    else inlined += text;
  }
  const byWidth = wide.toSorted((a, b) => a.from - b.from);
  return [inlined, byWidth.map(({ text }) => text).join('')];
}

/** The width in rem from which a rule applies. Print comes after all widths. NaN for a rule of every width. */
function widthOf(rule: string): number {
  if (/^@(?:media print\{|page)/.test(rule)) return Number.MAX_VALUE;
  if (ofSettings.test(rule)) return rem('md');
  return Number(/^@media screen and \(min-width:(\d+)rem\)\{/.exec(rule)?.[1] ?? NaN);
}

const isLateMark = ({ attribs }: Element) => 'data-late' in attribs;

/** Splits off the styles, and the keyframes, that only elements after the mark use. */
function splitLate(css: string, elements: readonly Element[]): [early: string, late: string] {
  const above = elements.slice(0, elements.findIndex(isLateMark));
  const known = new Set(above.flatMap(({ attribs }) => attribs.class?.split(' ') ?? []));
  // A rule without a class of Emotion is for every element.
  const isLateRule = (rule: string) => {
    const names = rule.match(/css-\w+/g) ?? [];
    return names.length > 0 && !names.some((name) => known.has(name));
  };
  const rules = rulesOf(css);
  const usedEarly = rules.filter((rule) => !isLateRule(rule)).join('');
  const isLateKeyframes = (rule: string) => {
    const [, name] = /^@keyframes (\w+)/.exec(rule) ?? [];
    return name !== undefined && !isAnimated(name, usedEarly);
  };
  const keyframes = rules.filter(isLateKeyframes);
  const late = [...keyframes, ...rules.filter(isLateRule)];
  return [rules.filter((rule) => !late.includes(rule)).join(''), late.join('')];
}

/** Custom properties of Chakra that this site does not use. */
const unused = /--(?:bg-currentcolor|c-breakpoints-[\w-]+|c-sizes-breakpoint-[\w-]+):[^;}]*;?/g;

/** A token that no theme changes. Chakra escapes the dot in a name: `0\.5`. */
const constant = /(--c-(?:spacing|sizes|font-sizes|radii|easings|z-index)-(?:[\w-]|\\.)+):([^;}]*);?/g;

/** Writes out these tokens. In islands Chakra defines them again. */
function withConstants(css: string): string {
  const values = new Map(Array.from(css.matchAll(constant), ([, name, value]) => [name, value]));
  return css
    .replaceAll(constant, '')
    .replaceAll(/var\((--c-(?:[\w-]|\\.)+)\)/g, (use, name: string) => values.get(name) ?? use);
}

const isAnimated = (name: string, css: string) => new RegExp(`animation:[^;}]*\\b${name}\\b`).test(css);

/** Removes keyframes that a page does not use, because Chakra writes all of them into every page. */
const withoutUnusedKeyframes = (css: string) =>
  css.replaceAll(/@keyframes (\w+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    isAnimated(name, css) ? rule : '',
  );

function minifyCss(css: string): string {
  const code = Buffer.from(withoutUnusedKeyframes(withConstants(css.replaceAll(unused, ''))));
  // Otherwise each `color-scheme` gets two custom properties for `light-dark()`, which this site does not use.
  const options = { minify: true, targets: styleTargets, exclude: Features.LightDark };
  return transform({ filename: 'page.css', code, ...options }).code.toString();
}
