import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { Fragment } from 'react';
import { arrivedAttribute } from '../client/protocol.ts';
import { words } from '../words/site.ts';
import { alFatihah, leafLines, verseWords } from './al-fatihah.ts';
import { VerseMark } from './numbered-star.tsx';
import { LeafArt, leafAreas } from './ornament/leaf-art.tsx';

/** Selects the first page of a visit. On later pages the leaf is complete from the start. */
const firstView = `html:not([${arrivedAttribute}]) &`;

/** The animation of the drawing begins with the first paint. The letters show at once (docs/design.md#motion). */
const drawing: SystemStyleObject = {
  [firstView]: {
    '& .drawn': {
      // Not on a screen as low as that of a phone on its side.
      '@media (prefers-reduced-motion: no-preference) and (min-height: 600px)': {
        strokeDasharray: '1',
        animation: 'draw .7s {easings.ink} both',
      },
    },
    '& .stage-2': { animationDelay: '.2s' },
    '& .stage-3': { animationDelay: '.4s' },
  },
};

const lineHeight = '2.06';

const LeafFrame = chakra('div', {
  base: {
    position: 'relative',
    containerType: 'inline-size',
    '& > svg': { width: '100%', height: 'auto' },
    // In forced colours browsers would otherwise paint a box behind each line of text, over the drawing.
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { '--c-colors-fg': 'CanvasText' },
    ...drawing,
  },
});

const Area = chakra('div', {
  base: {
    // 1 % of the leaf's width. Without container units (Chrome 92) as on a phone: 100vw − 16 px, at most 456 px.
    '--one': '1cqw',
    '@supports not (width: 1cqw)': { '--one': 'min(1vw - .16px, 4.56px)' },
    position: 'absolute',
    left: '0',
    right: '0',
    display: 'grid',
    placeItems: 'center',
    color: 'fg',
  },
  variants: {
    at: {
      head: {
        textStyle: 'ayat',
        ...leafAreas.head,
        fontSize: 'calc(5.6 * var(--one))',
        lineHeight: '1',
        paddingBottom: '.28em', // Amiri Quran sits low in its line box
      },
      text: {
        textStyle: 'ayat',
        ...leafAreas.text,
        alignContent: 'center',
        textAlign: 'center',
        fontSize: 'calc(5 * var(--one))',
        lineHeight,
        paddingBottom: 'calc(1.3 * var(--one))',
      },
      foot: {
        ...leafAreas.foot,
        textStyle: 'heading',
        // 13 px on a phone of 360 px.
        fontSize: { base: 'calc(3.8 * var(--one))', lg: 'calc(3.4 * var(--one))' },
        lineHeight: '1',
        color: 'gold',
      },
    },
  },
});

/** A line has a fixed height and width, so that lines do not move when the font Amiri Quran arrives. */
const TextLine = chakra('span', {
  base: { display: 'block', width: '100%', whiteSpace: 'nowrap', height: `${lineHeight}em` },
});

const Line = ({ parts }: { parts: (typeof leafLines)[number] }) => (
  <TextLine>
    {parts.map(({ verse, from, to }, index) => {
      const all = verseWords(verse);
      const endsVerse = to === all.length;
      return (
        <Fragment key={verse}>
          {index > 0 && ' '}
          {all.slice(from, to).join(' ')}
          {endsVerse && (
            <>
              {'\u00A0'}
              <VerseMark number={verse} label={words.verse(verse)} />
            </>
          )}
        </Fragment>
      );
    })}
    {/* Between the lines, for those who copy them. */ ' '}
  </TextLine>
);

/** The illuminated leaf with Al-Fatihah. `foot` is the text in its lower cartouche. */
export const Leaf = ({ foot }: { foot: string }) => (
  <LeafFrame>
    <LeafArt />
    <Area at="head" lang="ar" dir="rtl">
      {alFatihah.name}
    </Area>
    <Area at="text" lang="ar" dir="rtl">
      {leafLines.map((parts) => (
        <Line key={`${parts[0]?.verse}-${parts[0]?.from}`} parts={parts} />
      ))}
    </Area>
    <Area at="foot">{foot}</Area>
  </LeafFrame>
);
