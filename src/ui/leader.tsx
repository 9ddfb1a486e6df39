import { chakra } from '@chakra-ui/react';

/** Dots from a name to its value, where both stand on one line. */
export const Leader = chakra('i', {
  base: {
    flex: '1',
    display: { base: 'none', xl: 'block' },
    minWidth: '2.5',
    borderBottom: '2px dotted',
    opacity: '.65',
    transform: 'translateY(-4px)',
  },
});
