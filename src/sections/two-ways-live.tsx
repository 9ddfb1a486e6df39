import { useEffect, useRef } from 'react';
import { words as siteWords } from '../words.ts';
import { connectTwoWays } from './two-ways-motion.ts';
import { Phrase } from './two-ways-parts.ts';
import { Bracket, Ends, Meaning, Moving, Stage, StarRange, Track } from './two-ways-track.ts';
import { groups, type TwoWaysProps } from './two-ways-words.ts';

/** The idiom with its track. Screen readers hear the value of the track. */
export function TwoWaysLive({ literalTitle, words, interpretiveTitle, meaning }: TwoWaysProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? connectTwoWays(root.current) : undefined), []);
  const literal = `${literalTitle}: ${words.map(({ gloss }) => gloss).join(', ')}`;
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
          <Meaning>{meaning}</Meaning>
        </Stage>
      </div>
      <Track>
        <Ends type="button" aria-pressed="true">
          {literalTitle}
        </Ends>
        <StarRange
          type="range"
          min="0"
          max="100"
          defaultValue="0"
          aria-label={siteWords.home.slide(literalTitle, interpretiveTitle)}
          aria-valuetext={literal}
          data-texts={[literal, between, `${interpretiveTitle}: ${meaning}`].join('\n')}
        />
        <Ends type="button" right aria-pressed="false">
          {interpretiveTitle}
        </Ends>
      </Track>
    </Moving>
  );
}
