import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { FeatureIcon } from '../ui/feature-icon.tsx';
import { NameTag } from '../ui/name-tag.tsx';
import { LateStyles, SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words/site.ts';

/** What the app holds, in ruled cells of one size. */
export const FeatureList = ({ items, ...copy }: PageContents['home']['features']) => (
  <SheetRow id="fitur" {...copy} glossNeeded>
    <LateStyles />
    <Grid
      as="ul"
      templateColumns={{ md: '1fr 1fr' }}
      columnGap="13"
      marginTop={{ base: '5', xl: '7.5' }}
      borderTop="1px solid {colors.border}"
    >
      {items.map(({ icon, title, description, pro }) => (
        <Grid
          as="li"
          key={title}
          templateColumns="auto minmax(0, 1fr)"
          alignContent="start"
          columnGap="4"
          rowGap="0.5"
          paddingTop={{ base: '4', xl: '5.5' }}
          paddingBottom={{ base: '4.5', xl: '6' }}
          borderBottom="1px solid {colors.border}"
        >
          <Box gridRow="span 2" marginTop="0.5">
            <FeatureIcon name={icon} />
          </Box>
          <Heading as="h3" fontSize="md" lineHeight="1.3">
            {title}
            {pro && <NameTag marginLeft="2">{words.home.pro}</NameTag>}
          </Heading>
          <Text lineHeight="1.5" color="fg.muted">
            {typeset(description)}
          </Text>
        </Grid>
      ))}
    </Grid>
  </SheetRow>
);
