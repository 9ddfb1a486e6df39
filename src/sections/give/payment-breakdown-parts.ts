import { memo } from 'react';
import { chakra } from '../../ui/styled.ts';

/* Not slots of one recipe, which would render all parts with every digit. Parts that hold only words are memoised. */

export const Aside = chakra('aside', { base: { position: { lg: 'sticky' }, top: '104px', minWidth: '0' } });

export const Ledger = chakra('div', {
  base: {
    layerStyle: 'jadwal',
    paddingTop: '7',
    paddingInline: '6.5',
    paddingBottom: '6.5',
    bg: 'surface',
  },
});

export const Heading = memo(chakra('h3', { base: { fontSize: '2xl', marginBottom: '3.5' } }));

export const Entry = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '4',
    paddingBlock: '2.5',
    borderBottom: '1px dotted {colors.border.strong}',
    lineHeight: '1.4',
  },
});

export const Label = memo(chakra('dt', { base: { color: 'fg.muted' } }));

export const Unit = memo(chakra('small', { base: { display: 'block', fontSize: 'caption' } }));

export const Amount = memo(
  chakra('dd', {
    base: {
      textStyle: 'figures',
      fontWeight: '600',
      textAlign: 'right',
      whiteSpace: 'nowrap',
      '&[data-code]': { color: 'gold' },
      '& a': { color: 'accent', textUnderlineOffset: '4px' },
    },
  }),
);

export const Total = chakra('div', { base: { display: 'grid', gap: '0.5', paddingTop: '4', paddingBottom: '1' } });

/** `complete`: everything that the total consists of is known. Only then it stands as one. */
export const TotalLabel = memo(
  chakra('dt', { base: { color: 'fg.muted' }, variants: { complete: { true: { fontWeight: '600' } } } }),
);

export const TotalAmount = chakra('dd', {
  base: { textStyle: 'total', fontSize: 'interim', whiteSpace: 'nowrap' },
  variants: { complete: { true: { fontSize: '5xl' } } },
});

export const Note = memo(
  chakra('p', { base: { textStyle: 'aside', marginTop: '3.5', marginBottom: '5.5', color: 'fg.muted' } }),
);

/** Beside a sum that lacks a city. As tall as a finger, in a row that stays as low as the others. */
export const CityLink = chakra('a', { base: { display: 'inline-block', margin: '-3', padding: '3' } });

export const Missing = chakra('p', {
  base: { textStyle: 'aside', marginTop: '3.5', marginBottom: '5.5', padding: '3', bg: 'accent.subtle' },
});

export const StepNote = memo(
  chakra('p', {
    base: {
      textStyle: 'aside',
      marginBottom: '4.5',
      color: 'fg.muted',
      '& a': { color: 'accent', textUnderlineOffset: '4px' },
    },
  }),
);
