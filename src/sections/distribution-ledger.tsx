import { chakra } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { formatNumber } from '../transaction/rupiah.ts';
import { pictureWidths } from '../ui/picture-widths.ts';
import { Picture } from '../ui/picture.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { shortDate } from '../words/days.ts';
import { reportWords as words } from '../words/report.ts';

type Page = PageContents['report'];
type Entry = Page['entries'][number];

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    lineHeight: '1.4',
    '& caption': { layerStyle: 'visuallyHidden' },
    '& th, & td': {
      paddingBlock: '2.5',
      paddingLeft: '0',
      paddingRight: '3',
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: '400',
      borderBottom: '1px dotted {colors.border.strong}',
    },
    '& thead th': { color: 'fg.muted', fontSize: 'note' },
    '& tbody th': { textStyle: 'heading', fontSize: 'md', overflowWrap: 'anywhere' },
    '& td': { whiteSpace: 'nowrap' },
    '& small': { display: 'block', fontFamily: 'body', fontSize: 'note', lineHeight: '1.4', color: 'fg.muted' },
    '& img': { width: '16', height: '12', objectFit: 'cover', border: '1px solid {colors.gold.line}' },
  },
});

const Count = chakra('td', { base: { textStyle: 'figures', fontWeight: '600' } });

const Note = chakra('p', {
  base: {
    maxWidth: '38em',
    marginTop: '7',
    color: 'fg.muted',
    fontSize: 'note',
    lineHeight: '1.5',
    '& a': { color: 'accent', fontWeight: '600' },
  },
});

/** One distribution. Its name is the place or, if the place has no name, the kind of place. */
const Row = ({ day, kind, place, city, quantity, note, picture }: Entry) => (
  <tr>
    <td>{shortDate(day)}</td>
    <th scope="row">
      <span translate={place ? 'no' : undefined}>{typeset(place ?? kind)}</span>
      <small>
        {place && `${kind}, `}
        <span translate="no">{city}</span>
        {note && `. ${note}`}
      </small>
    </th>
    <Count>{formatNumber(quantity)}</Count>
    <td>
      {picture && (
        // The full picture is a file of this site and opens without scripts.
        <a href={`${picture.src}-${pictureWidths(picture.width).at(-1)}.webp`}>
          <Picture picture={picture} sizes="64px" />
        </a>
      )}
    </td>
  </tr>
);

/** Every distribution, from the newest to the oldest. */
export const DistributionLedger = ({ copy, entries }: { copy: Page['ledger']; entries: readonly Entry[] }) => (
  <SheetRow id="buku" heading={copy.mark} gloss={copy.gloss}>
    <Table>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          {[words.day, words.place, words.mushaf, words.picture].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          // The order comes from content and is fixed; rows have no unique value.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={index} {...entry} />
        ))}
      </tbody>
    </Table>
    <Note>
      {copy.note} <a href={paths.contact}>{words.tellUs}</a>
    </Note>
  </SheetRow>
);
