import type { Style } from './style.ts';

/**
 * Motion and the pressed state (docs/design.md#motion). Global, so that the application does not carry these styles;
 * `:where()` lets each part override them. global-css.ts has the rules for reduced motion.
 */
export const motionCss: Record<string, Style> = {
  ':where(a, button, summary, label)': {
    transition: 'transform .12s {easings.ink}',
  },
  // Without a transition: a press must show at once.
  'a:active, button:not([aria-disabled=true]):active, summary:active, label:active, [role=option]:active': {
    background: 'linear-gradient({colors.press}, {colors.press})',
    transform: 'translateY(1px)',
    transition: 'none',
  },

  // The first page of a visit does not move.
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
