import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BlankLeaf } from '../ui/ornament/blank-leaf.tsx';
import { RuledFrame } from '../ui/ruled-frame.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

const PlateMessage = chakra(RuledFrame, {
  base: {
    maxWidth: '640px',
    minHeight: '520px',
    marginTop: { base: '6', xl: '0' },
    marginInline: 'auto',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3.5',
    paddingBlock: { base: '12', md: '18' },
    paddingInline: '7',
    textAlign: 'center',
  },
});

/** Says what happened and offers two ways on. */
export const NotFoundText = ({ heading, text }: Omit<PageContents['not-found'], 'seo'>) => (
  <SheetRow headingId="tidak-ada" first>
    <PlateMessage>
      <Box
        className="emblem"
        width={{ base: '121px', xl: '171px' }}
        height={{ base: '164px', xl: '232px' }}
        marginBottom="3.5"
      >
        <BlankLeaf />
      </Box>
      <h1 id="tidak-ada" tabIndex={-1}>
        {typeset(heading)}
      </h1>
      <Text maxWidth="32em" color="fg.muted" textWrap="balance">
        {typeset(text)}
      </Text>
      <Grid templateColumns={{ sm: '1fr 1fr' }} gap="3" width={{ base: '100%', sm: 'auto' }} marginTop="3">
        <ButtonLink href={paths.home}>{pageWords.notFound.home}</ButtonLink>
        <ButtonLink href={paths.quran} variant="line">
          {pageWords.notFound.read}
        </ButtonLink>
      </Grid>
    </PlateMessage>
  </SheetRow>
);
