import {
  createSlotRecipeContext,
  defineSlotRecipe,
  type HTMLChakraProps,
  type SystemStyleObject,
} from '@chakra-ui/react';
import { Body } from '../ui/sheet.tsx';

/**
 * Styles of the table by slot: in this media the name of a feature stands above the values of the plans. The base has
 * them for very large text, the variant `many` for every phone.
 */
const stackedIn = (media: string) => {
  const block = { [media]: { display: 'block' } } as const;
  const row = { [media]: { display: 'flex', flexWrap: 'wrap' } } as const;
  const label = { [media]: { flex: '1 1 100%', borderBottom: '0', paddingBottom: '0' } } as const;
  const value = { [media]: { flex: '1 1 0', minWidth: '0' } } as const;
  return { table: block, group: block, row, headCorner: label, label, headCell: value, value };
};

/** For very large text: with a text size of 200 % a phone of 360 px is 11.25rem wide. */
const stacked = stackedIn('@media (max-width: 15rem)');

const joinedColumn = { bg: 'var(--ground)', boxShadow: '-1px 0 var(--line), 1px 0 var(--line)' } as const;
const flat = { paddingBlock: '0', borderBottom: '0' } as const;

/**
 * Styles by slot for this many plans: from the breakpoint on, each card is the head of its column in the table. Card and
 * column have one width, ground and edge.
 */
const joined = (from: 'md' | 'xl', count: number, width: string) =>
  ({
    plans: { [from]: { gridTemplateColumns: `minmax(0, 1fr) repeat(${count}, ${width})`, gap: '0' } },
    opening: { [from]: { gridColumn: '1', paddingTop: '21px', paddingRight: '7' } }, // level with the words of the cards
    card: {
      [from]: {
        ...joinedColumn,
        gridTemplateRows: 'auto auto 1fr auto auto',
        paddingTop: '5.5',
        paddingBottom: '2',
        paddingInline: { base: '4', xl: '6' },
        borderInline: '0',
        borderBottom: '0',
      },
    },
    table: { [from]: { marginTop: '0', borderTop: '1px solid {colors.gold.line}' } },
    headCorner: { [from]: flat },
    headCell: { [from]: { ...joinedColumn, width, ...flat } },
    headWord: { [from]: { srOnly: true } },
    value: { [from]: { ...joinedColumn, width } },
  }) as const;

/** Edge and ground of a plan, if it is not the most popular one (`popularStyle`). */
const ordinary = { '--line': '{colors.border.strong}', '--ground': '{colors.surface}' } as const;

const cell = { paddingBlock: '2.5', borderBottom: '1px solid {colors.border}' } as const;
const labelCell = {
  ...cell,
  paddingLeft: '0',
  paddingRight: '3',
  fontWeight: '400',
  textAlign: 'left',
  ...stacked.label,
} as const;
const valueCell = {
  ...cell,
  width: '84px',
  paddingInline: '1',
  lineHeight: '1.35',
  textAlign: 'center',
  fontWeight: 'inherit',
  ...stacked.value,
} as const;

const recipe = defineSlotRecipe({
  slots: ['plans', 'opening', 'card', 'table', 'headCorner', 'headCell', 'headWord', 'group', 'row', 'label', 'value'],
  base: {
    plans: { display: 'grid', gap: '4.5', ...ordinary },
    opening: { gridColumn: '1 / -1' },
    card: { display: 'grid', padding: '4.5', paddingBottom: '3', border: '1px solid var(--line)', bg: 'var(--ground)' },
    table: {
      width: '100%',
      marginTop: '5.5',
      borderSpacing: '0',
      lineHeight: { base: '1.4', md: '1.65' },
      ...ordinary,
      ...stacked.table,
    },
    headCorner: { ...labelCell, borderBottom: '1px solid {colors.gold.line}' },
    headCell: { ...valueCell, borderBottom: '1px solid {colors.gold.line}' },
    headWord: { textStyle: 'heading', fontSize: 'lg', color: 'gold' },
    group: stacked.group,
    row: stacked.row,
    label: labelCell,
    value: valueCell,
  },
  variants: {
    count: {
      1: joined('md', 1, '50%'),
      2: joined('md', 2, '33.5%'),
      3: joined('xl', 3, '25%'),
      4: { plans: { md: { gridTemplateColumns: '1fr 1fr' } } },
    },
    many: { true: stackedIn('@media (max-width: 767.98px)') },
  },
});

const { withContext, withRootProvider } = createSlotRecipeContext({ recipe });
export const Root = withRootProvider<HTMLChakraProps<'div', { count: 1 | 2 | 3 | 4; many: boolean }>>(Body);
export const Columns = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'plans');
export const Opening = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'opening');
export const PlanCard = withContext<HTMLElement, HTMLChakraProps<'article'>>('article', 'card');
export const Table = withContext<HTMLTableElement, HTMLChakraProps<'table'>>('table', 'table');
export const Group = withContext<HTMLTableSectionElement, HTMLChakraProps<'tbody'>>('tbody', 'group');
export const TableRow = withContext<HTMLTableRowElement, HTMLChakraProps<'tr'>>('tr', 'row');
export const HeadCorner = withContext<HTMLTableCellElement, HTMLChakraProps<'th'>>('th', 'headCorner');
export const HeadCell = withContext<HTMLTableCellElement, HTMLChakraProps<'th'>>('th', 'headCell');
export const HeadWord = withContext<HTMLElement, HTMLChakraProps<'span'>>('span', 'headWord');
export const Label = withContext<HTMLTableCellElement, HTMLChakraProps<'th'>>('th', 'label');
export const Value = withContext<HTMLTableCellElement, HTMLChakraProps<'td'>>('td', 'value');

/** The card and the column of the most popular plan. */
export const popularStyle: SystemStyleObject = {
  '--line': '{colors.gold.line}',
  '--ground': '{colors.surface.raised}',
  position: 'relative',
  zIndex: '1',
  bg: 'var(--ground)',
};

/** The lowest cell of a column has the edge of its plan below, too. */
export const lastCell: SystemStyleObject = { md: { borderBottomColor: 'var(--line)' } };
