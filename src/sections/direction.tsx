import { chakra } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

const Name = chakra('h3', { base: { textStyle: 'label', marginTop: '7', color: 'gold' } });
// `&&` outweighs the size of the prose around it.
const Vision = chakra('p', {
  base: { '&&': { marginTop: '3', fontSize: 'meaning', lineHeight: '1.25', textWrap: 'balance' } },
});
const Aim = chakra('li', {
  base: { paddingBlock: '3', fontFamily: 'heading', fontSize: 'lg', lineHeight: '1.5' },
  variants: { follows: { true: { borderTop: '1px solid {colors.border}' } } },
});

/** The vision is the one large sentence of the page. The mission below it is plain lines between rules. */
export const Direction = ({ vision, mission }: PageContents['about']['direction']) => (
  <chakra.div marginTop={{ base: '7', xl: '11' }} borderTop="1px solid {colors.rule}">
    <Name>{pageWords.about.vision}</Name>
    <Vision>{typeset(vision)}</Vision>
    <Name paddingTop={{ base: '2', xl: '4' }}>{pageWords.about.mission}</Name>
    <ul>
      {mission.map((aim, index) => (
        <Aim key={aim} follows={index > 0}>
          {typeset(aim)}
        </Aim>
      ))}
    </ul>
  </chakra.div>
);
