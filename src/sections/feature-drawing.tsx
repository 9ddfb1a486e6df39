import type { ReactNode } from 'react';
import { pageWords } from '../words/pages.ts';
import { verseWords } from '../ui/al-fatihah.ts';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { linesOfText } from '../ui/ornament/lines-of-text.ts';
import { bandMask } from '../ui/ornament/ornament-uris.ts';
import { star } from '../ui/ornament/star.ts';
import { chakra } from '@chakra-ui/react';

/** Drawn examples of the app's features. Bars replace the words of a translation. */
const Drawing = chakra('svg', {
  base: {
    height: 'auto',
    color: 'fg',
    fill: 'none',
    '& .ground': { fill: 'surface.raised', stroke: 'gold.line' },
    '& .rule': { stroke: 'rule' },
    '& .title, & .dots': { fill: 'gold.line' },
    '& .star': { stroke: 'gold.line', strokeWidth: '1.3' },
    '& .bars': { stroke: 'currentColor', strokeWidth: '8', opacity: '.2' },
    '& .dark': { opacity: '.5' },
    '& .icon': { stroke: 'accent', strokeWidth: '1.5' },
    '& .chosen': { fill: 'accent.subtle' },
    '& .handle': { fill: 'accent', stroke: 'accent', strokeWidth: '2' },
    '& text': { fill: 'currentColor', fontFamily: 'body', fontWeight: '600', fontSize: 'ui', textAnchor: 'middle' },
  },
});

const barWidths = [54, 44, 50, 46, 56, 42, 52, 48, 52, 42, 56, 46, 50, 54, 44, 48, 52, 46];
const starAt = (index: number) => [38 + (index % 3) * 102, 76 + Math.floor(index / 3) * 36] as const;
const endOfIndex = `M22 262.5H150M22 266.5H150M190 262.5H318M190 266.5H318${star(9, [170, 264.5])}`;

const restOfIndex = [154, 170, 186].map((x) => `M${x} 285a2.5 2.5 0 0 1 0 5 2.5 2.5 0 0 1 0-5`).join('');

/** One heading of the thematic index: fifteen numbers, closed by a double rule, or eighteen and three dots for the rest. */
function Index({ all = false }: { all?: boolean }) {
  const shown = all ? barWidths : barWidths.slice(0, 15);
  const bars = shown.map((width, index) => `M${starAt(index)[0] + 22} ${starAt(index)[1]}h${width}`).join('');
  return (
    <Drawing viewBox="0 0 340 300" role="img" aria-label={pageWords.drawings[all ? 'fullIndex' : 'index']}>
      <path className="ground" d="M.5 300V.5h339V300" />
      <path className="rule" d="M6.5 300V6.5h327V300M22 47.5H318" />
      <path className="title" d="M22 24h128v11H22Z" />
      <path className="star" d={shown.map((_, index) => star(16, starAt(index))).join('')} />
      <path className="bars" d={bars} />
      {shown.map((width, index) => (
        <text key={`${index + 1} ${width}`} x={starAt(index)[0]} y={starAt(index)[1] + 5}>
          {index + 1}
        </text>
      ))}
      {all ? <path className="dots" d={restOfIndex} /> : <path className="star" d={endOfIndex} />}
    </Drawing>
  );
}

/** A selected translation, with the actions for it. */
const Selection = () => (
  <Drawing viewBox="0 0 340 300" role="img" aria-label={pageWords.drawings.text}>
    <path className="ground" d="M.5 300V.5h339V300" />
    <path className="rule" d="M62 30.5h216v44H62ZM170 30v44" />
    <path className="icon" d="M82 46h10v12H82ZM86 46v-4h10v12h-4M186 50v9h13v-9M192.5 54V41M188.5 45l4-4 4 4" />
    <text x="124" y="58">
      {pageWords.drawings.copy}
    </text>
    <text x="238" y="58">
      {pageWords.drawings.share}
    </text>
    <path className="chosen" d="M22 104h296v76H22Z" />
    <path className="bars dark" d="M32 122h276M32 143h276M32 164h200" />
    <path className="handle" d={`M23 100v40M240 146v40${star(6, [23, 98])}${star(6, [240, 188])}`} />
    <path className="bars" d={linesOfText([32, 214], [264, 276, 242, 180], 21)} />
  </Drawing>
);

const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    // The card is as high as the drawings beside it.
    aspectRatio: '340 / 300',
    border: '1px solid {colors.motif.line}',
    borderBottom: '0',
    bg: 'surface.raised',
    '& > i': { bg: 'motif.ground' },
    '& > i::before': {
      content: '""',
      display: 'block',
      height: '6',
      bg: 'motif.line',
      mask: `${bandMask} 0 50%/22px 22px round no-repeat`,
      WebkitMask: `${bandMask} 0 50%/22px 22px round no-repeat`,
    },
    '& > div': { display: 'grid', alignContent: 'center', justifyItems: 'center', gap: '3', paddingInline: '5' },
    '& [lang=ar]': {
      textStyle: 'ayat',
      fontSize: '3xl',
      lineHeight: '1.9',
      paddingBottom: '.4em',
      textAlign: 'center',
    },
    '& svg': { maxWidth: '100%' },
    '& b': { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'heading', fontSize: 'ui', color: 'gold' },
  },
});

/** A verse as a picture for family and friends. The verse is whole. */
const ShareCard = () => (
  <Card role="img" aria-label={pageWords.drawings.picture}>
    <i />
    <div>
      <span lang="ar" dir="rtl">
        {verseWords(1).join(' ')}
      </span>
      <svg viewBox="0 0 220 30" width="220" height="30" stroke="currentColor" strokeWidth="9" opacity=".2">
        <path d="M0 6h220M40 25h140" />
      </svg>
      <b>
        <Khatim size={15} />
        {pageWords.drawings.verse}
      </b>
    </div>
    <i />
  </Card>
);

const drawings = {
  picture: <ShareCard />,
  index: <Index />,
  fullIndex: <Index all />,
  text: <Selection />,
} satisfies Record<string, ReactNode>;

export const FeatureDrawing = ({ name }: { name: keyof typeof drawings }) => drawings[name];
