import type { PageContents } from '../page-contents.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { NumberedList } from '../ui/numbered-list.tsx';
import { styled } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';

const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  rowGap: '10',
  columnGap: '13',
  // Vision and mission look alike.
  '& > div > p, & ol': { fontFamily: 'heading', fontSize: 'lg', lineHeight: '1.45', color: 'fg' },
  '& > div > *:not(h2)': { marginTop: '3.5' },
  // The first lines of both columns are level.
  '& > div li': { lineHeight: 'inherit' },
  '& > div li:not(* + *)': { paddingTop: '0' },
});

export function Direction({ mark, mission, ...copy }: PageContents['about']['direction']) {
  return (
    <SheetRow id="arah" label={mark}>
      <Pair>
        <div>
          <h2>{copy.visionHeading}</h2>
          <p>{typeset(copy.vision)}</p>
        </div>
        <div>
          <h2>{copy.missionHeading}</h2>
          <NumberedList items={mission} />
        </div>
      </Pair>
    </SheetRow>
  );
}
