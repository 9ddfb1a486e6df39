import { star } from './ornament/star.ts';
import { styled } from './styled.ts';
import { typeset } from './typeset.tsx';

const Star = styled('svg', {
  '& .ring': { fill: 'none', stroke: 'gold.line' },
  '& text': { fill: 'currentColor', fontFamily: 'body', fontWeight: '600' },
  '& text[lang]': { fontFamily: 'quran', fontWeight: '400' },
  variants: {
    use: {
      verse: {
        display: 'inline-block',
        width: '1.2em',
        height: '1.2em',
        verticalAlign: '-.12em',
        marginInline: '.12em',
      },
      step: { width: '9', height: '9', flex: 'none', color: 'gold' },
    },
  },
});

const arabicIndic = (value: number) => String(value).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

function Rings() {
  return (
    <>
      <path className="ring" d={star(16)} strokeWidth="1.3" />
      <circle className="ring" r="10.6" strokeWidth=".6" />
    </>
  );
}

/** The end of a verse, with its number in Arabic-Indic figures. `label` is what is read aloud ("Ayat 3"). */
export function VerseMark({ number, label }: { number: number; label: string }) {
  return (
    <Star use="verse" viewBox="-17 -17 34 34" role="img" aria-label={label}>
      <Rings />
      <text lang="ar" y="4.3" textAnchor="middle" fontSize="12.5">
        {arabicIndic(number)}
      </text>
    </Star>
  );
}

/** The number of a step. Decorative: the list or the legend conveys the order. */
export function StepMark({ number }: { number: number }) {
  return (
    <Star use="step" viewBox="-17 -17 34 34" aria-hidden="true">
      <Rings />
      <text y="3.9" textAnchor="middle" fontSize="12.5">
        {number}
      </text>
    </Star>
  );
}

const List = styled('ol', {
  '& li': {
    display: 'grid',
    gridTemplateColumns: '36px 1fr',
    gap: '3.5',
    paddingBlock: '2.5',
    lineHeight: '1.5',
  },
  '& span': { paddingTop: '1', color: 'fg.muted' },
});

export const NumberedList = ({ items }: { items: string[] }) => (
  <List>
    {items.map((item, index) => (
      <li key={item}>
        <StepMark number={index + 1} />
        <span>{typeset(item)}</span>
      </li>
    ))}
  </List>
);
