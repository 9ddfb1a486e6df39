import type { PageContents } from '../page-contents.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

interface Props extends Omit<PageContents['pricing']['comparison'], 'rows'> {
  /** Names of the plans, in the order of the columns. */
  plans: string[];
  /** A cell for each plan: `ya`, `tidak`, or the limit in words. */
  rows: { label: string; cells: string[] }[];
}

/** Puts each feature above its values. */
const stack = (columns: string) =>
  ({
    display: 'block',
    '& caption, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: columns },
    '& [data-label]': { gridColumn: '1 / -1', borderBottom: '0', paddingBottom: '0' },
    '& tr > :not([data-label])': { width: 'auto', overflowWrap: 'anywhere' },
  }) as const;

/** Stacks the rows on phones. On wider screens the columns share the space beside the label. */
const stacked = (columns: string, width: `${number}%`) => ({
  '@media (max-width: 767px)': stack(columns),
  md: { '& tr > :not([data-label])': { width, paddingInline: '1' as const } },
});

const Table = chakra('table', {
  base: {
    width: '100%',
    marginTop: { base: '5', md: '8' },
    borderCollapse: 'collapse',
    borderBottom: '1px solid {colors.border}',
    // The caption is only for screen readers, because the heading already says it.
    '& caption': { layerStyle: 'visuallyHidden' },
    '& th, & td': {
      paddingBlock: '13px',
      paddingInline: { base: '0', md: '4' },
      textAlign: 'left',
      fontWeight: '400',
      lineHeight: '1.4',
      borderBottom: '1px solid {colors.border}',
    },
    '& thead th': {
      position: 'sticky',
      top: { base: '16', lg: '18' },
      zIndex: '2',
      bg: 'bg',
      textStyle: 'heading',
      fontSize: { base: 'sm', md: 'lg' },
      borderBottom: '1px solid {colors.gold.line}',
    },
    '& [data-label]': { paddingLeft: '0' },
    '& tbody th': { paddingRight: '3', fontWeight: '600', fontSize: { base: 'body', md: 'md' } },
    // What all plans have is quieter and closer than what tells them apart. A double rule divides the two.
    '& [data-same] :is(th, td)': {
      paddingBlock: '2',
      fontWeight: '400',
      fontSize: 'ui',
      color: 'fg.muted',
    },
    '& [data-same] svg': { color: 'gold.line' },
    '& tr:not([data-same]) + [data-same] :is(th, td), & [data-same] + tr:not([data-same]) :is(th, td)': {
      borderTop: '3px double {colors.gold.line}',
    },
    // On a phone the longest name of a plan is wider than its column.
    '& thead [data-plan]': { overflowWrap: 'anywhere' },
    '& [data-plan]': { width: { base: '82px', md: '29%' }, textAlign: 'center' },
    '& [data-plan=last]': { width: { base: '84px', md: '29%' }, bg: 'surface' },
    '& td svg': { marginInline: 'auto', color: 'gold' },
    // For a phone with a text size of 200 %.
    '@media (max-width: 15rem)': stack('1fr 1fr'),
  },
  variants: {
    plans: {
      3: stacked('repeat(3, minmax(0, 1fr))', '19%'),
      4: stacked('repeat(4, minmax(0, 1fr))', '15%'),
    },
  },
});

const Dash = chakra('span', {
  base: {
    display: 'inline-block',
    width: '3.5',
    verticalAlign: 'middle',
    // A border, because paper has no grounds.
    borderTop: '2px solid {colors.border.strong}',
  },
});

const signs = {
  ya: { sign: <CheckIcon />, word: pageWords.table.yes },
  tidak: { sign: <Dash aria-hidden="true" />, word: pageWords.table.no },
};

/** The value of `data-plan`. The last plan offers most, so its column is highlighted. */
const columnOf = (index: number, count: number) => (index === count - 1 ? 'last' : '');

function Cell({ column, value }: { column: string; value: string }) {
  const sign = value === 'ya' || value === 'tidak' ? signs[value] : null;
  return (
    <td data-plan={column}>
      {sign?.sign}
      {sign ? <VisuallyHidden>{sign.word}</VisuallyHidden> : value}
    </td>
  );
}

export function ComparisonTable({ heading, caption, featureHeading, plans, rows }: Props) {
  return (
    <SheetRow id="perbandingan" heading={heading}>
      <Table plans={plans.length > 2 ? (plans.length as 3 | 4) : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" data-label="">
              {featureHeading}
            </th>
            {plans.map((name, index) => (
              <th key={name} scope="col" data-plan={columnOf(index, plans.length)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} data-same={new Set(cells).size === 1 ? '' : undefined}>
              <th scope="row" data-label="">
                {typeset(label)}
              </th>
              {cells.map((value, index) => (
                <Cell key={plans[index]} column={columnOf(index, plans.length)} value={value} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </SheetRow>
  );
}
