import type { PageContents } from '../page-contents.ts';
import { styled } from '../ui/styled.ts';

export type TwoWaysProps = PageContents['home']['features']['idiom'];
type Words = TwoWaysProps['words'];

/** Groups words that are written as one. A `joined` word has no space before the next one. */
export function groups(words: Words): Words[] {
  const found: Words[] = [[]];
  for (const word of words) {
    found.at(-1)?.push(word);
    if (!word.joined) found.push([]);
  }
  return found.filter((group) => group.length > 0);
}

export const Figure = styled('figure', {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 148px' },
  columnGap: '7',
  alignItems: 'center',
  maxWidth: '640px',
  // As high as with the slider, so that nothing moves when it loads.
  minHeight: { base: '408px', md: '336px', lg: '354px' },
  alignContent: 'start',
  marginTop: 'auto',
  paddingTop: '7',
  '& figcaption': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    gridColumn: '1/-1',
    fontSize: 'note',
    color: 'fg.muted',
    _after: { content: '""', flex: '1', height: '1px', bg: 'rule' },
  },
  // An arrow key moves the slider by a quarter.
  '&:has(input:focus-visible) :is(span, path, div)': { transition: 'all .12s {easings.ink}' },
  // The words of the track: its script, which draws the rest of it, has a budget.
  '& button': {
    minHeight: 'touch',
    textStyle: 'heading',
    fontSize: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    '&[aria-pressed=true]': { color: 'gold' },
  },
  '& button + button': { order: { md: '1' } },
  '& label': { order: '1', width: '100%', paddingTop: '1', textStyle: 'aside', textAlign: 'center', color: 'fg.muted' },
});

export const Phrase = styled('div', {
  textStyle: 'ayat',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { base: 'space-around', md: 'center' },
  columnGap: 'clamp(16px, 3.4vw, 44px)',
  // The glosses hang between the lines.
  rowGap: 'max(40px, 2.5rem)',
  paddingTop: '1.5',
  color: 'fg',
  fontSize: 'idiom',
  lineHeight: '1.7',
  '& > span': { display: 'flex' },
  '& i': { position: 'relative', display: 'block', fontStyle: 'normal' },
});

export const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '3',
  alignItems: 'baseline',
  '& dt': { color: 'fg.muted' },
});

export const ListedMeaning = styled('dd', { fontFamily: 'heading', fontSize: '3xl', color: 'gold' });

export const Note = styled('p', {
  marginBlock: { base: '3', md: '0' },
  paddingLeft: '3.5',
  borderLeft: '2px solid {colors.gold.line}',
  fontSize: 'note',
  color: 'fg.muted',
  '& svg': { layerStyle: 'noteStar' },
});
