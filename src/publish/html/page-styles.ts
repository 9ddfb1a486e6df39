import * as csstree from 'css-tree';
import { Features, transform } from 'lightningcss';
import { breakpoints } from '../../theme/tokens.ts';
import { styleTargets } from '../browser-floor.ts';
import { hashed } from '../files/write-into.ts';
import type { RenderedPage } from './render.tsx';

const widthInRem = Number.parseInt(breakpoints.md, 10) / 16;

/** The media of the wide styles: paper, screens wider than a phone, a mouse, and settings of the visitor. */
const wideMedia = `print,(forced-colors:active),(prefers-contrast:more),(prefers-reduced-motion:reduce),(hover:hover) and (pointer:fine),screen and (min-width:${widthInRem}rem)`;

/** A face of Qur’an text: `@font-face{font-family:"Amiri Quran";…}`. */
const quranFace = /@font-face\{font-family:"Amiri [^}]*\}/g;

/**
 * The styles of a page: those of phones in the page, and those for `wideMedia` in a file, because ten packets hold the
 * first screen of a phone only without them (docs/decisions/wide-styles.md).
 */
export function pageStyles({ css, elements }: Pick<RenderedPage, 'css' | 'elements'>, fontFaces: string) {
  const hasArabic = elements.some(({ attribs }) => attribs.lang === 'ar');
  const faces = hasArabic ? fontFaces : fontFaces.replaceAll(quranFace, '');
  const rules = rulesOf(minify(faces + css));
  const wide = rules.filter((rule) => widthOf(rule) > 0).toSorted((a, b) => widthOf(a) - widthOf(b));
  const text = wide.join('');
  const url = `/assets/wide.${hashed(text)}.css`;
  const inlined = rules.filter((rule) => widthOf(rule) === 0).join('');
  return { head: `<style>${inlined}</style><link rel="stylesheet" href="${url}" media="${wideMedia}">`, url, text };
}

function minify(css: string): string {
  // Otherwise each `color-scheme` gets two custom properties for `light-dark()`, which this site does not use.
  const options = { minify: true, targets: styleTargets, exclude: Features.LightDark };
  return transform({ filename: 'page.css', code: Buffer.from(css), ...options }).code.toString();
}

const rulesOf = (css: string) =>
  (csstree.parse(css, { positions: true, parseRulePrelude: false }) as csstree.StyleSheet).children
    .toArray()
    .map(({ loc }) => css.slice(loc?.start.offset, loc?.end.offset));

/** A rule for paper: `@media print{…}` or `@page{…}`. */
const forPrint = /^@(?:media print\{|page)/;
/** A rule for a mouse or a setting of the visitor: `@media (forced-colors:active){…}`. */
const forSettings = /^@media (?:print,)?\((?:forced-colors|prefers-contrast|prefers-reduced-motion|hover)\b/;
/** A rule from a width on: `@media screen and (min-width:48rem){…}`. */
const fromWidth = /^@media screen and \(min-width:(\d+)rem\)\{/;

/** The width in rem from which a wide rule applies. 0 for a rule of phones; those of paper come last. */
function widthOf(rule: string): number {
  if (forPrint.test(rule)) return Infinity;
  if (forSettings.test(rule)) return widthInRem;
  const [, width] = fromWidth.exec(rule) ?? [];
  return Number(width) >= widthInRem ? Number(width) : 0;
}
