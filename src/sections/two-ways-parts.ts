import { chakra } from '../ui/styled.ts';

export const Figure = chakra('figure', {
  base: {
    '--tick': '1',
    '--draw': '0',
    '--up': '0',
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) 148px' },
    columnGap: '7',
    alignItems: 'center',
    maxWidth: '640px',
    marginTop: 'auto',
    paddingTop: '7',
    '& figcaption': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      gridColumn: '1/-1',
      fontSize: 'note',
      lineHeight: '1.4',
      color: 'fg.muted',
      _after: { content: '""', flex: '1', height: '1px', bg: 'rule' },
    },
  },
});

/** Glosses hang below their words and take no width: no Arabic letter moves for them. */
export const Phrase = chakra('div', {
  base: {
    textStyle: 'ayat',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { base: 'space-around', md: 'center' },
    gap: 'clamp(16px, 3.4vw, 44px)',
    paddingTop: '1.5',
    color: 'fg',
    fontSize: 'idiom',
    lineHeight: '1.7',
    '& > span': { display: 'flex' },
    '& i': { position: 'relative', display: 'block', fontStyle: 'normal' },
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

/** For screen readers, and for everybody where no script runs. */
export const List = chakra('dl', {
  base: {
    layerStyle: 'visuallyHidden',
    '@media (scripting: none)': {
      position: 'static',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '4.5',
      rowGap: '2.5',
      alignItems: 'baseline',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      paddingTop: '3.5',
      borderTop: '1px solid {colors.rule}',
    },
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
  },
});

export const ListedMeaning = chakra('dd', { base: { fontFamily: 'heading', fontSize: '3xl', color: 'gold' } });

export const Stage = chakra('div', { base: { position: 'relative', height: '134px' } });

export const Bracket = chakra('svg', {
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

export const Meaning = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '12',
    textAlign: 'center',
    fontFamily: 'heading',
    fontWeight: '500',
    fontSize: 'meaning',
    lineHeight: '1.2',
    color: 'gold',
    opacity: 'var(--up)',
    transform: 'translateY(calc((1 - var(--up)) * 16px))',
  },
});

export const Note = chakra('div', {
  base: {
    marginBlock: { base: '3', md: '0' },
    paddingLeft: '3.5',
    borderLeft: '2px solid {colors.gold.line}',
    fontSize: 'note',
    lineHeight: '1.45',
    color: 'fg.muted',
    '& svg': { display: 'inline-block', color: 'gold', verticalAlign: '-.06em', marginRight: '1' },
  },
});
