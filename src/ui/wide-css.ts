import type { Style } from './style.ts';

/** The confirmation has its sheet in a wrapper, which is hidden without scripts. */
const sheet = (part = '') =>
  [':root main > div:not([data-scripts])', ':root main > [data-scripts] > div'].map((it) => it + part).join(', ');
const line = (color: 'rule' | 'gold.line', edge: string) =>
  `linear-gradient({colors.${color}}, {colors.${color}}) ${edge} 0/1px 100% no-repeat` as const;

/**
 * From 1440 px on the sheet lies on its own ground (docs/design.md#the-sheet). Selected by position, so that these
 * styles travel in a file that phones do not apply. Marked as pure, so that the browser's build drops them.
 */
export const wideCss = /* @__PURE__ */ ((): Record<string, Record<string, Style>> => ({
  '@media screen and (min-width: 90rem)': {
    ':root:root': { '--gutter': '44px', '--sheet': '1288px', bg: 'bg.sunken' },
    ':root body': { bg: 'transparent' },
    [sheet()]: { bg: 'bg' },
    // Leaves only the left rules; the edges below replace the right ones.
    [sheet('::before')]: { right: 'auto', width: '5px' },
    [sheet('::after')]: {
      content: '""',
      position: 'absolute',
      inset: '0',
      // Over the header, which ends at the sheet.
      zIndex: '31',
      pointerEvents: 'none',
      background: `${line('gold.line', '0')},${line('rule', '5px')},${line('gold.line', '100%')},${line('rule', 'calc(100% - 5px)')}`,
    },
    // Extends the hairlines to the edges.
    [sheet(' > section + *::after')]: {
      content: '""',
      position: 'absolute',
      top: '-1px',
      insetInline: '-38px',
      height: '1px',
      bg: 'border',
    },
    [sheet(' > section + *::before')]: { zIndex: '1' },
    ':root header::before': { insetInline: 'calc(50% - var(--sheet) / 2)' },
    ':root header > span': { left: 'calc(50% - var(--sheet) / 2)', width: 'sheet' },
    // The help button, over the edge.
    ':root aside > *': { zIndex: '32' },
    // The strip of screens (src/sections/screenshot-gallery.tsx).
    ':root main ul': { '--strip-out': '38px' },
  },
  '@media screen and (min-width: 100rem)': {
    ':root:root': { '--sheet': '1408px', '--leaf': '528px' },
    [sheet()]: { '--margin': '216px' },
    // Bodies of rows: 1008 px beside the wider margin.
    [sheet(' > * > * + div')]: { paddingLeft: '14', paddingRight: '10' },
    ':root main ul': { '--strip-left': '310px', '--strip-right': '78px' },
    // The headline beside the leaf.
    ':root [data-hero] h1': { fontSize: 'wide' },
    ':root [data-hero] h1 + p': { fontSize: '2xl' },
  },
}))();
