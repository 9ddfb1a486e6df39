import { useEffect, useState } from 'react';
import { loadCode } from '../client/load-code.ts';
import type { QrPath } from './qr-path.ts';
import { matchesMedia } from './matches-media.ts';
import { chakra } from './styled.ts';
import { fixedColors } from './tokens.ts';

interface Props {
  /** What a phone's camera will open. */
  text: string;
  label: string;
  /** What was drawn with the page; without it the code is made where it is shown. */
  drawn?: QrPath;
  /** For a long text, whose modules would be too small to read. */
  large?: boolean;
}

/** Black on white in both themes: cameras expect it. */
const Frame = chakra('figure', {
  variants: {
    large: { true: { gridTemplateColumns: '232px 1fr', '& > span': { width: '232px', height: '232px' } } },
  },
  base: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: '132px 1fr',
    gap: '5',
    alignItems: 'center',
    '& > span': {
      display: 'block',
      width: '33',
      height: '33',
      bg: 'code.ground',
      border: '1px solid {colors.gold.line}',
    },
    '& svg': { width: '100%', height: '100%' },
    '& figcaption': { textStyle: 'aside', color: 'fg.muted', maxWidth: '18em' },
  },
});

/** Cameras read modules of two CSS px and more: 232 and 132 px of width. */
const mostModules = { large: 116, small: 66 };

/** On wide screens only; what makes it in the page is fetched only there. A link stands beside it. */
export function QrCode({ text, label, drawn, large = false }: Props) {
  const [made, setMade] = useState<QrPath | null>(null);
  const code = drawn ?? made;
  const [tooLong, setTooLong] = useState(false);
  useEffect(() => {
    if (drawn || !matchesMedia('(min-width: 1024px)')) return;
    let current = true;
    const show = (path: QrPath) => {
      if (!current) return;
      setMade(path);
      setTooLong(path.size > mostModules[large ? 'large' : 'small']);
    };
    // Texts beyond what such a code can hold, and its own code that cannot be had: the link beside it stays.
    loadCode('src/ui/qr-path.ts', () => import('./qr-path.ts'))
      .then(({ qrPath }) => show(qrPath(text)))
      .catch(() => current && setTooLong(true));
    return () => {
      current = false;
    };
  }, [text, drawn, large]);
  if (tooLong) return null;
  return (
    <Frame large={large}>
      <span>
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
            <path d={code.path} stroke={fixedColors['code.ink']} />
          </svg>
        )}
      </span>
      <figcaption>{label}</figcaption>
    </Frame>
  );
}
