import { chakra } from '@chakra-ui/react';

export const ColumnHeading = chakra('h2', {
  base: {
    marginBottom: { base: '1', md: '2' },
    fontSize: { base: 'sm', xl: 'xl' },
    lineHeight: { base: '1.3', xl: '1.263' },
    color: 'gold',
  },
});

export const FooterLink = chakra('a', {
  base: {
    layerStyle: 'touchLink',
    minWidth: 'control',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
});
