import type { PageContents } from '../page-contents.ts';
import { NumberedList } from '../ui/numbered-list.tsx';
import { styled } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';

/** Two facing pages under a line with their name. */
const Spread = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  rowGap: '6',
  columnGap: '14',
  marginTop: '3.5',
  // The spine begins at the line.
  md: { marginTop: '0', paddingTop: '7', _before: { layerStyle: 'spine', top: '-13px' } },
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
});

// A `p` would look like the text above it.
const Name = styled('div', { textStyle: 'caption', layerStyle: 'lineWithName', marginTop: { base: '7', xl: '9' } });

export const Direction = ({ mark, mission, ...copy }: PageContents['about']['direction']) => (
  <div>
    <Name>{mark}</Name>
    <Spread>
      <div>
        <h3>{copy.visionHeading}</h3>
        <p>{typeset(copy.vision)}</p>
      </div>
      <div>
        <h3>{copy.missionHeading}</h3>
        <NumberedList items={mission} />
      </div>
    </Spread>
  </div>
);
