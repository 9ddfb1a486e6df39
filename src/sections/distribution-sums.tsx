import type { PageContents } from '../page-contents.ts';
import { shortDate } from '../day-words.ts';
import { reportWords as words } from '../report-words.ts';
import { formatNumber } from '../transaction/rupiah.ts';
import { styled } from '../ui/styled.ts';

const Sums = styled('dl', {
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, auto)' },
  justifyContent: { md: 'start' },
  marginTop: { base: '4.5', md: '6.5' },
  borderBlock: '1px solid {colors.gold.line}',
  '& div': { paddingBlock: { base: '2.5', md: '3.5' }, paddingRight: { base: '3.5', md: '10' } },
  '& div + div': { paddingLeft: { base: '4', md: '10' }, borderLeft: '1px solid {colors.rule}' },
  '& dt': { color: 'fg.muted', fontSize: 'ui' },
  '& dd': {
    textStyle: 'heading',
    fontSize: { base: '4xl', md: 'page' },
    whiteSpace: 'nowrap',
  },
  '@media print': { gridTemplateColumns: 'repeat(3, auto)' },
  '@media screen and (max-width: 767.98px)': {
    '& div + div + div': {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      paddingBlock: '2',
      paddingInline: '0',
      borderLeft: '0',
      borderTop: '1px solid {colors.rule}',
    },
    '& div + div + div dd': { fontSize: 'lg' },
  },
});

/** Names the institute on paper, where the header of the page is hidden. */
export const PrintedInstitute = styled('p', {
  display: 'none',
  fontSize: 'caption',
  '@media print': { display: 'block' },
});

export const DistributionSums = ({ mushaf, places, last }: PageContents['report']['summary']) => (
  <Sums>
    <div>
      <dt>{words.mushaf}</dt>
      <dd>{formatNumber(mushaf)}</dd>
    </div>
    <div>
      <dt>{words.places}</dt>
      <dd>{formatNumber(places)}</dd>
    </div>
    {last && (
      <div>
        <dt>{words.last}</dt>
        <dd>{shortDate(last)}</dd>
      </div>
    )}
  </Sums>
);
