import { useEffect, useRef } from 'react';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { words as siteWords } from '../words.ts';
import { connectTwoWays } from './two-ways-motion.ts';
import { Bracket, Figure, List, ListedMeaning, Meaning, Note, Phrase, Stage } from './two-ways-parts.ts';
import { Ends, Track, StarRange } from './two-ways-track.ts';

interface Word {
  arabic: string;
  gloss: string;
  /** Written without a space before the next word. */
  joined: boolean;
}

export interface TwoWaysProps {
  label: string;
  literalTitle: string;
  words: Word[];
  interpretiveTitle: string;
  meaning: string;
  note: string;
}

/** Words that are written as one stand in one group. */
function groups(words: Word[]): Word[][] {
  const found: Word[][] = [[]];
  for (const word of words) {
    found.at(-1)?.push(word);
    if (!word.joined) found.push([]);
  }
  return found.filter((group) => group.length > 0);
}

/**
 * An idiom word by word and as a whole, on a track between both (docs/design.md#two-ways). The prerendered page shows the
 * glosses under their words; without scripts both ways stand one above the other.
 */
export function TwoWays({ label, literalTitle, words, interpretiveTitle, meaning, note }: TwoWaysProps) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => (figure.current ? connectTwoWays(figure.current) : undefined), []);
  const glosses = words.map(({ gloss }) => gloss);
  return (
    <Figure ref={figure}>
      <figcaption>{label}</figcaption>
      <div>
        <Phrase dir="rtl" lang="ar">
          {groups(words).map((group) => (
            <span key={group.map(({ arabic }) => arabic).join('')}>
              {group.map(({ arabic, gloss, joined }) => (
                <i key={arabic}>
                  {arabic}
                  <span data-gloss={joined ? 'joined' : ''} data-scripts="" aria-hidden="true" dir="ltr" lang="id">
                    {gloss}
                  </span>
                </i>
              ))}
            </span>
          ))}
        </Phrase>
        <List>
          <dt>{literalTitle}</dt>
          <dd>{glosses.join(' · ')}</dd>
          <dt>{interpretiveTitle}</dt>
          <ListedMeaning>{meaning}</ListedMeaning>
        </List>
        <Stage aria-hidden="true" data-scripts="">
          <Bracket>
            <path pathLength="1" />
          </Bracket>
          <Meaning>{meaning}</Meaning>
        </Stage>
      </div>
      <Note>
        <Khatim size={13} /> {note}
      </Note>
      <Track data-scripts="">
        <Ends type="button" aria-pressed="true">
          {literalTitle}
        </Ends>
        <StarRange
          type="range"
          min="0"
          max="100"
          defaultValue="0"
          aria-label={siteWords.home.slide(literalTitle, interpretiveTitle)}
          aria-valuetext={`${literalTitle}: ${glosses.join(', ')}`}
          data-texts={[
            `${literalTitle}: ${glosses.join(', ')}`,
            siteWords.home.between(literalTitle, interpretiveTitle),
            `${interpretiveTitle}: ${meaning}`,
          ].join('\n')}
        />
        <Ends type="button" right aria-pressed="false">
          {interpretiveTitle}
        </Ends>
      </Track>
    </Figure>
  );
}
