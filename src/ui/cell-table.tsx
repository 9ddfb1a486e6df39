import { chakra } from '@chakra-ui/react';

/** Two to six cells of one ruled table, three per row. The remaining cells share the last row. */
export const CellTable = chakra('ul', {
  base: {
    layerStyle: 'wrapping',
    gap: '1px',
    marginTop: { base: '7', lg: '9' },
    bg: 'border',
    border: '1px solid {colors.border}',
    '& > li': {
      flex: { base: '1 1 100%', md: '1 1 30%' },
      display: 'grid',
      // On phones the icon stands beside the text.
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
      alignContent: 'start',
      rowGap: { base: '1', md: '2.5' },
      columnGap: '4',
      paddingBlock: { base: '5', md: '7' },
      paddingInline: { base: '4.5', md: '6.5' },
      bg: 'bg',
      '& > :is(svg, b)': { gridRow: { base: '1 / 3', md: 'auto' }, marginBottom: { md: '2' } },
      '& > b': { textStyle: 'heading', fontSize: '2xl', color: 'gold' },
      '& p': { color: 'fg.muted', lineHeight: '1.55' },
    },
  },
  variants: {
    // Four cells stand two per row, because otherwise the fourth would be alone.
    four: { true: { '& > li': { flex: { md: '1 1 45%' } } } },
  },
});
