import type { Style } from './style.ts';

/** Tokens of lines and drawings. */
const inks = [
  'fg.muted',
  'accent',
  'gold',
  'gold.line',
  'rule',
  'border',
  'border.strong',
  'danger',
  'motif.line',
  'motif.dot',
];
const grounds = ['bg', 'surface', 'motif.ground', 'motif.ground2', 'motif.panel'];

const all = (names: string[], color: string) =>
  Object.fromEntries(names.map((name) => [`--c-colors-${name.replace('.', '-')}`, color]));

/**
 * Print, in both themes: black on white, without what surrounds the page (docs/what-the-site-does.md#print). Browsers
 * drop backgrounds and paint a background picture white, so an element with one must not lie over text.
 */
const paper: Record<string, Style> = {
  ':root:root:root': { colorScheme: 'light', ...all(['fg'], 'CanvasText') },
  '*, ::before, ::after': {
    background: 'none !important',
    color: '{colors.fg} !important',
    boxShadow: 'none !important',
  },
  '#root > :not(main), .syamsah, [data-screen]': { display: 'none !important' },
  // The space between sections on a screen would leave half a sheet empty.
  ':root:root main > div > section': { paddingBlock: '4', columnGap: '0' },
  'main a': { textDecoration: 'underline' },
  'h1, h2, h3, dt': { breakAfter: 'avoid' },
  'li, tr, table, article, dl > div': { breakInside: 'avoid' },
};

/** In forced colours, drawings take the visitor's colours too. */
export const printCss = {
  '@media print, (forced-colors: active)': {
    ':root:root:root': { ...all(inks, 'CanvasText'), ...all(grounds, 'Canvas') },
  },
  '@page': { margin: '12' } satisfies Style,
  '@media print': paper,
};
