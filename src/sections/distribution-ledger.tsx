import { formatDay, shortDay } from '../day-words.ts';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { reportWords as words } from '../report-words.ts';
import { formatNumber } from '../transaction/rupiah.ts';
import { Button } from '../ui/button.tsx';
import { PrinterIcon } from '../ui/keep-icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.ts';
import { currentStar } from '../ui/ornament/current-star.ts';
import { Picture } from '../ui/picture.tsx';
import { pictureWidths } from '../ui/picture-widths.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';

type Page = PageContents['report'];
type Entry = Page['entries'][number];

interface Props extends Pick<Page, 'entries' | 'hasAll' | 'year'> {
  copy: Page['ledger'];
  /** From newest to oldest. Each year has its own page. The page of the newest year is `/laporan`. */
  years: number[];
}

const Years = styled('nav', {
  layerStyle: 'wrapping',
  columnGap: { sm: '1' },
  marginBottom: '1.5',
  marginLeft: '-3',
  '& a': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '3',
    textStyle: 'heading',
    fontSize: 'lg',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
  '& [aria-current]': { color: 'fg' },
  '& [aria-current]::after': currentStar,
});

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: '1.4',
  '& caption': { layerStyle: 'visuallyHidden' },
  '& th, & td': { padding: '0', textAlign: 'left', fontWeight: '400', overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontFamily: 'body', fontSize: 'note', lineHeight: '1.4', color: 'fg.muted' },
  '& [data-day]': { color: 'fg.muted', whiteSpace: 'nowrap' },
  '& [data-kind]': { textStyle: 'heading', fontSize: 'md' },
  '& [data-count]': { textStyle: 'figures', textAlign: 'right', whiteSpace: 'nowrap' },
  '& td[data-count]': { fontWeight: '600', fontSize: 'sm' },
  '& [data-month] th': { textStyle: 'heading', fontSize: 'md', color: 'gold' },
  '& [data-month] td': { fontWeight: '400', fontSize: 'note', color: 'fg.muted' },
  '& [data-sum] th': { fontWeight: '600' },
  '& [data-sum] b': {
    textStyle: 'heading',
    fontSize: '4xl',
    position: 'relative',
    display: 'inline-block',
  },
  // The sum has a double underline, as in paper accounts.
  '& [data-sum] b::after': {
    layerStyle: 'painted',
    insetInline: '0',
    bottom: '-5px',
    height: '1',
    borderBlock: '1px solid {colors.gold}',
  },
  '& [data-unit]': { fontWeight: '400', fontSize: 'note', color: 'fg.muted' },
  '& [data-picture] a': { display: 'inline-block' },
  '& img': { width: '16', height: '12', objectFit: 'cover', border: '1px solid {colors.gold.line}' },
  // On phones each row has two lines, with its picture beside them.
  '@media screen and (max-width: 767.98px)': {
    display: 'block',
    '& caption, & tbody, & tfoot': { display: 'block' },
    '& thead': { layerStyle: 'visuallyHidden' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      alignItems: 'baseline',
      paddingBlock: '2.5',
      borderBottom: '1px dotted {colors.border.strong}',
    },
    '& tr[data-month], & tr[data-sum]': { paddingTop: '5.5', borderBottom: '1px solid {colors.rule}' },
    '& tr[data-sum]': { paddingTop: '3.5', borderTop: '1px solid {colors.gold.line}', borderBottom: '0' },
    '& tr:has(img)': { gridTemplateColumns: 'minmax(0, 1fr) auto 64px' },
    '& [data-kind]': { gridArea: '1 / 1' },
    '& [data-count]': { gridArea: '1 / 2' },
    '& [data-city]': { gridArea: '2 / 1', fontSize: 'ui' },
    '& [data-day]': { gridArea: '2 / 2', textAlign: 'right', fontSize: 'note' },
    '& [data-picture]': { gridArea: '1 / 3 / 3 / 4', alignSelf: 'center', '&:empty': { display: 'none' } },
  },
  '@media print, (min-width: 768px)': {
    '& th, & td': { paddingBlock: '2.5', paddingRight: '5', borderBottom: '1px dotted {colors.border.strong}' },
    '& thead th': {
      position: 'sticky',
      top: { base: '16', lg: '18' },
      zIndex: '2',
      bg: 'bg',
      color: 'fg.muted',
      fontSize: 'note',
      borderBottom: '1px solid {colors.rule}',
    },
    '& [data-month] :is(th, td)': { paddingTop: '6', borderBottom: '1px solid {colors.rule}' },
    '& [data-sum] :is(th, td)': {
      paddingTop: '3.5',
      borderTop: '1px solid {colors.gold.line}',
      borderBottom: '0',
    },
    '& [data-unit]': { layerStyle: 'visuallyHidden' },
    '& th[data-day], & td[data-day]': { width: '104px' },
    '& [data-picture]': { width: '84px', paddingRight: '0', textAlign: 'right' },
    '&:not([data-pictures])': { '& [data-picture]': { display: 'none' }, '& [data-count]': { paddingRight: '0' } },
  },
  '@media print': {
    '& thead th': { position: 'static' },
    '& [data-picture]': { display: 'none' },
    '& th, & td': { paddingBlock: '1' },
  },
});

const NoEntries = styled('div', {
  paddingBlock: '7',
  borderBlock: '1px solid {colors.rule}',
  '& p': { marginTop: '1.5', maxWidth: '36em', color: 'fg.muted' },
});

const BelowTable = styled('div', {
  layerStyle: 'ends',
  columnGap: '5',
  rowGap: '3',
  marginTop: '7',
  '& p': { maxWidth: '38em', color: 'fg.muted', fontSize: 'note', lineHeight: '1.5' },
  '& a': { color: 'accent', fontWeight: '600' },
});

const sum = (entries: readonly Entry[]) => entries.reduce((total, { quantity }) => total + quantity, 0);

const Count = ({ number }: { number: number }) => (
  <td data-count="">
    {formatNumber(number)} <span data-unit="">{words.mushaf.toLowerCase()}</span>
  </td>
);

/** Links to the full picture, which is a file of this site and opens without scripts. */
const PictureCell = ({ picture }: Pick<Entry, 'picture'>) => (
  <td data-picture="">
    {picture && (
      <a href={`${picture.src}-${pictureWidths(picture.width).at(-1)}.webp`}>
        <Picture picture={picture} sizes="64px" />
      </a>
    )}
  </td>
);

/** One distribution. Its name is the place or, if the place has no name, the kind of place. */
const Row = ({ day, kind, place, city, quantity, note, picture }: Entry) => (
  <tr>
    <td data-day="">{shortDay(day)}</td>
    <th scope="row" data-kind="">
      <span translate={place ? 'no' : undefined}>{typeset(place ?? kind)}</span>
      {(place ?? note) && <small>{[place && kind, note].filter(Boolean).join('. ')}</small>}
    </th>
    <td data-city="" translate="no">
      {city}
    </td>
    <Count number={quantity} />
    <PictureCell picture={picture} />
  </tr>
);

/** `November 2026` for `2026-11-21`. */
const monthOf = (day: string) => formatDay(day).replace(/^\d+ /, '');

function Months({ entries }: { entries: readonly Entry[] }) {
  const months = [...new Set(entries.map(({ day }) => monthOf(day)))];
  return months.map((month) => {
    const rows = entries.filter(({ day }) => monthOf(day) === month);
    return (
      <tbody key={month}>
        <tr data-month="">
          <th scope="rowgroup" colSpan={3}>
            {month}
          </th>
          <Count number={sum(rows)} />
          <PictureCell picture={null} />
        </tr>
        {rows.map((row, index) => (
          // The order comes from content and is fixed; rows have no unique value.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={index} {...row} />
        ))}
      </tbody>
    );
  });
}

/** The distributions of `year`, or of all years if that is null, by month. */
export function DistributionLedger({ copy, entries, years, hasAll, year }: Props) {
  return (
    <SheetRow id="buku" mark={copy.mark} gloss={copy.gloss} titled>
      <Years aria-label={words.years} data-screen="">
        {years.map((shownYear, index) => (
          <a
            key={shownYear}
            href={index === 0 ? paths.report : `${paths.report}/${shownYear}`}
            aria-current={shownYear === year ? 'page' : undefined}
          >
            {shownYear}
          </a>
        ))}
        {hasAll && (
          <a href={`${paths.report}/semua`} aria-current={year === null ? 'page' : undefined}>
            {words.all}
          </a>
        )}
      </Years>
      {entries.length === 0 ? (
        <NoEntries>
          <h3>{typeset(copy.emptyHeading)}</h3>
          <p>{typeset(copy.emptyText)}</p>
        </NoEntries>
      ) : (
        <Table data-pictures={entries.some(({ picture }) => picture) ? '' : undefined}>
          <caption>{words.heading(year)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.city}</th>
              <th scope="col" data-count="">
                {words.mushaf}
              </th>
              <th scope="col" data-picture="">
                <VisuallyHidden>{words.picture}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <Months entries={entries} />
          <tfoot>
            <tr data-sum="">
              <th scope="row" colSpan={3}>
                {words.sum(year)}
              </th>
              <td data-count="">
                <b>{formatNumber(sum(entries))}</b>
              </td>
              <PictureCell picture={null} />
            </tr>
          </tfoot>
        </Table>
      )}
      <BelowTable>
        <p>
          {copy.note} <a href={paths.contact}>{copy.noteLabel}</a>
        </p>
        <Button type="button" variant="line" size="sm" data-screen="" data-scripts="" data-prints="">
          <PrinterIcon />
          {words.print}
        </Button>
      </BelowTable>
    </SheetRow>
  );
}
