import type { Style } from '../../ui/style.ts';
import { createSlotRecipeContext, defineSlotRecipe } from '../../ui/styled.ts';

const narrow = '@media (max-width: 339.98px)';

/** A value, and its button at the other end; what does not fit goes under it. */
const apart = {
  layerStyle: 'ends',
  columnGap: '2',
  paddingTop: { base: '2', xl: '13px' },
  paddingBottom: { base: '9px', xl: '13px' },
} satisfies Style;

const recipe = defineSlotRecipe({
  slots: [
    'root',
    'heading',
    'bank',
    'row',
    'sum',
    'who',
    'label',
    'bankName',
    'code',
    'number',
    'total',
    'holder',
    'copy',
    'note',
  ],
  base: {
    root: {
      layerStyle: 'jadwal',
      paddingTop: { base: '17px', xl: '7' },
      paddingInline: { base: '4.5', xl: '7.5' },
      paddingBottom: { base: '13px', xl: '5.5' },
      bg: 'surface',
      [narrow]: { paddingInline: '3.5' },
    },
    heading: { layerStyle: 'visuallyHidden' },
    bank: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
      alignItems: 'center',
      columnGap: { base: '2', sm: '4' },
      paddingBottom: { base: '0.5', xl: '2' },
      '& dt': { layerStyle: 'visuallyHidden' },
    },
    row: {
      ...apart,
      borderTop: '1px solid {colors.rule}',
    },
    /** The only raised row of the page: a ground, no button. */
    sum: {
      position: 'relative',
      ...apart,
      rowGap: '7px',
      marginInline: { base: '-3', xl: '-6' },
      paddingTop: { base: '2.5', xl: '3.5' },
      paddingInline: { base: '3', xl: '6' },
      paddingBottom: { base: '2', xl: '4' },
      bg: 'surface.raised',
      borderBlock: '1px solid {colors.gold.line}',
      '& dt': { marginBottom: '-7px' },
      [narrow]: { marginInline: '-2', paddingInline: '2' },
    },
    /** Its quiet button stands beside both lines, which takes no height from the first screen. */
    who: {
      ...apart,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > *': { gridColumn: '1' },
      '& > [data-copier]': { gridRow: '1 / span 2', gridColumn: '2' },
    },
    label: { flex: '1 0 100%', fontSize: 'note', lineHeight: '1.3', color: 'fg.muted' },
    bankName: {
      textStyle: 'heading',
      fontSize: { base: 'lg', xl: '3xl' },
      lineHeight: '1.25',
      overflowWrap: 'anywhere',
    },
    code: {
      textStyle: 'figures',
      fontSize: 'note',
      color: 'fg.muted',
      lineHeight: '1.3',
      whiteSpace: 'nowrap',
      gridRow: { base: '2', sm: 'auto' },
      '& b': { color: 'fg', fontWeight: '600' },
    },
    number: {
      textStyle: 'figures',
      fontWeight: '600',
      fontSize: { base: '3xl', xl: '4xl' },
      lineHeight: '1.2',
      '@media print': { fontSize: '4xl' },
      overflowWrap: 'anywhere',
    },
    total: {
      textStyle: 'total',
      fontSize: { base: '5xl', xl: 'price' },
      lineHeight: { base: '1.16', xl: '1.12' },
      paddingBottom: { base: '7px', xl: '1.5' },
      [narrow]: { fontSize: 'sum' },
      '@media print': { fontSize: 'price' },
    },
    holder: {
      fontWeight: '600',
      fontSize: { base: 'md', xl: 'lg' },
      lineHeight: '1.3',
      overflowWrap: 'anywhere',
    },
    copy: {
      marginLeft: 'auto',
      gridColumn: { base: '2', sm: 'auto' },
      gridRow: { base: '1 / span 2', sm: 'auto' },
      '@media print': { display: 'none' },
    },
    note: {
      fontSize: 'note',
      lineHeight: '1.4',
      color: 'fg.muted',
      paddingTop: '1',
      '& b': { color: 'fg', fontWeight: '600' },
      'dl + &': { paddingTop: '9px', borderTop: '1px dotted {colors.border.strong}' },
    },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe });
export const Card = withProvider('section', 'root');
export const Heading = withContext('h2', 'heading');
export const Bank = withContext('div', 'bank');
export const Row = withContext('div', 'row');
export const Sum = withContext('div', 'sum');
export const Who = withContext('div', 'who');
export const Label = withContext('dt', 'label');
/** In the place of the label of another row. */
export const Why = withContext('dd', 'label');
export const BankName = withContext('dd', 'bankName');
export const Code = withContext('dd', 'code');
export const Number = withContext('dd', 'number');
export const Total = withContext('dd', 'total');
export const Holder = withContext('dd', 'holder');
export const Copy = withContext('dd', 'copy');
export const Note = withContext('p', 'note');
