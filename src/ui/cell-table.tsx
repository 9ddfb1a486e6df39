import { styled } from './styled.ts';

/** Two to six cells of one ruled table, three in a row; the last row is shared by those that are left, not floating cards. */
export const CellTable = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  marginTop: { base: '7', lg: '9' },
  bg: 'border',
  border: '1px solid {colors.border}',
  '& > li': {
    flex: { base: '1 1 100%', md: '1 1 30%' },
    minWidth: '0',
    display: 'grid',
    alignContent: 'start',
    gap: '2.5',
    paddingTop: '7',
    paddingInline: '6.5',
    paddingBottom: '7.5',
    bg: 'bg',
    '& > svg': { marginBottom: '2' },
    '& p': { color: 'fg.muted', lineHeight: '1.55' },
  },
  variants: {
    // Else the fourth would take a row of its own.
    four: { true: { '& > li': { flex: { md: '1 1 45%' } } } },
  },
});
