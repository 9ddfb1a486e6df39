import { createSlotRecipeContext, defineSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react';

const recipe = defineSlotRecipe({
  slots: ['frame', 'heading', 'entry', 'label', 'unit', 'amount', 'total', 'totalLabel', 'totalAmount', 'note'],
  base: {
    frame: {
      layerStyle: 'ruledFrame',
      gridArea: { lg: '1 / 2 / span 2' },
      position: { lg: 'sticky' },
      top: { lg: '24' }, // 24 px below the header
      paddingInline: { base: '5.5', xl: '6.5' },
      paddingTop: { base: '3.5', xl: '6' },
      paddingBottom: { base: '5', xl: '5.5' },
    },
    heading: { fontSize: '2xl', marginBottom: { base: '1', xl: '1.5' } },
    entry: {
      // An amount that does not fit beside its label stands below it.
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      paddingBlock: { base: '7px', xl: '2.5' },
      borderBottom: '1px dotted {colors.border.strong}',
      lineHeight: '1.4',
    },
    label: { flex: '1 1 6em', color: 'fg.muted' },
    unit: { display: 'block', fontSize: '2xs' },
    amount: { textStyle: 'figures', marginLeft: 'auto', fontWeight: '600', textAlign: 'right' },
    total: { display: 'grid', gap: '0.5', paddingTop: '2.5', paddingBottom: '1', lineHeight: '1.4' },
    totalLabel: { color: 'fg.muted' },
    totalAmount: { textStyle: 'heading', fontSize: '4xl', lineHeight: '1.3', color: 'fg.muted' },
    note: { textStyle: 'hint', marginTop: '3', color: 'fg.muted', '& a': { color: 'accent', whiteSpace: 'nowrap' } },
  },
  variants: {
    complete: {
      true: {
        totalLabel: { color: 'fg', fontWeight: '600' },
        totalAmount: { textStyle: 'total', fontSize: 'total', lineHeight: '1.1', color: 'fg' },
      },
    },
  },
});

/** The id of the heading. While a page arrives, `recipient.tsx` waits for it. */
export const breakdownId = 'rincian';

const { withProvider, withContext } = createSlotRecipeContext({ recipe });
export const Frame = withProvider<HTMLElement, HTMLChakraProps<'aside', { complete: boolean }>>('aside', 'frame');
export const BreakdownHeading = withContext<HTMLHeadingElement, HTMLChakraProps<'h2'>>('h2', 'heading');
export const EntryRow = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'entry');
export const Label = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'label');
export const Unit = withContext<HTMLElement, HTMLChakraProps<'small'>>('small', 'unit');
export const Amount = withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'amount');
export const Total = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'total');
export const TotalLabel = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'totalLabel');
export const TotalAmount = withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'totalAmount');
export const Note = withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'note');
