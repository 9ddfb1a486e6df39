import { chakra } from '@chakra-ui/react/styled-system';
import { SheetRow } from '../ui/sheet.tsx';
import { StepMark } from '../ui/numbered-star.tsx';
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
    gap: '40px 52px',
    '& > div > p': { marginTop: '16px', fontFamily: 'heading', fontSize: '1.375rem', lineHeight: '1.45' },
    '& ol': { marginTop: '12px' },
    '& li': { display: 'grid', gridTemplateColumns: '36px 1fr', gap: '14px', padding: '10px 0', lineHeight: '1.5' },
    '& li span': { paddingTop: '4px', color: 'fg.muted' },
  },
});

/** Vision and mission. */
export function Direction({ mark, visionHeading, vision, missionHeading, mission }: DirectionProps) {
  return (
    <SheetRow id="arah" mark={mark}>
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
