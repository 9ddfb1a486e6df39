import { starMask } from '../ui/ornament/ornament-uris.ts';
import { chakra } from '../ui/styled.ts';

/** On phones the names of both ends stand above the track. */
export const Track = chakra('div', {
  base: {
    display: 'grid',
    gridColumn: '1/-1',
    gridTemplateColumns: { base: '1fr 1fr', md: 'auto minmax(0, 1fr) auto' },
    columnGap: '3.5',
    alignItems: 'center',
    marginTop: '0.5',
    paddingTop: { base: '1', md: '2.5' },
    borderTop: '1px solid {colors.rule}',
    '& > input': { gridColumn: { base: '1/-1', md: '2' }, gridRow: { base: '2', md: '1' } },
  },
});

export const Ends = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '0.5',
    fontFamily: 'heading',
    fontWeight: '500',
    fontSize: 'sm',
    lineHeight: '1.3',
    color: 'fg.muted',
    cursor: 'pointer',
    justifySelf: 'start',
    '&[aria-pressed=true]': { color: 'gold' },
  },
  variants: { right: { true: { justifySelf: 'end' } } },
});

const line = (color: 'gold' | 'border.strong') => `linear-gradient({colors.${color}}, {colors.${color}})` as const;
const thumb = {
  appearance: 'none',
  width: '7',
  height: '7',
  border: '0',
  borderRadius: '0',
  bg: 'gold',
  mask: `${starMask} center/contain no-repeat`,
  WebkitMask: `${starMask} center/contain no-repeat`,
} as const;

/** A ruled track with five ticks; the passed part is gold. `--p` is the value, 0 to 1. */
export const StarRange = chakra('input', {
  base: {
    '--p': '0',
    appearance: 'none',
    width: '100%',
    height: 'touch',
    margin: '0',
    bg: 'transparent',
    cursor: 'grab',
    // A vertical swipe that begins on the track scrolls the page.
    touchAction: 'pan-y',
    '&::-webkit-slider-runnable-track': {
      height: '7',
      background: `${line('gold')} 0 50%/calc(14px + (100% - 28px) * var(--p)) 2px no-repeat, ${line('border.strong')} 0 12px/100% 1px no-repeat, ${line('border.strong')} 0 15px/100% 1px no-repeat, repeating-linear-gradient(90deg, {colors.border.strong} 0 1px, transparent 1px calc((100% - 1px) / 4)) 0 50%/100% 12px no-repeat`,
    },
    '&::-moz-range-track': { height: '1', borderBlock: '1px solid {colors.border.strong}' },
    '&::-moz-range-progress': { height: '0.5', bg: 'gold' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
  },
});
