import { Grid } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { ScreenTile } from '../ui/screen-tile.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { words } from '../words/site.ts';

export const ScreenshotGallery = ({ gloss, heading, version, items }: PageContents['home']['gallery']) => (
  <SheetRow
    headingId="tampilan"
    heading={heading}
    gloss={[gloss, words.home.version(version)].filter(Boolean).join(' ')}
    glossBelowXl
  >
    <Grid
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
      alignItems="end"
      columnGap={{ base: '4.5', md: '11' }}
      rowGap={{ base: '6.5', md: '9' }}
      marginTop={{ base: '5', xl: '7.5' }}
    >
      {items.map((screen) => (
        <ScreenTile key={screen.title} {...screen} small sizes="(min-width: 768px) 270px, 45vw" />
      ))}
    </Grid>
  </SheetRow>
);
