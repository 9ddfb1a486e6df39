import { chakra, Grid } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { FeatureIcon } from '../ui/feature-icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Screen, ScreenCaption } from '../ui/screen-tile.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

type Page = PageContents['download'];

export const Benefits = ({ heading, items, screens }: Page['benefits'] & { screens: Page['gallery']['items'] }) => (
  <SheetRow id="manfaat" heading={heading} headingSize={{ base: '3xl', xl: '4xl' }}>
    <Grid templateColumns={{ lg: 'minmax(0, 1fr) 420px' }} rowGap="7" columnGap="14" marginTop="5">
      <chakra.ul alignSelf="start">
        {items.map(({ icon, title, description }) => (
          <chakra.li
            key={title}
            display="grid"
            gridTemplateColumns="44px minmax(0, 1fr)"
            columnGap="5"
            rowGap="0.5"
            paddingBlock="4.5"
            borderTop="1px solid {colors.border}"
          >
            <chakra.div gridRow="1 / span 2">
              <FeatureIcon name={icon} />
            </chakra.div>
            <chakra.h3 fontSize="md" lineHeight="1.3">
              {title}
            </chakra.h3>
            <chakra.p lineHeight="1.5" color="fg.muted">
              {typeset(description)}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="6" alignItems="end">
        {screens.map(({ title, ...screen }) => (
          <figure key={title}>
            <Screen>
              <Picture {...screen} sizes="198px" />
            </Screen>
            <ScreenCaption>{title}</ScreenCaption>
          </figure>
        ))}
      </Grid>
    </Grid>
  </SheetRow>
);
