import { Features, transform } from 'lightningcss';
import { styleTargets } from '../browser-floor.ts';

/** Minifies the styles of a page, without what Chakra writes into every page though the page does not use it. */
export function minifyCss(css: string): string {
  const code = Buffer.from(withoutUnusedKeyframes(withConstants(css.replaceAll(unusedProperty, ''))));
  // Otherwise each `color-scheme` gets two custom properties for `light-dark()`, which this site does not use.
  const options = { minify: true, targets: styleTargets, exclude: Features.LightDark };
  return transform({ filename: 'page.css', code, ...options }).code.toString();
}

/** A custom property of Chakra that this site does not use: `--c-breakpoints-md:48rem;`. */
const unusedProperty = /--(?:bg-currentcolor|c-breakpoints-[\w-]+|c-sizes-breakpoint-[\w-]+):[^;}]*;?/g;

/** A token that no theme changes: `--c-spacing-0\.5:0.125rem;`. Chakra escapes the dot in a name. */
const constant = /(--c-(?:spacing|sizes|font-sizes|radii|easings|z-index)-(?:[\w-]|\\.)+):([^;}]*);?/g;

/** A use of a token: `var(--c-spacing-0\.5)`. */
const tokenUse = /var\((--c-(?:[\w-]|\\.)+)\)/g;

/** Writes out the constants. For the rules that islands add, Chakra defines all tokens again when React starts. */
function withConstants(css: string): string {
  const values = new Map(Array.from(css.matchAll(constant), ([, name, value]) => [name, value]));
  return css.replaceAll(constant, '').replaceAll(tokenUse, (use, name: string) => values.get(name) ?? use);
}

/** Keyframes with their name: `@keyframes spin{from{opacity:0}to{opacity:1}}`. */
const keyframes = /@keyframes (\w+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

const withoutUnusedKeyframes = (css: string) =>
  css.replaceAll(keyframes, (rule, name: string) => (isAnimated(name, css) ? rule : ''));

/** Whether a rule uses these keyframes: `animation:spin 1s`. */
export const isAnimated = (name: string, css: string) => new RegExp(`animation:[^;}]*\\b${name}\\b`).test(css);
