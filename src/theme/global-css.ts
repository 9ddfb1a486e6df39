import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { arrivedAttribute, chosenTypeAttribute, filledAttribute, statelessAttribute } from '../client/protocol.ts';
import { transactionTypes } from '../transaction/order.ts';
import { knot } from '../ui/ornament/ornament-uris.ts';
import { colorOf, type Theme } from './semantic-tokens.ts';

const knotOf = (theme: Theme) => knot(colorOf('motif.line', theme), colorOf('bg', theme));

/** Selects what is not for the chosen type: for each type `[data-type=beli] [data-for]:not([data-for~=beli])`. */
const forOtherTypes = (formOf: (type: string) => string) =>
  transactionTypes.map((type) => `${formOf(type)} [data-for]:not([data-for~=${type}])`).join(', ');

/** Our own small reset and the background of the page. Chakra's preflight is off. */
const base: Record<string, SystemStyleObject> = {
  // ::before and ::after are not reset, because browsers would compute three times as many styles.
  '*': { boxSizing: 'border-box' },
  html: {
    colorScheme: 'light',
    textSizeAdjust: '100%',
    // The header (72 px), and space above the name of a section.
    scrollPaddingTop: '104px',
    // A variable, because knots and the corners of plates use this picture many times.
    '--knot': knotOf('light'),
    // The space beside the sheet, its width, its margin, and the space right of its text.
    '--gutter': { base: '20px', md: '32px', xl: '20px', '2xl': '44px' },
    '--sheet': { base: '1240px', '2xl': '1288px', '3xl': '1408px' },
    '--margin': { base: '0px', xl: '200px', '3xl': '216px' },
    '--edge': { base: 'var(--gutter)', xl: '72px', '2xl': '52px' },
    bg: { base: 'bg', '2xl': 'bg.sunken' },
  },
  'html.dark': { colorScheme: 'dark', '--knot': knotOf('dark') },
  'html:has(dialog[open])': { overflow: 'hidden' },
  body: {
    margin: '0',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: '1.65',
    fontSynthesis: 'none',
    // Alegreya has old-style figures by default, but prices must line up.
    fontVariantNumeric: 'lining-nums',
    // Without this, spaces between words are uneven on screens of low density.
    textRendering: 'geometricPrecision',
    textUnderlineOffset: '4px',
    overflowX: 'clip',
    '@supports not (overflow-x: clip)': { overflowX: 'hidden' },
  },
  'h1, h2, h3': {
    margin: '0',
    fontFamily: 'heading',
    fontWeight: '500',
    lineHeight: '1.14',
    letterSpacing: '-.005em',
    textWrap: 'balance',
    // A word that is longer than its line breaks, so that the page does not scroll sideways.
    overflowWrap: 'anywhere',
  },
  // Fixed sizes below xl (docs/design.md#the-ladder).
  h1: { fontSize: { base: '6xl', md: 'page', xl: 'h1' }, lineHeight: { base: '1.15', xl: '1.14' } },
  h2: { fontSize: { base: '5xl', md: '6xl', xl: 'h2' } },
  h3: { lineHeight: '1.22', fontSize: { base: '2xl', xl: 'h3' } },
  'p, dl, dd, figure': { margin: '0' },
  p: { textWrap: 'pretty', overflowWrap: 'anywhere' },
  'ul, ol, fieldset': {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    border: '0',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
  legend: { padding: '0' },
  // Each summary has a mark of its own (opener.tsx).
  summary: { listStyle: 'none', cursor: 'pointer' },
  'summary::-webkit-details-marker': { display: 'none' },
  a: { color: 'inherit' },
  // The inline block keeps the focus ring of a link in a text in one shape.
  'p a, li a': { display: 'inline-block' },
  // Hides the picture of the other theme.
  'html.dark [data-theme=light], html:not(.dark) [data-theme=dark]': { display: 'none' },
  // The theme button shows the theme that it switches to.
  'html:not(.dark) .sun, html.dark .moon': { display: 'none !important' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  // Browsers set the text of controls by another rendering, so that a button's words would stand 1 px below a link's.
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', textRendering: 'inherit' },
  button: { padding: '0', border: '0', bg: 'transparent' },
  main: { outline: 'none' },
  // For browsers without `inert`.
  'form [inert]': { pointerEvents: 'none' },
  // The chosen radio decides which fields of the form show, before and after React runs. Browsers without `:has()`
  // use an attribute of the form (src/sections/give/before-react.ts). Without scripts they show every field.
  [forOtherTypes((type) => `form:has([value=${type}]:checked)`)]: { display: 'none' },
  [forOtherTypes((type) => `[${chosenTypeAttribute}=${type}]`)]: {
    '@supports not selector(:has(*))': { display: 'none' },
  },
  // Hides prerendered sums if the form has input or a draft, which the build could not know. React replaces them.
  [`:is([${filledAttribute}], html:not([${statelessAttribute}])) [data-prerendered]`]: { visibility: 'hidden' },
  // Hides controls that need scripts.
  '[data-scripts]': { '@media (scripting: none)': { display: 'none !important' } },
  '[hidden]': { display: 'none !important' },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px', borderRadius: 'control' },
  'h1:focus': { outline: 'none' },
  '.nowrap': { whiteSpace: 'nowrap' },
  // Repeated `:root` raises the specificity over that of the theme.
  ':root:root': {
    '@media (prefers-contrast: more)': {
      '--c-colors-rule': '{colors.border.strong}',
      '--c-colors-border': '{colors.border.strong}',
    },
  },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      // 1 ms would make every change of style a transition.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/** Motion and the pressed state (docs/design.md#motion). They are global, so that the scripts do not contain them. */
const motionCss: Record<string, SystemStyleObject> = {
  ':where(a, button, summary, label)': { transition: 'transform .12s {easings.ink}' },
  // The pressed state has no transition, because it must show at once.
  'a:active, button:not([aria-disabled=true]):active, summary:active, label:active': {
    background: 'linear-gradient({colors.press}, {colors.press})',
    transform: 'translateY(1px)',
    transition: 'none',
  },

  // The first page of a visit is not animated.
  [`[${arrivedAttribute}] main`]: { animation: 'arrive .16s {easings.ink}' },

  ':root': { interpolateSize: 'allow-keywords' },
  'details::details-content': {
    height: '0',
    overflow: 'clip',
    transition: 'height .2s {easings.ink}, content-visibility .2s allow-discrete',
  },
  'details[open]::details-content': { height: 'auto' },
};

/** The names of colours of lines, and of those of grounds. */
const inks = 'fg.muted accent gold gold.line rule border border.strong danger motif.line motif.dot'.split(' ');
const grounds = 'bg surface motif.ground motif.raised motif.panel'.split(' ');

const colorVariables = (names: string[], color: string) =>
  Object.fromEntries(names.map((name) => [`--c-colors-${name.replace('.', '-')}`, color]));

/** The page, and parts that are dark in both themes. */
const everyTheme = ':root:root:root, :root .dark';

/**
 * Print is black on white in both themes, without header and footer (docs/what-the-site-does.md#print). Browsers drop
 * backgrounds and paint a background picture white, so an element with one must not lie over text.
 */
const paper: Record<string, SystemStyleObject> = {
  [everyTheme]: { colorScheme: 'light', '--c-colors-fg': 'CanvasText' },
  '*, ::before, ::after': {
    background: 'none !important',
    color: '{colors.fg} !important',
    boxShadow: 'none !important',
  },
  '#root > :not(main), .emblem': { display: 'none !important' },
  'main a': { textDecoration: 'underline' },
  'h1, h2, h3, dt': { breakAfter: 'avoid' },
  'li, tr, table, article, dl > div': { breakInside: 'avoid' },
};

/** On paper and in forced colours, drawings have the colours of the system. */
const printCss = {
  '@media print, (forced-colors: active)': {
    [everyTheme]: { ...colorVariables(inks, 'CanvasText'), ...colorVariables(grounds, 'Canvas') },
  },
  '@page': { margin: '12' } satisfies SystemStyleObject,
  '@media print': paper,
};

/** Styles that are not of one part. Only the prerender has them. */
export const globalCss = { ...base, ...motionCss, ...printCss };
