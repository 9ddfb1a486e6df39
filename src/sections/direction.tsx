import type { PageContents } from '../page-contents.ts';
import { NumberedList } from '../ui/numbered-list.tsx';
import { styled } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';

/** Two facing pages under their name. From xl on the vision is a large sentence across, the mission below it. */
const Spread = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr', xl: 'minmax(0, 1fr)' },
  rowGap: { base: '6', xl: '9' },
  columnGap: '14',
  marginTop: '4',
  paddingTop: { base: '5', md: '7' },
  borderTop: '1px solid {colors.rule}',
  md: { _before: { layerStyle: 'spine', display: { xl: 'none' } } },
  '& h4': { textStyle: 'heading', margin: '0', fontSize: 'xl' },
  // Vision and mission look alike, and their first lines are level.
  '& > div > p, & > div > ol': {
    marginTop: '2',
    fontFamily: 'heading',
    fontSize: 'lg',
    lineHeight: '1.6',
    color: 'fg',
  },
  '& > div li': { lineHeight: 'inherit' },
  '& > div li:not(* + *)': { paddingTop: '0' },
  // `&&` outweighs the size of the prose around it.
  '&& > div > p': { fontSize: { xl: '4xl' }, lineHeight: { xl: '1.35' }, textWrap: 'balance' },
  xl: { '& h4': { fontSize: 'md', color: 'gold' } },
});

const Name = styled('h3', { fontSize: { base: '2xl', xl: 'feature' }, marginTop: { base: '9', xl: '11' } });

export const Direction = ({ mark, mission, ...copy }: PageContents['about']['direction']) => (
  <div>
    <Name>{mark}</Name>
    <Spread>
      <div>
        <h4>{copy.visionHeading}</h4>
        <p>{typeset(copy.vision)}</p>
      </div>
      <div>
        <h4>{copy.missionHeading}</h4>
        <NumberedList items={mission} />
      </div>
    </Spread>
  </div>
);
