import { chakra } from '@chakra-ui/react/styled-system';

/** Three cells of one ruled table, not floating cards (design.md section 8). */
export const CellTable = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    gap: '1px',
    marginTop: { base: '28px', lg: '36px' },
    bg: 'border',
    border: '1px solid {colors.border}',
    '& > li': {
      display: 'grid',
      alignContent: 'start',
      gap: '10px',
      padding: '28px 26px 30px',
      bg: 'bg',
      '& > svg': { marginBottom: '8px' },
      '& p': { color: 'fg.muted', lineHeight: '1.55' },
    },
  },
});
