import { chakra, Grid, Heading } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

export const ReadingTips = ({ heading, sets }: PageContents['quran']['tips']) => (
  <SheetRow headingId="petunjuk" heading={heading} headingSize={{ base: '2xl', md: '6xl' }}>
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} rowGap="9" columnGap="13" marginTop="8">
      {sets.map(({ title, items }) => (
        <div key={title}>
          <Heading as="h3" fontSize={{ base: 'lg', md: '3xl' }}>
            {title}
          </Heading>
          <chakra.ol marginTop="2" color="fg.muted">
            {items.map((item, index) => (
              <chakra.li
                key={item}
                display="grid"
                gridTemplateColumns="24px minmax(0, 1fr)"
                paddingBlock="2.5"
                lineHeight="1.5"
                borderBottom="1px dotted {colors.border.strong}"
              >
                {/* Not a marker of the list, which would have a full stop. */}
                <chakra.span textStyle="number" color="gold" aria-hidden="true">
                  {index + 1}
                </chakra.span>
                <span>{typeset(item)}</span>
              </chakra.li>
            ))}
          </chakra.ol>
        </div>
      ))}
    </Grid>
  </SheetRow>
);
