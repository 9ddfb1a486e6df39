import type { ReactNode } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { Body, EmblemMargin } from '../../../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../../../ui/typeset.tsx';

const Row = chakra('section', {
  base: {
    layerStyle: 'row',
    paddingTop: { base: '84px', lg: '100px', xl: '28' },
    paddingBottom: { base: '9', xl: '16' },
    '&& ~ section': { paddingBlock: { xl: '12' } },
    // On paper the following rows are hidden, because a printed sheet must not have names and addresses.
    '@media print': { paddingBlock: '2', '& ~ section': { display: 'none' } },
  },
});

const Title = chakra('h1', {
  base: {
    layerStyle: 'ruledTitle',
    fontSize: { base: '2xl', lg: '4xl', xl: 'page' },
    lineHeight: { base: '1.25', xl: '1.15' },
  },
});

const Lead = chakra('p', {
  base: {
    marginTop: { base: '1', xl: '1.5' },
    fontSize: { base: 'body', xl: 'md' },
    lineHeight: '1.4',
    color: 'fg.muted',
    '& b': { textStyle: 'heading', fontSize: { base: 'note', sm: 'md', xl: 'lg' }, color: 'gold' },
  },
});

export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.06fr) minmax(0, 1fr)' },
    gap: { base: '3.5', md: '9', xl: '11' },
    marginTop: { base: '3.5', xl: '6.5' },
    alignItems: 'start',
    '@media print': { gap: '4', marginTop: '3' },
  },
});

const Printed = chakra('p', {
  base: {
    display: 'none',
    '@media print': { display: 'block', marginBottom: '4', fontWeight: '600' },
  },
});

interface Props extends Pick<PageContents['confirmation'], 'heading' | 'lead' | 'gloss'> {
  /** What the transfer is for. Undefined until the details are known. */
  purpose?: string | undefined;
  /** The text above the heading on paper: it names the site, and says that the sheet is not a receipt. */
  printed: string;
  children: ReactNode;
}

/** The first row of the page. The heading is small and the medallion takes no space, so that the money comes first. */
export function PaymentRow({ heading, lead, purpose, gloss, printed, children }: Props) {
  return (
    <Row aria-labelledby="judul">
      <EmblemMargin emblem="sprout" gloss={gloss} />
      <Body>
        <Printed data-print htmlTranslate="no">
          {printed}
        </Printed>
        <Title id="judul" tabIndex={-1}>
          <span>{typeset(heading)}</span>
        </Title>
        {/* The lead is about the total, which needs scripts. Once the total is known, BankCard shows the lead, too. */}
        <Lead data-scripts="">
          {purpose ? (
            <b data-screen="" translate="no">
              {purpose}
            </b>
          ) : (
            <span>{typeset(lead)}</span>
          )}
        </Lead>
        {children}
      </Body>
    </Row>
  );
}

/** Reserves the space of the cards, so that nothing jumps when the details arrive. */
export const PendingDetails = chakra('p', {
  base: {
    minHeight: { base: '960px', md: '720px' },
    marginTop: '4.5',
    color: 'fg.muted',
  },
});
