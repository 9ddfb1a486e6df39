import { chakra, Flex } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { FeatureIcon } from '../ui/feature-icon.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

/** A cell of one ruled table, three per row. The remaining cells share the last row. */
const Cell = chakra('li', {
  base: {
    flex: { base: '1 1 100%', md: '1 1 30%' },
    display: 'grid',
    // On phones the icon stands beside the text.
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    alignContent: 'start',
    rowGap: { base: '1', md: '2.5' },
    columnGap: '4',
    paddingBlock: { base: '5', md: '7' },
    paddingInline: { base: '4.5', md: '6.5' },
    bg: 'bg',
  },
  variants: {
    // Four cells stand two per row, because otherwise the fourth would be alone.
    four: { true: { flex: { md: '1 1 45%' } } },
  },
});

const Mark = chakra('div', { base: { gridRow: { base: '1 / 3', md: 'auto' }, marginBottom: { md: '2' } } });

type Props = PageContents['quran']['cards'] & { id: string };

/** Two to six cards, each with its icon. */
export const Cards = ({ id, heading, items }: Props) => (
  <SheetRow id={id} heading={heading}>
    <Flex
      as="ul"
      wrap="wrap"
      gap="1px"
      marginTop={{ base: '7', lg: '9' }}
      bg="border"
      border="1px solid {colors.border}"
    >
      {items.map((item) => (
        <Cell key={item.title} four={items.length === 4}>
          <Mark>
            <FeatureIcon name={item.icon} />
          </Mark>
          <h3>{item.title}</h3>
          <chakra.p lineHeight="1.55" color="fg.muted">
            {typeset(item.description)}
          </chakra.p>
        </Cell>
      ))}
    </Flex>
  </SheetRow>
);
