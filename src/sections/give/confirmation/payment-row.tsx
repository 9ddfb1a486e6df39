import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { paths } from '../../../page-table.ts';
import { Khatim } from '../../../ui/ornament/khatim.tsx';
import { Body, Row } from '../../../ui/sheet.tsx';
import { typeset } from '../../../ui/typeset.tsx';

/** Below xl a star, the title and a double rule to the edge. */
const Title = chakra('h1', {
  base: {
    layerStyle: 'ruledTitle',
    fontSize: { base: '4xl', lg: '6xl', xl: 'page' },
    lineHeight: { base: '1.25', xl: '1.15' },
    _after: { _print: { display: 'none' } },
  },
});

const Purpose = chakra('p', {
  base: {
    textStyle: 'heading',
    fontSize: { base: 'xl', xl: '4xl' },
    lineHeight: '1.3',
    marginTop: { base: '0.5', xl: '1' },
    color: 'gold',
  },
});

const AccountNote = chakra('p', {
  base: {
    textStyle: 'aside',
    marginTop: '2.5',
    paddingTop: '2.5',
    borderTop: '1px solid {colors.rule}',
    color: 'fg.muted',
    xl: {
      gridArea: '1 / 1',
      alignSelf: 'start',
      marginTop: '94px', // level with the card
      marginRight: '7',
      paddingTop: '0',
      borderTop: '0',
    },
    _print: { display: 'none' },
  },
});

export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.06fr) minmax(0, 1fr)' },
    rowGap: { base: '5.5', lg: '0' },
    columnGap: '11',
    marginTop: { base: '4', xl: '5.5' },
    lg: {
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"card actions" "card next"',
      // The open guide lengthens the right column. What comes next then fills the left one.
      '&:has(details[open])': { gridTemplateAreas: '"card actions" "next actions"' },
    },
    _print: { display: 'block' },
  },
});

export const PaymentActions = chakra('div', { base: { lg: { gridArea: 'actions' } } });

/** Reserves about the height of the page on phones. After Back the browser scrolls before the details are there. */
export const PendingDetails = chakra('p', {
  base: { minHeight: '1600px', marginTop: '4', color: 'fg.muted', '@media (scripting: none)': { minHeight: '0' } },
});

interface Props {
  content: Pick<PageContents['confirmation'], 'heading' | 'accountNote' | 'witnessesLabel'>;
  /** What the transfer is for, and for whom. Absent until the details, and so the account, are shown. */
  purpose?: string;
  name?: string;
  /** The text above the heading on paper: it names the site, and says that the sheet is not a receipt. */
  printed?: string;
  children: ReactNode;
}

/** The first row of the page: heading, purpose, the given columns, and where else the account is written. */
export const PaymentRow = ({ content, purpose, name, printed, children }: Props) => (
  <Row
    paddingTop="76px" // 12 px below the header, from lg on 28 px, from xl on 36 px
    paddingBottom="4"
    lg={{ paddingTop: '100px' }}
    xl={{ paddingTop: '108px', paddingBottom: '12' }}
    _print={{ paddingTop: '2', paddingBottom: '2' }}
    aria-labelledby="judul"
  >
    <Body>
      {printed && (
        <Box display={{ base: 'none', _print: 'block' }} marginBottom="4" fontWeight="600" htmlTranslate="no">
          {printed}
        </Box>
      )}
      <Title id="judul" tabIndex={-1}>
        <chakra.span display={{ xl: 'none', _print: 'none' }} flex="none" color="gold">
          <Khatim size={20} stroke={1.8} />
        </chakra.span>
        <span>{typeset(content.heading)}</span>
      </Title>
      {purpose && (
        <Purpose htmlTranslate="no">
          {purpose}
          {/* A printed sheet may lie about, so it names nobody. */}
          {name && (
            <chakra.span _print={{ display: 'none' }}>
              {', '}
              <bdi>{name}</bdi>
            </chakra.span>
          )}
        </Purpose>
      )}
      {children}
    </Body>
    {purpose && (
      <AccountNote>
        <span>{typeset(content.accountNote)}</span>{' '}
        <chakra.a color="accent" href={`${paths.contact}#saksi`}>
          {content.witnessesLabel}
        </chakra.a>
      </AccountNote>
    )}
  </Row>
);
