import { defineLayerStyles } from '@chakra-ui/react/styled-system';

const knot = (corner: string) => `var(--knot) ${corner}/26px 26px no-repeat` as const;

/** A rule, `top` below the upper edge, with a gap of 48 px for the star in its middle. */
const tailRule = (top: string) =>
  `linear-gradient(90deg, {colors.rule} calc(50% - 24px), transparent 0 calc(50% + 24px), {colors.rule} 0) 0 ${top}/100% 1px no-repeat` as const;

const overlay = { content: '""', position: 'absolute' } as const;

/** Recurring frames and places (docs/design.md#styles). Put `layerStyle` first in a style: the rest overrides it. */
const styles = {
  /** The ruled frame of a mushaf, with a knot at each corner. */
  ruledFrame: {
    value: {
      position: 'relative',
      border: '1px solid {colors.gold.line}',
      bg: 'surface',
      _before: { ...overlay, inset: '5px', border: '1px solid {colors.rule}', pointerEvents: 'none' },
      _after: {
        ...overlay,
        inset: '-13px',
        zIndex: '1',
        pointerEvents: 'none',
        background: `${knot('0 0')}, ${knot('100% 0')}, ${knot('0 100%')}, ${knot('100% 100%')}`,
        // Hidden, because it lies over the text and browsers paint it white in print.
        _print: { display: 'none' },
      },
    },
  },
  /** Drawn over a positioned box. For a pseudo-element. */
  overlay: { value: overlay },
  /** A double rule with a star on it closes a page. For a pseudo-element. */
  tailPiece: {
    value: {
      content: '""',
      display: 'block',
      height: '6.5',
      background: `var(--knot) center/26px 26px no-repeat, ${tailRule('10px')}, ${tailRule('15px')}`,
    },
  },
  /** The knot, a star, where the hairline above a row crosses the double rule of the margin. For a pseudo-element. */
  crossing: {
    value: {
      ...overlay,
      top: '-.5px',
      transform: 'translate(-50%, -50%)',
      background: 'var(--knot) center/contain no-repeat',
    },
  },
  /** A box to type in, or of that look. */
  well: { value: { border: '1px solid {colors.border.strong}', borderRadius: 'control', bg: 'surface' } },
  /** A box with a gold edge. */
  framed: { value: { border: '1px solid {colors.gold.line}', bg: 'surface' } },
  /** A square button that shows only an icon. */
  iconButton: { value: { display: 'grid', placeItems: 'center', width: 'touch', height: 'touch', cursor: 'pointer' } },
  /** A link on a line of its own, tall enough for a finger. */
  touchLink: { value: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } },
  /** A drawing of lines in the colour of the text, with filled parts (class `filled`). */
  drawing: {
    value: {
      flex: 'none',
      fill: 'none',
      stroke: 'currentColor',
      '& .filled': { fill: 'currentColor', stroke: 'none' },
    },
  },
  /** A title at the start of a double rule, below xl. */
  ruledTitle: {
    value: {
      display: { base: 'flex', xl: 'block' },
      alignItems: 'center',
      gap: '2.5',
      _after: {
        content: '""',
        flex: '1',
        height: '1',
        borderBlock: '1px solid {colors.rule}',
        display: { xl: 'none' },
      },
      _narrow: { _after: { display: 'none' } },
    },
  },
  /** A note or a quotation, with a gold rule at its left. */
  noted: { value: { paddingLeft: '3.5', borderLeft: '2px solid {colors.gold.line}' } },
} as const;

// Through a constant, because Chakra's type refuses properties of layout in a literal.
export const layerStyles = defineLayerStyles(styles);
