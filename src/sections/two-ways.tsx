import { useEffect, useState, type ComponentType } from 'react';
import { loadCode } from '../client/load-code.ts';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { Figure, groups, List, ListedMeaning, Note, Phrase, type TwoWaysProps } from './two-ways-parts.ts';

/** An idiom, word by word and as a whole (docs/design.md#two-ways). The slider loads after the start. */
export function TwoWays(props: TwoWaysProps) {
  const { label, literalTitle, words, interpretiveTitle, meaning, note } = props;
  const [Track, setTrack] = useState<ComponentType<TwoWaysProps> | null>(null);
  useEffect(() => {
    loadCode('src/sections/two-ways-live.tsx', () => import('./two-ways-live.tsx')).then(
      ({ TwoWaysLive }) => setTrack(() => TwoWaysLive),
      () => {}, // the list of both stays
    );
  }, []);
  return (
    <Figure>
      <figcaption>{label}</figcaption>
      {Track ? (
        <Track {...props} />
      ) : (
        <div>
          <Phrase lang="ar" dir="rtl">
            {groups(words).map((group) => {
              const written = group.map(({ arabic }) => arabic).join('');
              return <span key={written}>{written}</span>;
            })}
          </Phrase>
          <List>
            <dt>{literalTitle}</dt>
            <dd>{words.map(({ gloss }) => gloss).join(' · ')}</dd>
            <dt>{interpretiveTitle}</dt>
            <ListedMeaning>{meaning}</ListedMeaning>
          </List>
        </div>
      )}
      <Note>
        <Khatim size={13} stroke={2.2} />
        {note}
      </Note>
    </Figure>
  );
}
