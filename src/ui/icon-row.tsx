import { Box, Grid, type GridProps, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FeatureIcon, type FeatureIconName } from './feature-icon.tsx';
import { typeset } from './typeset.tsx';

interface Props extends Omit<GridProps, 'title'> {
  icon: FeatureIconName;
  title: ReactNode;
  description: string;
  /** From lg on the text stands beside its title. */
  wide?: boolean;
}

/** A row of a list, with an icon beside title and text. */
export const IconRow = ({ icon, title, description, wide = false, ...row }: Props) => (
  <Grid
    as="li"
    templateColumns={{ base: '44px minmax(0, 1fr)', lg: wide ? '44px 17em minmax(0, 1fr)' : undefined }}
    alignItems={wide ? { lg: 'center' } : undefined}
    columnGap="5"
    rowGap="0.5"
    {...row}
  >
    <Box gridRow={{ base: 'span 2', lg: wide ? 'auto' : undefined }}>
      <FeatureIcon name={icon} />
    </Box>
    <Heading as="h3" fontSize="xl" lineHeight="1.3">
      {title}
    </Heading>
    <Text lineHeight="1.5" color="fg.muted">
      {typeset(description)}
    </Text>
  </Grid>
);
