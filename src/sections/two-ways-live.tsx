import { useEffect, useRef } from 'react';
import { goldStar } from '../ui/ornament/current-star.ts';
import { chakra } from '../ui/styled.ts';
import { words as siteWords } from '../words.ts';
import { connectTwoWays } from './two-ways-motion.ts';
import { groups, Phrase, type TwoWaysProps } from './two-ways-parts.ts';

/** Glosses hang below their words and take no width, so that no Arabic letter moves. */
const Moving = chakra('div', {
  base: {
    '--tick': '1',
    '--draw': '0',
    '--up': '0',
    // On paper the glosses stand under their words, and the meaning below.
    '@media print': { '--up': '1 !important' },
    display: 'contents',
    '& [data-gloss]': {
      position: 'absolute',
      top: 'calc(100% + 22px)',
      left: '50%',
      fontFamily: 'body',
      fontSize: 'body',
      lineHeight: '1.3',
      wordSpacing: '0',
      whiteSpace: 'nowrap',
      transform: 'translateX(-50%)',
      '&[data-passed]': { color: 'fg.muted' },
      _before: {
        content: '""',
        position: 'absolute',
        left: '50%',
        bottom: 'calc(100% + 5px)',
        width: '1px',
        height: '3.5',
        bg: 'border.strong',
        transform: 'scaleY(var(--tick))',
        transformOrigin: '50% 0',
      },
    },
    // A joined word is narrow: its gloss keeps clear of the next one.
    '& [data-gloss=joined]': { left: 'calc(50% + 8px)' },
  },
});

const Stage = chakra('div', { base: { position: 'relative', height: 'max(134px, 8rem)' } });

const Bracket = chakra('svg', {
  base: {
    position: 'absolute',
    left: '0',
    top: '2',
    width: '100%',
    height: '10',
    overflow: 'visible',
    '& path': {
      fill: 'none',
      stroke: 'gold.line',
      strokeWidth: '1.5',
      strokeDasharray: '1',
      strokeDashoffset: 'calc(1 - var(--draw))',
    },
  },
});

const Meaning = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '12',
    textAlign: 'center',
    textStyle: 'heading',
    fontSize: 'meaning',
    lineHeight: '1.2',
    color: 'gold',
    opacity: 'var(--up)',
    transform: 'translateY(calc((1 - var(--up)) * 16px))',
  },
});

/** Shown until the meaning appears. */
const Hint = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '16',
    textAlign: 'center',
    fontSize: 'note',
    color: 'fg.muted',
    opacity: 'var(--tick)',
    '@media print': { display: 'none' },
  },
});

const Track = chakra('div', {
  base: {
    display: 'grid',
    // After the note.
    order: '1',
    gridColumn: '1/-1',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3.5',
    alignItems: 'center',
    marginTop: '0.5',
    paddingTop: { base: '1', md: '2.5' },
    borderTop: '1px solid {colors.rule}',
    '@media print': { display: 'none' },
  },
});

const Ends = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '0.5',
    textStyle: 'heading',
    fontSize: 'sm',
    lineHeight: '1.3',
    color: 'fg.muted',
    cursor: 'pointer',
    justifySelf: 'start',
    '&[aria-pressed=true]': { color: 'gold' },
  },
  variants: { right: { true: { gridArea: '1 / 3', justifySelf: 'end' } } },
});

const line = (color: 'gold' | 'border.strong') => `linear-gradient({colors.${color}}, {colors.${color}})` as const;
const thumb = {
  appearance: 'none',
  width: '7',
  height: '7',
  border: '0',
  borderRadius: '0',
  ...goldStar,
} as const;

/** A ruled track with five ticks; the passed part is gold. `--p` is the value, 0 to 1. */
const StarRange = chakra('input', {
  base: {
    '--p': '0',
    gridArea: { base: '2 / 1 / 3 / 4', md: '1 / 2' },
    appearance: 'none',
    width: '100%',
    height: 'touch',
    margin: '0',
    bg: 'transparent',
    cursor: 'grab',
    // A vertical swipe that begins on the track scrolls the page.
    touchAction: 'pan-y',
    '&::-webkit-slider-runnable-track': {
      height: '7',
      background: `${line('gold')} 0 50%/calc(14px + (100% - 28px) * var(--p)) 2px no-repeat, ${line('border.strong')} 0 12px/100% 1px no-repeat, ${line('border.strong')} 0 15px/100% 1px no-repeat, repeating-linear-gradient(90deg, {colors.border.strong} 0 1px, transparent 1px calc((100% - 1px) / 4)) 0 50%/100% 12px no-repeat`,
    },
    '&::-moz-range-track': { height: '1', borderBlock: '1px solid {colors.border.strong}' },
    '&::-moz-range-progress': { height: '0.5', bg: 'gold' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
  },
});

/** The idiom with its track. Screen readers hear the value of the track. */
export function TwoWaysLive({ literalTitle, words, interpretiveTitle, meaning }: TwoWaysProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? connectTwoWays(root.current) : undefined), []);
  const literal = `${literalTitle}: ${words.map(({ gloss }) => gloss).join(', ')}`;
  const slide = siteWords.home.slide(literalTitle, interpretiveTitle);
  const between = siteWords.home.between(literalTitle, interpretiveTitle);
  return (
    <Moving ref={root}>
      <div>
        <Phrase lang="ar" dir="rtl">
          {groups(words).map((group) => (
            <span key={group.map(({ arabic }) => arabic).join('')}>
              {group.map(({ arabic, gloss, joined }) => (
                <i key={arabic}>
                  {arabic}
                  <span data-gloss={joined ? 'joined' : ''} aria-hidden="true" dir="ltr" lang="id">
                    {gloss}
                  </span>
                </i>
              ))}
            </span>
          ))}
        </Phrase>
        <Stage aria-hidden="true">
          <Bracket>
            <path pathLength="1" />
          </Bracket>
          <Hint data-scripts="">{slide}</Hint>
          <Meaning>{meaning}</Meaning>
        </Stage>
      </div>
      <Track>
        <Ends type="button" aria-pressed="true">
          {literalTitle}
        </Ends>
        <Ends type="button" right aria-pressed="false">
          {interpretiveTitle}
        </Ends>
        <StarRange
          type="range"
          min="0"
          max="100"
          defaultValue="0"
          aria-label={slide}
          aria-valuetext={literal}
          data-texts={[literal, between, `${interpretiveTitle}: ${meaning}`].join('\n')}
        />
      </Track>
    </Moving>
  );
}
