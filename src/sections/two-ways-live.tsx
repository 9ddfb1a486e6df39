import { goldStar } from '../ui/ornament/current-star.ts';
import { styled } from '../ui/styled.ts';
import { words as siteWords } from '../words.ts';
import { connectTwoWays } from './two-ways-motion.ts';
import { groups, Phrase, type TwoWaysProps } from './two-ways-parts.ts';

/** All motion derives from `--t`, the slider's value from 0 to 1. Glosses take no width, so no Arabic letter moves. */
const Moving = styled('div', {
  '--pass': 'clamp(0, var(--t) / .72, 1)',
  display: 'contents',
  '& [data-gloss]': {
    position: 'absolute',
    top: 'calc(100% + 22px)',
    left: '50%',
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
    opacity: 'calc(1 - .25 * var(--pass))',
    transform:
      'translate(calc(var(--way) * var(--pass) - 50%), calc((var(--drop) - var(--row) * (1 - var(--pass))) * var(--pass))) scale(calc(1 - .08 * var(--pass)))',
    _before: {
      content: '""',
      position: 'absolute',
      left: '50%',
      top: '-19px',
      width: '1px',
      height: '3.5',
      bg: 'border.strong',
      transform: 'scaleY(clamp(0, 1 - var(--t) * 4, 1))',
      transformOrigin: 'top',
    },
  },
  // A joined word is narrow: its gloss keeps clear of the next one.
  '& [data-gloss=joined]': { left: 'calc(50% + 8px)' },
});

/** Bracket and meaning, and beneath them a line for the glosses. */
const Stage = styled('div', {
  paddingBottom: '11',
  textAlign: 'center',
  '& svg': { height: '12', overflow: 'visible' },
  '& path': {
    fill: 'none',
    stroke: 'gold.line',
    strokeWidth: '1.5',
    // Firefox takes no computed number here, only a length.
    strokeDasharray: 'clamp(0px, (var(--t) - .3) / .45 * 1px, 1px) 1px',
  },
});

const Meaning = styled('div', {
  textStyle: 'heading',
  fontSize: 'meaning',
  lineHeight: '1.2',
  color: 'gold',
  opacity: 'calc(var(--t) * 2.5 - 1.5)',
  transform: 'translateY(min(16px, 40px - 40px * var(--t)))',
  // On paper the glosses stand under their words, and the meaning below.
  '@media print': { opacity: '1' },
});

const rules = {
  height: '7',
  background:
    'linear-gradient({colors.gold} 0 0) 0 50%/calc(14px + (100% - 28px) * var(--t)) 2px no-repeat, linear-gradient({colors.border.strong} 1px, transparent 1px 3px, {colors.border.strong} 3px) 0 50%/100% 4px no-repeat, repeating-linear-gradient(90deg, {colors.border.strong} 0 1px, transparent 1px calc((100% - 1px) / 4)) 0 50%/100% 12px no-repeat',
} as const;
const thumb = {
  appearance: 'none',
  width: '7',
  height: '7',
  border: '0',
  ...goldStar,
  background: 'radial-gradient({colors.surface} 3.5px, {colors.gold} 4px)',
} as const;

/** A ruled track with five ticks between its end words; the passed part is gold. */
const Track = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  // Places it after the note.
  order: '1',
  gridColumn: '1/-1',
  columnGap: '3.5',
  paddingTop: { base: '1', md: '2.5' },
  borderTop: '1px solid {colors.rule}',
  '& input': {
    flex: { base: '1 0 100%', md: '1' },
    appearance: 'none',
    height: 'touch',
    margin: '0',
    bg: 'transparent',
    cursor: 'grab',
    // A vertical swipe that begins on the track scrolls the page.
    touchAction: 'pan-y',
    '&::-webkit-slider-runnable-track': rules,
    '&::-moz-range-track': rules,
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
  },
});

/** The idiom with a slider. It starts at the meaning, visible without an interaction; screen readers hear its value. */
export function TwoWaysLive({ literalTitle, words, interpretiveTitle, meaning }: TwoWaysProps) {
  const { slide, between } = siteWords.home;
  return (
    <Moving ref={connectTwoWays}>
      <div>
        <Phrase lang="ar" dir="rtl">
          {groups(words).map((group) => (
            <span key={group[0]?.arabic}>
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
          <svg>
            <path pathLength="1" />
          </svg>
          <Meaning>{meaning}</Meaning>
        </Stage>
      </div>
      <Track data-screen="">
        <button type="button">{literalTitle}</button>
        <button type="button">{interpretiveTitle}</button>
        <input
          type="range"
          id="geser"
          defaultValue="100"
          data-start={`${literalTitle}: ${words.map(({ gloss }) => gloss).join(', ')}`}
          data-between={between(literalTitle, interpretiveTitle)}
          data-end={`${interpretiveTitle}: ${meaning}`}
        />
        <label htmlFor="geser" data-scripts="">
          {slide(literalTitle, interpretiveTitle)}
        </label>
      </Track>
    </Moving>
  );
}
