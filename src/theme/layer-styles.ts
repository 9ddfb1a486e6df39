import { defineLayerStyles } from '@chakra-ui/react/styled-system';

const knot = (corner: string) => `var(--knot) ${corner}/26px 26px no-repeat` as const;

const tailRule = (top: string) =>
  `linear-gradient(90deg, {colors.rule} calc(50% - 24px), transparent 0 calc(50% + 24px), {colors.rule} 0) 0 ${top}/100% 1px no-repeat` as const;

/** Recurring frames and places (docs/design.md#styles). Put `layerStyle` first in a style: the rest overrides it. */
const styles = {
  /** The ruled frame of a mushaf, with a knot at each corner. */
  jadwal: {
    value: {
      position: 'relative',
      border: '1px solid {colors.gold.line}',
      bg: 'surface',
      _before: {
        content: '""',
        position: 'absolute',
        inset: '5px',
        border: '1px solid {colors.rule}',
        pointerEvents: 'none',
      },
      _after: {
        content: '""',
        position: 'absolute',
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
  painted: { value: { content: '""', position: 'absolute' } },
  /** Two rules inside the edges of a strip, as on a page of a mushaf. For a pseudo-element of a positioned box. */
  innerRules: {
    value: {
      content: '""',
      position: 'absolute',
      insetBlock: '1',
      insetInline: '0',
      borderBlock: '1px solid {colors.rule}',
      pointerEvents: 'none',
    },
  },
  /** Two rules between facing columns. For a pseudo-element of a positioned box. */
  spine: {
    value: {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 2.5px)',
      insetBlock: '0',
      width: '5px',
      borderInline: '1px solid {colors.rule}',
    },
  },
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
      content: '""',
      position: 'absolute',
      top: '-.5px',
      transform: 'translate(-50%, -50%)',
      background: 'var(--knot) center/contain no-repeat',
    },
  },
  plate: { value: { border: '1px solid {colors.border}', bg: 'surface' } },
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
      '@media (max-width: 339.98px)': { _after: { display: 'none' } },
    },
  },
  /** A note or a quotation, with a gold rule at its left. */
  noted: { value: { paddingLeft: '3.5', borderLeft: '2px solid {colors.gold.line}' } },
} as const;

// Chakra's type of a layer style has no properties of layout.
export const layerStyles = defineLayerStyles(styles);
