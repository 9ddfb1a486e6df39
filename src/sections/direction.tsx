import { SheetRow } from '../ui/sheet.tsx';
import { StepMark } from '../ui/numbered-star.tsx';
import { chakra } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';

export interface DirectionProps {
  mark: string;
  visionHeading: string;
  vision: string;
  missionHeading: string;
  mission: string[];
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    rowGap: '10',
    columnGap: '13',
    '& > div > p': { marginTop: '4', fontFamily: 'heading', fontSize: '2xl', lineHeight: '1.45' },
    '& ol': { marginTop: '3' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '36px 1fr',
      gap: '3.5',
      paddingBlock: '2.5',
      lineHeight: '1.5',
      overflowWrap: 'anywhere',
    },
    '& li span': { paddingTop: '1', color: 'fg.muted' },
  },
});

/** Vision and mission. */
export function Direction({ mark, visionHeading, vision, missionHeading, mission }: DirectionProps) {
  return (
    <SheetRow id="arah" label={mark}>
      <Pair>
        <div>
          <h2>{visionHeading}</h2>
          <p>{typeset(vision)}</p>
        </div>
        <div>
          <h2>{missionHeading}</h2>
          <ol>
            {mission.map((item, index) => (
              <li key={item}>
                <StepMark number={index + 1} />
                <span>{typeset(item)}</span>
              </li>
            ))}
          </ol>
        </div>
      </Pair>
    </SheetRow>
  );
}
