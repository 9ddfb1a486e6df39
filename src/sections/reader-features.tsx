import { chakra } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { IconRow } from '../ui/icon-row.tsx';
import { SheetRow } from '../ui/sheet.tsx';

export const ReaderFeatures = ({ heading, items }: PageContents['quran']['cards']) => (
  <SheetRow headingId="isi-pembaca" heading={heading} headingSize={{ base: '2xl', md: '6xl' }}>
    <chakra.ul marginTop={{ base: '4', lg: '6' }} borderTop="1px solid {colors.border}">
      {items.map((item) => (
        <IconRow key={item.title} {...item} wide paddingBlock="4.5" borderBottom="1px solid {colors.border}" />
      ))}
    </chakra.ul>
  </SheetRow>
);
