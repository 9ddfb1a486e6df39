import type { PageContents } from '../page-contents.ts';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';

/** The vision is the one large sentence of the page. The mission below it is plain lines between rules. */
const Spread = chakra('div', {
  base: {
    marginTop: { base: '7', xl: '11' },
    borderTop: '1px solid {colors.rule}',
    '& h3': { textStyle: 'label', marginTop: '7', color: 'gold' },
    '& p + h3': { marginTop: { base: '9', xl: '11' } },
    '& li': { fontFamily: 'heading', fontSize: 'lg', lineHeight: '1.5', paddingBlock: '3' },
    '& li + li': { borderTop: '1px solid {colors.border}' },
    // `&&` outweighs the size of the prose around it.
    '&& p': { marginTop: '3', fontSize: 'meaning', lineHeight: '1.25', textWrap: 'balance' },
  },
});

export const Direction = ({ mission, ...copy }: PageContents['about']['direction']) => (
  <Spread>
    <h3>{copy.visionHeading}</h3>
    <p>{typeset(copy.vision)}</p>
    <h3>{copy.missionHeading}</h3>
    <ul>
      {mission.map((item) => (
        <li key={item}>{typeset(item)}</li>
      ))}
    </ul>
  </Spread>
);
