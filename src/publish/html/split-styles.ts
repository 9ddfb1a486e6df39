import * as csstree from 'css-tree';
import { breakpoints } from '../../theme/tokens.ts';
import { isAnimated } from './minify-css.ts';
import type { Element } from './render.tsx';

const rem = (width: keyof typeof breakpoints) => Number.parseInt(breakpoints[width], 10) / 16;

/** The media of the wide styles: paper, screens wider than a phone, a mouse, and settings of the visitor. */
export const wideMedia = `print,(forced-colors:active),(prefers-contrast:more),(prefers-reduced-motion:reduce),(hover:hover) and (pointer:fine),screen and (min-width:${rem('md')}rem)`;

/** Splits off the rules for `wideMedia`: those for a mouse or a setting and for `md`, wider ones, and then print. */
export function splitWide(css: string): [inlined: string, wide: string] {
  const rules = rulesOf(css);
  const isWide = (rule: string) => widthOf(rule) >= rem('md');
  const wide = rules.filter(isWide).toSorted((a, b) => widthOf(a) - widthOf(b));
  const printed = rules.filter((rule) => forPrint.test(rule));
  const inlined = rules.filter((rule) => !isWide(rule) && !forPrint.test(rule));
  return [inlined.join(''), [...wide, ...printed].join('')];
}

/** A rule for paper: `@media print{…}` or `@page{…}`. */
const forPrint = /^@(?:media print\{|page)/;
/** A rule for a mouse or a setting of the visitor: `@media (forced-colors:active){…}`. */
const forSettings = /^@media (?:print,)?\((?:forced-colors|prefers-contrast|prefers-reduced-motion|hover)\b/;
/** A rule from a width on: `@media screen and (min-width:48rem){…}`. */
const fromWidth = /^@media screen and \(min-width:(\d+)rem\)\{/;

/** The width in rem from which a rule applies; 0 for a rule of every width. */
const widthOf = (rule: string): number => (forSettings.test(rule) ? rem('md') : Number(fromWidth.exec(rule)?.[1] ?? 0));

/** Splits off the rules, and the keyframes, that only elements after the mark of `LateStyles` use. */
export function splitLate(css: string, elements: readonly Element[]): [early: string, late: string] {
  const mark = elements.findIndex(({ attribs }) => 'data-late' in attribs);
  if (mark === -1) return [css, ''];
  const earlyClasses = new Set(elements.slice(0, mark).flatMap(({ attribs }) => attribs.class?.split(' ') ?? []));
  const isLateRule = (rule: string) => {
    const classes = rule.match(/css-\w+/g) ?? []; // `css-1abc2de`. A rule without a class of Emotion is for every element.
    return classes.length > 0 && !classes.some((name) => earlyClasses.has(name));
  };
  const rules = rulesOf(css);
  const lateRules = rules.filter(isLateRule);
  const earlyCss = rules.filter((rule) => !isLateRule(rule)).join('');
  const isLateKeyframes = (rule: string) => {
    const [, name] = /^@keyframes (\w+)/.exec(rule) ?? []; // `@keyframes spin`
    return name !== undefined && !isAnimated(name, earlyCss);
  };
  const late = [...rules.filter(isLateKeyframes), ...lateRules];
  return [rules.filter((rule) => !late.includes(rule)).join(''), late.join('')];
}

const rulesOf = (css: string) =>
  (csstree.parse(css, { positions: true, parseRulePrelude: false }) as csstree.StyleSheet).children
    .toArray()
    .map(({ loc }) => css.slice(loc?.start.offset, loc?.end.offset));
