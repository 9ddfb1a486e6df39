import { chakra, Grid, Heading, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

const Name = chakra('h3', { base: { textStyle: 'heading', fontSize: { base: 'sm', xl: 'xl' }, color: 'gold' } });

/** Vision and mission, beside the text about the publisher. */
export const Direction = ({ vision, mission }: PageContents['about']['direction']) => (
  <div>
    <Name>{pageWords.about.vision}</Name>
    <Text marginTop="1.5" fontFamily="heading" fontSize="4xl" lineHeight="1.35">
      {typeset(vision)}
    </Text>
    <Name marginTop="6">{pageWords.about.mission}</Name>
    <ul>
      {mission.map((item) => (
        <chakra.li
          key={item}
          paddingBlock="2.5"
          lineHeight="1.45"
          textWrap="balance"
          color="fg.muted"
          borderBottom="1px solid {colors.border}"
        >
          {typeset(item)}
        </chakra.li>
      ))}
    </ul>
  </div>
);

/** The principles. They are quieter than the vision and the text above: no frame, no numbers. */
export const Principles = ({ heading, items }: PageContents['about']['principles']) => (
  <SheetRow headingId="prinsip" heading={heading}>
    <Grid
      as="ul"
      templateColumns={{ md: 'repeat(auto-fit, minmax(200px, 1fr))' }}
      columnGap="9"
      marginTop="3"
      borderTop={{ md: '1px solid {colors.rule}' }}
      paddingTop={{ md: '1.5' }}
    >
      {items.map(({ title, description }) => (
        <chakra.li key={title} paddingBlock="2.5">
          <Heading as="h3" fontSize="xl" lineHeight="1.3">
            {title}
          </Heading>
          <Text marginTop="1" lineHeight="1.5" textWrap="balance" color="fg.muted">
            {typeset(description)}
          </Text>
        </chakra.li>
      ))}
    </Grid>
  </SheetRow>
);
