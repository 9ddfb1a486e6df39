import { StepMark } from '../ui/numbered-star.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';

export interface ReadingTipsProps {
  mark: string;
  heading: string;
  sets: { title: string; items: string[] }[];
}

const Sets = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    rowGap: '9',
    columnGap: '13',
    marginTop: '8',
    '& ol': { marginTop: '2' },
    '& li': { display: 'grid', gridTemplateColumns: '36px 1fr', gap: '3.5', paddingBlock: '2.5', lineHeight: '1.5' },
    '& li span': { paddingTop: '1', color: 'fg.muted' },
  },
});

export function ReadingTips({ mark, heading, sets }: ReadingTipsProps) {
  return (
    <SheetRow id="petunjuk" label={mark} heading={heading}>
      <Sets>
        {sets.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ol>
              {items.map((item, index) => (
                <li key={item}>
                  <StepMark number={index + 1} />
                  <span>{typeset(item)}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </Sets>
    </SheetRow>
  );
}
