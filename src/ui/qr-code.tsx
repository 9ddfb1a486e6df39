import { chakra } from './styled.ts';
import { fixedColors } from './tokens.ts';
import { useEffect, useState } from 'react';

interface Props {
  /** What a phone's camera will open. */
  text: string;
  label: string;
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
    '& figcaption': { textStyle: 'gloss', color: 'fg.muted', maxWidth: '18em' },
  },
});

/** Cameras read modules of two CSS px and more: 232 and 132 px of width. */
const mostModules = { large: 116, small: 66 };

/** The code as path data, a unit for each module, with the quiet zone that readers need. */
async function encodeToPath(text: string) {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: path.join(''), size };
}

/** On wide screens only; made in the page, and its code fetched only there. A link stands beside it. */
export function QrCode({ text, label, large = false }: Props) {
  const [code, setCode] = useState<{ path: string; size: number } | null>(null);
  const [tooLong, setTooLong] = useState(false);
  useEffect(() => {
    if (!matchMedia('(min-width: 1024px)').matches) return;
    let current = true;
    const show = (made: { path: string; size: number }) => {
      if (!current) return;
      setCode(made);
      setTooLong(made.size > mostModules[large ? 'large' : 'small']);
    };
    // Texts beyond what such a code can hold, and its own code that cannot be had: the link beside it stays.
    encodeToPath(text).then(show, () => current && setTooLong(true));
    return () => {
      current = false;
    };
  }, [text, large]);
  if (tooLong) return null;
  return (
    <Frame large={large}>
      <span>
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
            <path d={code.path} fill={fixedColors['code.ink']} />
          </svg>
        )}
      </span>
      <figcaption>{label}</figcaption>
    </Frame>
  );
}
