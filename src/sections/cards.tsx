import { chakra, Grid } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { FeatureIcon } from '../ui/feature-icon.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

type Props = PageContents['quran']['cards'] & { id: string };

/** Two to six ruled rows, each with its icon. From lg on the text stands beside its title. */
export const Cards = ({ id, heading, items }: Props) => (
  <SheetRow id={id} heading={heading} headingSize={{ base: 'lg', md: '4xl' }}>
    <chakra.ul marginTop={{ base: '4', lg: '6' }} borderTop="1px solid {colors.border}">
      {items.map(({ icon, title, description }) => (
        <Grid
          as="li"
          key={title}
          templateColumns={{ base: '44px minmax(0, 1fr)', lg: '44px 17em minmax(0, 1fr)' }}
          alignItems={{ lg: 'center' }}
          columnGap="5"
          rowGap="0.5"
          paddingBlock="4.5"
          borderBottom="1px solid {colors.border}"
        >
          <chakra.div gridRow={{ base: 'span 2', lg: 'auto' }}>
            <FeatureIcon name={icon} />
          </chakra.div>
          <chakra.h3 fontSize="md" lineHeight="1.3">
            {title}
          </chakra.h3>
          <chakra.p lineHeight="1.5" color="fg.muted">
            {typeset(description)}
          </chakra.p>
        </Grid>
      ))}
    </chakra.ul>
  </SheetRow>
);
