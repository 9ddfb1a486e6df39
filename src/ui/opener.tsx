import type { Style } from './style.ts';
import { styled } from './styled.ts';

/** Style of a `<summary>` that shows or hides a text. */
export const opener = {
  display: 'grid',
  gridTemplateColumns: '1fr 24px',
  gap: '5',
  alignItems: 'center',
  fontFamily: 'heading',
  fontWeight: '500',
  lineHeight: '1.3',
  textWrap: 'balance',
} satisfies Style;

/** A plus that turns to a minus while its `<details>` is open. */
const Mark = styled('i', {
  position: 'relative',
  height: '6',
  color: 'gold',
  '&::before, &::after': {
    layerStyle: 'painted',
    insetInline: '1',
    top: '11px',
    height: '0.5',
    bg: 'currentColor',
    transition: 'transform .2s {easings.ink}',
  },
  '&::after': { transform: 'rotate(90deg)' },
  '[open] > summary > &::after': { transform: 'none' },
});

export const OpenMark = () => <Mark aria-hidden="true" />;
