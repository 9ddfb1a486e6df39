import { Box, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Emblem } from './emblem.tsx';
import { Body, Lead, Row } from './sheet.tsx';
import { typeset } from './typeset.tsx';

export interface PageHeadProps extends Omit<HTMLChakraProps<'section'>, 'title'> {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** The head of an inner page: emblem, h1 (focus target of a route change), lead. */
export const PageHead = ({ title, lead, children, ...style }: PageHeadProps) => (
  <Row
    aria-labelledby="judul"
    // Below xl the emblem stands before the title, and the lead stands below both.
    display="grid"
    gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', xl: 'var(--margin) minmax(0, 1fr)' }}
    columnGap={{ base: '3.5', xl: '0' }}
    alignItems={{ base: 'center', xl: 'start' }}
    besideEmblem
    paddingBottom="4"
    // Written as `xl`, as in the recipe of the row, which would override a responsive value from xl on.
    xl={{ paddingBottom: '9' }}
    {...style}
  >
    <Box marginTop={{ xl: '-2.5' }}>
      <Emblem />
    </Box>
    <Body display={{ base: 'contents', xl: 'block' }}>
      <h1 id="judul" tabIndex={-1}>
        {typeset(title)}
      </h1>
      <Box gridColumn={{ base: '1 / -1', xl: 'auto' }}>
        {lead && <Lead>{typeset(lead)}</Lead>}
        {children}
      </Box>
    </Body>
  </Row>
);
