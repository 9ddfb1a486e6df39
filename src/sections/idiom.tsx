import type { PageContents } from '../page-contents.ts';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { chakra } from '@chakra-ui/react';

const hasTimeline = '@supports (animation-timeline: view())';
const mayMove = '@media screen and (prefers-reduced-motion: no-preference)';

const Figure = chakra('figure', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) 150px' },
    rowGap: '4.5',
    columnGap: '9',
    marginTop: 'auto',
    paddingTop: '7',
    [hasTimeline]: { viewTimeline: '--idiom block' },
    // The words are one phrase, so bracket and meaning are as wide as all words together.
    '& > div': { justifySelf: 'center' },
    '& figcaption': {
      layerStyle: 'lineWithName',
      gridColumn: '1/-1',
      fontSize: 'note',
      lineHeight: '1.4',
      color: 'fg.muted',
    },
  },
  variants: {
    // From md on words and note together are as wide as the text.
    flush: {
      true: {
        paddingBottom: '5',
        md: {
          gridTemplateColumns: 'auto minmax(150px, 1fr)',
          columnGap: '11',
          '& [lang=ar]': { fontSize: 'phrase' },
        },
      },
    },
  },
});

const Words = chakra('ul', {
  base: {
    layerStyle: 'wrapping',
    justifyContent: 'center',
    rowGap: '3.5',
    columnGap: { base: '6', md: '9' },
    '& li': { display: 'grid', justifyItems: 'center' },
    '& [lang=ar]': { textStyle: 'ayat', fontSize: 'idiom', lineHeight: '1.75', paddingBottom: '.34em', color: 'fg' },
    '& [lang=id]': {
      position: 'relative',
      paddingTop: '4',
      lineHeight: '1.4',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      _before: {
        layerStyle: 'painted',
        top: '0',
        left: '50%',
        width: '1px',
        height: '3',
        bg: 'border.strong',
      },
    },
  },
});

/** The lines are drawn as the figure scrolls into view (docs/design.md#two-ways). They are complete once all of it shows. */
const Bracket = chakra('svg', {
  base: {
    width: '0',
    minWidth: '100%',
    height: '4.5',
    marginTop: '2.5',
    overflow: 'visible',
    fill: 'none',
    stroke: 'gold.line',
    strokeWidth: '1.5',
    '& path': {
      strokeDasharray: '1',
      [hasTimeline]: {
        [mayMove]: {
          animation: 'draw linear both',
          '&&': { animationTimeline: '--idiom', animationRange: 'entry 50% entry 88%' },
        },
      },
    },
  },
});

const Meaning = chakra('p', {
  base: {
    textStyle: 'heading',
    marginTop: '3',
    fontSize: 'meaning',
    textAlign: 'center',
    color: 'gold',
    [hasTimeline]: {
      [mayMove]: {
        animation: 'meaning linear both',
        '&&': { animationTimeline: '--idiom', animationRange: 'entry 72% entry 100%' },
      },
    },
  },
});

const Note = chakra('p', {
  base: {
    textStyle: 'hint',
    layerStyle: 'noted',
    alignSelf: 'end',
    marginBottom: { md: '2.5' },
    color: 'fg.muted',
    '& svg': { layerStyle: 'noteStar' },
  },
});

type Props = PageContents['home']['features']['idiom'] & {
  /** It stands in a column of text, on its edge and as wide. */
  flush?: boolean;
};

/** An idiom, its words and its meaning. All of it shows at once, without a script or a control. */
export function Idiom({ label, words, meaning, note, flush }: Props) {
  return (
    <Figure flush={flush}>
      <figcaption>{label}</figcaption>
      <div>
        <Words dir="rtl">
          {words.map(({ arabic, gloss }) => (
            <li key={arabic}>
              <span lang="ar" dir="rtl">
                {arabic}
              </span>
              <span lang="id" dir="ltr">
                {gloss}
              </span>
            </li>
          ))}
        </Words>
        <Bracket viewBox="0 0 600 18" preserveAspectRatio="none" aria-hidden="true">
          <path vectorEffect="non-scaling-stroke" pathLength="1" d="M1 1V9H599V1M300 9V17" />
        </Bracket>
        <Meaning>{meaning}</Meaning>
      </div>
      <Note>
        <Khatim size={13} stroke={2.2} />
        {note}
      </Note>
    </Figure>
  );
}
