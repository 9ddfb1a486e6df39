import type { Style } from './style.ts';

/** Of lines; the colour of a text is said below, or the visitor's. */
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
 * On paper, in both themes: black on white, the page without what stands around it (docs/what-the-site-does.md#print).
 * Browsers leave grounds out, and paint white where a picture was one: what carries a picture must not lie over a text.
 */
const paper: Record<string, Style> = {
  ':root:root:root': { colorScheme: 'light', ...all(['fg'], 'CanvasText') },
  '*, ::before, ::after': {
    background: 'none !important',
    color: '{colors.fg} !important',
    boxShadow: 'none !important',
  },
  '#root > :not(main), .syamsah, [data-screen]': { display: 'none !important' },
  // What lies between sections on a screen would leave half a sheet empty.
  ':root:root main > div > section': { paddingBlock: '4', columnGap: '0' },
  'main a': { textDecoration: 'underline' },
  'h1, h2, h3, dt': { breakAfter: 'avoid' },
  'li, tr, table, article, dl > div': { breakInside: 'avoid' },
};

/** Black on white; where visitors have set colours of their own, drawings are in those, as texts and lines are. */
export const printCss = {
  '@media print, (forced-colors: active)': {
    ':root:root:root': { ...all(inks, 'CanvasText'), ...all(grounds, 'Canvas') },
  },
  '@page': { margin: '12' } satisfies Style,
  '@media print': paper,
};
