import { chakra, Grid, Heading, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { StepMark } from '../ui/numbered-star.tsx';
import { Body, Gloss, Row } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

const Way = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: '3.5',
    alignItems: 'start',
    paddingBlock: { base: '11px', md: '3.5' },
  },
  variants: { follows: { true: { borderTop: { base: '1px dotted {colors.border.strong}', md: '0' } } } },
});

/** Places outside this site that show the account, because an imitation can claim anything about itself. */
export const Witnesses = ({ heading, gloss, lead, items }: PageContents['contact']['witnesses']) => (
  <Row follows compact aria-labelledby="saksi">
    {gloss && <Gloss>{typeset(gloss)}</Gloss>}
    <Body>
      {/* Smaller than other headings, so that it fits into one line of a phone. */}
      <Heading id="saksi" fontSize={{ base: '4xl', md: '6xl', xl: 'h2' }}>
        {typeset(heading)}
      </Heading>
      <Text marginTop="2" lineHeight="1.5" color="fg.muted">
        {typeset(lead)}
      </Text>
      <Grid as="ol" templateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }} columnGap="9" marginTop="3">
        {items.map(({ title, text }, index) => (
          <Way key={title} follows={index > 0}>
            <StepMark number={index + 1} />
            <div>
              <Heading as="h3" fontSize="xl" lineHeight="1.3">
                {typeset(title)}
              </Heading>
              <Text lineHeight="1.5" textWrap={{ md: 'balance' }} color="fg.muted">
                {typeset(text)}
              </Text>
            </div>
          </Way>
        ))}
      </Grid>
    </Body>
  </Row>
);
