import { Grid } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { IconRow } from '../ui/icon-row.tsx';
import { NameTag } from '../ui/name-tag.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { words } from '../words/site.ts';

export const FeatureList = ({ items, ...head }: PageContents['home']['features']) => (
  <SheetRow headingId="fitur" {...head} glossBelowXl>
    <Grid
      as="ul"
      templateColumns={{ md: '1fr 1fr' }}
      columnGap="13"
      marginTop={{ base: '5', xl: '7.5' }}
      borderTop="1px solid {colors.border}"
    >
      {items.map(({ title, pro, ...item }) => (
        <IconRow
          key={title}
          {...item}
          title={
            <>
              {title}
              {pro && <NameTag marginLeft="2">{words.home.pro}</NameTag>}
            </>
          }
          alignContent="start"
          columnGap="4"
          paddingTop={{ base: '4', xl: '5.5' }}
          paddingBottom={{ base: '4.5', xl: '6' }}
          borderBottom="1px solid {colors.border}"
        />
      ))}
    </Grid>
  </SheetRow>
);
