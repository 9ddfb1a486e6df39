import { chakra } from '@chakra-ui/react/styled-system';
import { CheckIcon } from '../ui/icons.tsx';
import { Unseen } from '../ui/live-text.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words.ts';

export interface ComparisonTableProps {
  mark: string;
  heading: string;
  caption: string;
  featureHeading: string;
  /** Names of the two plans, in the order of the columns. */
  plans: [free: string, pro: string];
  /** A cell is `ya`, `tidak`, or what is limited, in words. */
  rows: { label: string; free: string; pro: string }[];
}

const Table = chakra('table', {
  base: {
    width: '100%',
    marginTop: { base: '20px', md: '32px' },
    borderCollapse: 'collapse',
    '& caption': { paddingBottom: '10px', textAlign: 'left', color: 'fg.muted', fontSize: 'note' },
    '& th, & td': {
      padding: { base: '13px 0', md: '13px 16px' },
      textAlign: 'left',
      fontWeight: '400',
      lineHeight: '1.4',
      borderBottom: '1px solid {colors.border}',
    },
    '& thead th': {
      position: 'sticky',
      top: { base: '64px', lg: '72px' },
      zIndex: '2',
      bg: 'bg',
      fontFamily: 'heading',
      fontWeight: '500',
      fontSize: { base: '1.125rem', md: '1.25rem' },
      borderBottom: '1px solid {colors.gold.line}',
    },
    '& tbody th': { paddingRight: '12px' },
    '& td, & thead th + th': { width: { base: '88px', md: '23%' }, textAlign: 'center' },
    '& td:last-child, & thead th:last-child': { width: { base: '98px', md: '23%' }, bg: 'surface' },
    '& td svg': { marginInline: 'auto', color: 'gold' },
  },
});

const Dash = chakra('span', {
  base: { display: 'inline-block', width: '14px', height: '2px', verticalAlign: 'middle', bg: 'border.strong' },
});

function Cell({ value }: { value: string }) {
  if (value === 'ya') {
    return (
      <td>
        <CheckIcon />
        <Unseen>{words.table.yes}</Unseen>
      </td>
    );
  }
  if (value === 'tidak') {
    return (
      <td>
        <Dash aria-hidden="true" />
        <Unseen>{words.table.no}</Unseen>
      </td>
    );
  }
  return <td>{value}</td>;
}

export function ComparisonTable({ mark, heading, caption, featureHeading, plans, rows }: ComparisonTableProps) {
  return (
    <SheetRow id="perbandingan" mark={mark} heading={heading}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{featureHeading}</th>
            {plans.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, free, pro }) => (
            <tr key={label}>
              <th scope="row">{typeset(label)}</th>
              <Cell value={free} />
              <Cell value={pro} />
            </tr>
          ))}
        </tbody>
      </Table>
    </SheetRow>
  );
}
