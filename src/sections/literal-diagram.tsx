import { chakra } from '@chakra-ui/react/styled-system';
import { verseWords } from '../ui/al-fatihah.ts';

export interface LiteralDiagramProps {
  literalTitle: string;
  literalText: string;
  interpretiveTitle: string;
  interpretiveText: string;
}

const Verse = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, auto)',
    justifyContent: 'space-between',
    color: 'fg',
    fontSize: 'clamp(1.75rem, 1.3rem + 1.8vw, 2.625rem)',
    lineHeight: '1.6',
    padding: '4px 6px .72em',
    borderBlock: '1px solid {colors.rule}',
    '& span': { textAlign: 'center' },
  },
});

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: { base: '20px', md: '28px' },
    marginTop: '18px',
    '& svg': { width: '100%', height: 'auto', marginTop: '14px' },
  },
});

const Side = chakra('div', {
  base: {
    paddingTop: '12px',
    borderTop: '2px solid {colors.border.strong}',
    '& b': { display: 'block', fontFamily: 'heading', fontWeight: '500', fontSize: '1.125rem', lineHeight: '1.3' },
    '& small': { display: 'block', marginTop: '2px', fontSize: 'caption', lineHeight: '1.4', color: 'fg.muted' },
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
      <Verse className="quran" lang="ar" dir="rtl">
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
