import type { PageContents } from '../page-contents.ts';
import { chakra } from '@chakra-ui/react';
import { pageWords } from '../words/pages.ts';
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

export const Direction = ({ vision, mission }: PageContents['about']['direction']) => (
  <Spread>
    <h3>{pageWords.about.vision}</h3>
    <p>{typeset(vision)}</p>
    <h3>{pageWords.about.mission}</h3>
    <ul>
      {mission.map((item) => (
        <li key={item}>{typeset(item)}</li>
      ))}
    </ul>
  </Spread>
);
