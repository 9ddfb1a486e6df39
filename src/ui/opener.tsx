import { chakra, type SystemStyleObject } from '@chakra-ui/react';

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
} satisfies SystemStyleObject;

/** A plus that turns to a minus while its `<details>` is open. */
const Mark = chakra('i', {
  base: {
    position: 'relative',
    height: '6',
    color: 'gold',
    '&::before, &::after': {
      layerStyle: 'overlay',
      insetInline: '1',
      top: '11px',
      height: '0.5',
      bg: 'currentColor',
      transition: 'transform .2s {easings.ink}',
    },
    '&::after': { transform: 'rotate(90deg)', '[open] > summary > &': { transform: 'none' } },
  },
});

export const OpenMark = () => <Mark aria-hidden="true" />;
