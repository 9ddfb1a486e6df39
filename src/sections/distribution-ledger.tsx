import { chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { formatNumber } from '../transaction/rupiah.ts';
import { largestWebp } from '../ui/picture-widths.ts';
import { Picture } from '../ui/picture.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { shortDate } from '../words/days.ts';
import { reportWords as words } from '../words/report.ts';

type Page = PageContents['report'];
type Distribution = Page['entries'][number];

const line = '1px dotted {colors.border.strong}';

const cell = {
  paddingBlock: '2.5',
  paddingInline: '0',
  borderBottom: line,
  fontWeight: '400',
  textAlign: 'left',
  mdDown: { padding: '0', borderBottom: '0' },
} as const;

const Table = chakra('table', {
  base: { width: '100%', borderSpacing: '0', lineHeight: '1.4', mdDown: { display: 'block' } },
});

/** The head of a column. It stays below the header of the site while the rows scroll past it. */
const Title = chakra('th', {
  base: {
    ...cell,
    position: { md: 'sticky' },
    top: { md: '16', lg: '18' },
    zIndex: '1',
    bg: 'bg',
    borderBottom: '1px solid {colors.gold.line}',
    fontSize: 'xs',
    color: 'fg.muted',
  },
});

const Rows = chakra('tbody', { base: { mdDown: { display: 'block', borderTop: '1px solid {colors.gold.line}' } } });

/** On phones the place stands beside number and day, and the picture at the right. */
const TableRow = chakra('tr', {
  base: {
    mdDown: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"place count picture" "place day picture"',
      paddingBlock: '3',
      borderBottom: line,
    },
  },
});

const Place = chakra('th', {
  base: { ...cell, gridArea: 'place', overflowWrap: 'anywhere', mdDown: { ...cell.mdDown, paddingRight: '4' } },
});
const Name = chakra('span', {
  base: { textStyle: 'heading', flex: { md: '0 0 40%' }, fontSize: 'xl', lineHeight: '1.35' },
});
const Cell = chakra('td', { base: { ...cell, whiteSpace: 'nowrap' } });
const Small = chakra('span', { base: { fontSize: { base: 'xs', md: 'md' }, color: 'fg.muted' } });

const Photo = chakra('a', {
  base: {
    display: 'block',
    marginLeft: { base: '4', md: '8' },
    '& img': { width: '16', height: '12', objectFit: 'cover', border: '1px solid {colors.gold.line}' },
  },
});

type RowProps = Distribution & { hasPictures: boolean };

/** One distribution. Its name is the place or, if the place has no name, the kind of place. */
const DistributionRow = ({ hasPictures, day, kind, place, city, quantity, note, picture }: RowProps) => (
  <TableRow>
    <Cell gridArea="day" width={{ md: '140px' }} mdDown={{ textAlign: 'right' }}>
      <Small>{shortDate(day)}</Small>
    </Cell>
    <Place scope="row">
      <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'baseline' }} columnGap="6">
        <Name htmlTranslate={place ? 'no' : undefined}>{typeset(place ?? kind)}</Name>{' '}
        <Small>
          <span translate="no">{city}</span>
          {note && `. ${note}`}
        </Small>
      </Flex>
    </Place>
    <Cell gridArea="count" width={{ md: '80px' }} textAlign="right">
      <chakra.b textStyle="figures" fontWeight="600">
        {formatNumber(quantity)}
      </chakra.b>{' '}
      <Small display={{ md: 'none', _print: 'none' }}>{words.unit}</Small>
    </Cell>
    {hasPictures && (
      <Cell gridArea="picture" width={{ md: '96px' }} _print={{ display: 'none' }}>
        {picture && (
          // The full picture is a file of this site and opens without scripts.
          <Photo href={largestWebp(picture.src, picture.width)}>
            <Picture picture={picture} sizes="64px" />
          </Photo>
        )}
      </Cell>
    )}
  </TableRow>
);

/** Every distribution, from the newest to the oldest. */
export function DistributionLedger({ ledger, entries }: Pick<Page, 'ledger' | 'entries'>) {
  const hasPictures = entries.some(({ picture }) => Boolean(picture));
  return (
    <SheetRow headingId="buku" gloss={ledger.gloss} compact>
      <Table>
        <VisuallyHidden as="caption" id="buku">
          {words.caption}
        </VisuallyHidden>
        <chakra.thead mdDown={{ srOnly: true }}>
          <tr>
            <Title scope="col">{words.day}</Title>
            <Title scope="col">{words.place}</Title>
            <Title scope="col" textAlign="right">
              {words.mushaf}
            </Title>
            {hasPictures && (
              <Title scope="col" md={{ paddingLeft: '8' }} _print={{ display: 'none' }}>
                {words.picture}
              </Title>
            )}
          </tr>
        </chakra.thead>
        <Rows>
          {entries.map((entry, index) => (
            // The order comes from content and is fixed; rows have no unique value.
            // oxlint-disable-next-line react/no-array-index-key
            <DistributionRow key={index} {...entry} hasPictures={hasPictures} />
          ))}
        </Rows>
      </Table>
      <Text textStyle="aside" marginTop="6" color="fg.muted">
        {ledger.note}{' '}
        <chakra.a href={paths.contact} color="accent" fontWeight="600">
          {words.tellUs}
        </chakra.a>
      </Text>
    </SheetRow>
  );
}
