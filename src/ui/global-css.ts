import { knot } from './ornament/ornament-uris.ts';
import type { Style } from './style.ts';
import { chosenType } from '../client/protocol.ts';
import { colors } from './tokens.ts';

/** Marked as pure, so that the browser's build drops the drawing code together with these styles. */
const knotOf = (theme: 0 | 1) => knot(colors['motif.line'][theme], colors.bg[theme]);

/** Our own small reset and the ground of the page. Chakra's preflight is off. */
export const globalCss: Record<string, Style> = {
  // Without ::before and ::after, which would triple the styles to compute.
  '*': { boxSizing: 'border-box' },
  html: {
    colorScheme: 'light',
    textSizeAdjust: '100%',
    scrollPaddingTop: '24',
    // Named once: knots and the corners of plates use this picture many times.
    '--knot': /* @__PURE__ */ knotOf(0),
    // The margin at the sides of the sheet, and the width of the sheet; wide-css.ts changes both.
    '--gutter': { base: '20px', md: '32px', xl: '20px' },
    '--sheet': '1240px',
    bg: 'bg',
  },
  'html.dark': { colorScheme: 'dark', '--knot': /* @__PURE__ */ knotOf(1) },
  'html:has(dialog[open])': { overflow: 'hidden' },
  body: {
    margin: '0',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: '1.65',
    fontSynthesis: 'none',
    // Alegreya defaults to old-style figures: prices must line up.
    fontVariantNumeric: 'lining-nums',
    textRendering: 'optimizeLegibility',
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
    // A word longer than its line breaks: the page does not scroll sideways. So in paragraphs and lists.
    overflowWrap: 'anywhere',
  },
  // Fixed sizes below xl (docs/design.md#the-ladder).
  h1: { fontSize: { base: '4xl', xl: 'h1' }, lineHeight: { base: '1.15', xl: '1.14' } },
  h2: { fontSize: { base: '3xl', xl: 'h2' } },
  h3: { lineHeight: '1.22', fontSize: { base: 'lg', xl: 'h3' } },
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
  a: { color: 'inherit' },
  // A picture of one theme, beside that of the other.
  'html.dark [data-theme=light], html:not(.dark) [data-theme=dark]': { display: 'none' },
  // The button of the theme shows what it leads to.
  'html:not(.dark) .sun, html.dark .moon': { display: 'none !important' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  button: { padding: '0', border: '0', bg: 'transparent' },
  main: { outline: 'none', display: 'block' },
  // Where `inert` is not known.
  'form [inert]': { pointerEvents: 'none' },
  // The chosen radio decides which group of the form shows, with and without the application. Browsers without `:has()`
  // follow an attribute of the form (src/client/giving-body.ts); without scripts they show every group.
  'form:has([value=donasi]:checked) [data-for]:not([data-for~=donasi]), form:has([value=beli]:checked) [data-for]:not([data-for~=beli]), form:has([value=wakaf]:checked) [data-for]:not([data-for~=wakaf])':
    { display: 'none' },
  [`[${chosenType}=donasi] [data-for]:not([data-for~=donasi]), [${chosenType}=beli] [data-for]:not([data-for~=beli]), [${chosenType}=wakaf] [data-for]:not([data-for~=wakaf])`]:
    { '@supports not selector(:has(*))': { display: 'none' } },
  // On phones, what follows a closed line in the footer; what stays is marked.
  'footer details:not([open]) ~ *:not([data-stays]), footer details:not([open]) ~ [data-stays] > :not(a, [data-stays])':
    {
      '@media (max-width: 767.98px)': { display: 'none' },
    },
  // Controls that do nothing without scripts.
  '[data-scripts]': { '@media (scripting: none)': { display: 'none !important' } },
  '[hidden]': { display: 'none !important' },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px', borderRadius: 'control' },
  'h1:focus': { outline: 'none' },
  '.nowrap': { whiteSpace: 'nowrap' },
  ':root:root': {
    '@media (prefers-contrast: more)': {
      '--c-colors-rule': '{colors.border.strong}',
      '--c-colors-border': '{colors.border.strong}',
    },
  },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      // Not 1 ms, which would make every style change a transition: a theme would fade, a wide screen would jump.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};
