import { chakra, Grid } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { IconRow } from '../ui/icon-row.tsx';
import { Picture } from '../ui/picture.tsx';
import { Screen, ScreenCaption } from '../ui/screen-tile.tsx';
import { SheetRow } from '../ui/sheet.tsx';

type Page = PageContents['download'];

export const Benefits = ({ heading, items, screens }: Page['benefits'] & { screens: Page['gallery']['items'] }) => (
  <SheetRow headingId="manfaat" heading={heading} headingSize={{ base: '5xl', xl: '6xl' }}>
    <Grid templateColumns={{ lg: 'minmax(0, 1fr) 420px' }} rowGap="7" columnGap="14" marginTop="5">
      <chakra.ul alignSelf="start">
        {items.map((item) => (
          <IconRow key={item.title} {...item} paddingBlock="4.5" borderTop="1px solid {colors.border}" />
        ))}
      </chakra.ul>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="6" alignItems="end">
        {screens.map(({ title, ...screen }) => (
          <figure key={title}>
            <Screen>
              {/* Half of the column of 420 px, without the gap. */}
              <Picture {...screen} sizes="198px" />
            </Screen>
            <ScreenCaption>{title}</ScreenCaption>
          </figure>
        ))}
      </Grid>
    </Grid>
  </SheetRow>
);
