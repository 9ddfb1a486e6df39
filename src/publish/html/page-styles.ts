import * as csstree from 'css-tree';
import { Features, transform } from 'lightningcss';
import { breakpoints } from '../../theme/tokens.ts';
import { styleTargets } from '../browser-floor.ts';
import { hashed } from '../files/write-into.ts';
import type { RenderedPage } from './render.tsx';

const rem = (width: string) => Number.parseInt(width, 10) / 16;

/** Breakpoints in rem that are wider than a phone: 48, 64 … */
const wideWidths = Object.values(breakpoints)
  .map(rem)
  .filter((width) => width >= rem(breakpoints.md));

/** When the wide styles apply: on paper, for a mouse, for a setting of the visitor, on a screen wider than a phone. */
const wideMedia = [
  'print',
  '(forced-colors:active)',
  '(prefers-contrast:more)',
  '(prefers-reduced-motion:reduce)',
  '(hover:hover)',
  ...wideWidths.map((width) => `screen and (min-width:${width}rem)`),
];

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
  const text = rules.filter(isWide).join('');
  const inlined = rules.filter((rule) => !isWide(rule)).join('');
  const url = `/assets/wide.${hashed(text)}.css`;
  const link = `<link rel="stylesheet" href="${url}" media="${wideMedia.join()}">`;
  return { head: `<style>${inlined}</style>${link}`, url, text };
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

/** Whether a rule is for `wideMedia`: `@media screen and (min-width:64rem){…}`, or `@page{…}`. */
const isWide = (rule: string): boolean =>
  rule.startsWith('@page') || wideMedia.some((media) => rule.startsWith(`@media ${media}`));
