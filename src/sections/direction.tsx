import { chakra } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

const Name = chakra('h3', { base: { textStyle: 'label', color: 'gold' } });

/** Vision and mission, beside the text about the publisher. */
export const Direction = ({ vision, mission }: PageContents['about']['direction']) => (
  <div>
    <Name>{pageWords.about.vision}</Name>
    <chakra.p marginTop="1.5" fontFamily="heading" fontSize="2xl" lineHeight="1.35" textWrap="balance">
      {typeset(vision)}
    </chakra.p>
    <Name marginTop="6">{pageWords.about.mission}</Name>
    <ul>
      {mission.map((item) => (
        <chakra.li
          key={item}
          paddingBlock="2.5"
          lineHeight="1.45"
          color="fg.muted"
          borderBottom="1px solid {colors.border}"
        >
          {typeset(item)}
        </chakra.li>
      ))}
    </ul>
  </div>
);
