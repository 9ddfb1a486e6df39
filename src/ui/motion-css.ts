import type { Style } from './style.ts';

/**
 * Motion (docs/design.md#motion), and how what is pressed looks. Here rather than at each part: these styles are no
 * part of the application, and `:where()` lets any part say otherwise. What is reduced is in global-css.ts.
 */
export const motionCss: Record<string, Style> = {
  ':where(a, button, summary, label)': {
    transition: 'transform .12s {easings.ink}',
  },
  // At once: a finger must feel that it has hit. The veil lies over any ground.
  'a:active, button:not([aria-disabled=true]):active, summary:active, label:active, [role=option]:active': {
    background: 'linear-gradient({colors.press}, {colors.press})',
    transform: 'translateY(1px)',
    transition: 'none',
  },

  // A first page stands still; only what a link of the site brings comes in.
  '[data-arrived] main > *': { animation: 'arrive .16s {easings.ink}' },

  '#menu': { transition: 'none' },
  '#menu[open]': { animation: 'sheet .2s {easings.ink}' },
  '#menu:not([open])': {
    transform: 'translateX(16px)',
    opacity: '0',
    transition: 'transform .16s {easings.ink}, opacity .16s, display .16s allow-discrete, overlay .16s allow-discrete',
  },

  ':root': { interpolateSize: 'allow-keywords' },
  'details::details-content': {
    height: '0',
    overflow: 'clip',
    transition: 'height .2s {easings.ink}, content-visibility .2s allow-discrete',
  },
  'details[open]::details-content': { height: 'auto' },
};
