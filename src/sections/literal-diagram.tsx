import { verseWords } from '../ui/al-fatihah.ts';
import { chakra } from '../ui/styled.ts';

export interface LiteralDiagramProps {
  literalTitle: string;
  literalText: string;
  interpretiveTitle: string;
  interpretiveText: string;
}

const Verse = chakra('div', {
  base: {
    textStyle: 'ayat',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, auto)',
    justifyContent: 'space-between',
    color: 'fg',
    fontSize: 'verse',
    lineHeight: '1.6',
    paddingTop: '1',
    paddingInline: '1.5',
    paddingBottom: '.72em',
    borderBlock: '1px solid {colors.rule}',
    '& span': { textAlign: 'center' },
  },
});

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    gap: { base: '5', md: '7' },
    marginTop: '4.5',
    '& svg': { width: '100%', height: 'auto', marginTop: '3.5' },
  },
});

const Side = chakra('div', {
  base: {
    paddingTop: '3',
    borderTop: '2px solid {colors.border.strong}',
    '& b': { textStyle: 'caption', display: 'block' },
    '& small': { display: 'block', marginTop: '0.5', fontSize: 'caption', lineHeight: '1.4', color: 'fg.muted' },
    '& rect': { fill: 'border.strong', opacity: '.7' },
    '& path': { stroke: 'border.strong', fill: 'none' },
  },
  variants: {
    lit: {
      true: {
        borderColor: 'gold',
        '& b': { color: 'gold' },
        '& rect': { fill: 'gold.line', opacity: '1' },
        '& path': { stroke: 'gold.line', fill: 'none' },
      },
    },
  },
});

/** Word for word against one whole sentence. Bars stand for the words: no translation is written here. */
export function LiteralDiagram({
  literalTitle,
  literalText,
  interpretiveTitle,
  interpretiveText,
}: LiteralDiagramProps) {
  return (
    <div>
      <Verse lang="ar" dir="rtl">
        {verseWords(1).map((word) => (
          <span key={word}>{word} </span>
        ))}
      </Verse>
      <Pair>
        <Side>
          <b>{literalTitle}</b>
          <small>{literalText}</small>
          <svg viewBox="0 0 260 40" aria-hidden="true">
            <path d="M29 0V26M92 0V26M160 0V26M233 0V26" />
            <rect x="0" y="30" width="58" height="7" />
            <rect x="70" y="30" width="44" height="7" />
            <rect x="124" y="30" width="72" height="7" />
            <rect x="206" y="30" width="54" height="7" />
          </svg>
        </Side>
        <Side lit>
          <b>{interpretiveTitle}</b>
          <small>{interpretiveText}</small>
          <svg viewBox="0 0 260 76" aria-hidden="true">
            <path d="M29 0V9Q29 14 34 14H226Q231 14 231 9V0M92 0V14M168 0V14M130 14V26" />
            <rect x="0" y="30" width="260" height="7" />
            <rect x="0" y="46" width="226" height="7" />
            <rect x="0" y="62" width="128" height="7" />
          </svg>
        </Side>
      </Pair>
    </div>
  );
}
