import type { Style } from './style.ts';
import { fixedColors } from './tokens.ts';

/** Of lines; the colour of a text is said below. */
const inks = [
  'fg',
  'accent',
  'gold',
  'gold.line',
  'rule',
  'border',
  'border.strong',
  'success',
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
  ':root:root:root': {
    colorScheme: 'light',
    ...all(inks, fixedColors['code.ink']),
    ...all(grounds, fixedColors['code.ground']),
  },
  '*, ::before, ::after': {
    background: 'none !important',
    color: '{colors.fg} !important',
    boxShadow: 'none !important',
  },
  '#root > :not(main), .syamsah, [data-screen]': { display: 'none !important' },
  // What lies between sections on a screen would leave half a sheet empty.
  ':root:root main > div > section': { paddingBlock: '4' },
  'main a': { textDecoration: 'underline' },
  'h1, h2, h3, dt': { breakAfter: 'avoid' },
  'li, tr, table, article, dl > div': { breakInside: 'avoid' },
};

export const printCss = { '@page': { margin: '16' } satisfies Style, '@media print': paper };
