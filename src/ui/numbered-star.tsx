import { chakra } from '@chakra-ui/react';
import { star } from './ornament/star.ts';

const Star = chakra('svg', {
  base: {
    '& .ring': { fill: 'none', stroke: 'gold.line' },
    '& text': { fill: 'currentColor', fontFamily: 'body', fontWeight: '600' },
    '& text[lang]': { fontFamily: 'quran', fontWeight: '400' },
  },
  variants: {
    use: {
      verse: {
        display: 'inline-block',
        width: '1.24em',
        height: '1.24em',
        verticalAlign: '-.2em',
        marginInline: '.12em',
      },
      step: { width: '9', height: '9', flex: 'none', color: 'gold' },
    },
  },
});

const arabicIndic = (value: number) => String(value).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

const Rings = () => (
  <>
    <path className="ring" d={star(16)} strokeWidth="1.3" />
    <circle className="ring" r="10.6" strokeWidth=".6" />
  </>
);

/** The end of a verse, with its number in Arabic-Indic figures. Screen readers read `label` ("Ayat 3"). */
export const VerseMark = ({ number, label }: { number: number; label: string }) => (
  <Star use="verse" viewBox="-17 -17 34 34" role="img" aria-label={label}>
    <Rings />
    <text lang="ar" y="5" textAnchor="middle" fontSize="15">
      {arabicIndic(number)}
    </text>
  </Star>
);

/** The number of a step. It is decorative, because the list or the legend conveys the order. */
export const StepMark = ({ number }: { number: number }) => (
  <Star use="step" viewBox="-17 -17 34 34" aria-hidden="true">
    <Rings />
    <text y="4.6" textAnchor="middle" fontSize="14">
      {number}
    </text>
  </Star>
);
