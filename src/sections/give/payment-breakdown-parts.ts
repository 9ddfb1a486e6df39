import { chakra, createSlotRecipeContext, defineSlotRecipe } from '../../ui/styled.ts';

const recipe = defineSlotRecipe({
  slots: [
    'root',
    'plate',
    'heading',
    'entry',
    'label',
    'unit',
    'amount',
    'total',
    'totalLabel',
    'totalAmount',
    'note',
    'missing',
  ],
  base: {
    root: { position: { lg: 'sticky' }, top: '104px', minWidth: '0' },
    plate: {
      layerStyle: 'jadwal',
      paddingTop: '7',
      paddingInline: '6.5',
      paddingBottom: '6.5',
      bg: 'surface',
    },
    heading: { fontSize: '2xl', marginBottom: '3.5' },
    entry: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '4',
      paddingBlock: '2.5',
      borderBottom: '1px dotted {colors.border.strong}',
      lineHeight: '1.4',
    },
    label: { color: 'fg.muted' },
    unit: { display: 'block', fontSize: 'caption' },
    amount: {
      textStyle: 'figures',
      fontWeight: '600',
      textAlign: 'right',
      whiteSpace: 'nowrap',
      '&[data-code]': { color: 'gold' },
      '& a': { color: 'accent', textUnderlineOffset: '4px' },
    },
    total: { display: 'grid', gap: '0.5', paddingTop: '4', paddingBottom: '1' },
    totalLabel: { color: 'fg.muted' },
    totalAmount: { textStyle: 'total', fontSize: 'interim', whiteSpace: 'nowrap' },
    note: {
      textStyle: 'gloss',
      marginTop: '3.5',
      marginBottom: '5.5',
      color: 'fg.muted',
    },
    missing: {
      textStyle: 'gloss',
      marginTop: '3.5',
      marginBottom: '5.5',
      padding: '3',
      bg: 'accent.subtle',
    },
  },
  variants: {
    /** Everything that the total consists of is known: only then it stands as one. */
    complete: { true: { totalLabel: { fontWeight: '600' }, totalAmount: { fontSize: '5xl' } } },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe });
export const Aside = withProvider('aside', 'root');
export const Ledger = withContext('div', 'plate');
export const Heading = withContext('h3', 'heading');
export const Entry = withContext('div', 'entry');
export const Label = withContext('dt', 'label');
export const Unit = withContext('small', 'unit');
export const Amount = withContext('dd', 'amount');
export const Total = withContext('div', 'total');
export const TotalLabel = withContext('dt', 'totalLabel');
export const TotalAmount = withContext('dd', 'totalAmount');
export const Note = withContext('p', 'note');
export const Missing = withContext('p', 'missing');

export const StepNote = chakra('p', { base: { textStyle: 'gloss', marginTop: '4.5', color: 'fg.muted' } });
