import { useEffect, useState } from 'react';
import { loadCode } from '../client/load-code.ts';
import type { QrPath } from './qr-path.ts';
import { matchesMedia } from './matches-media.ts';
import { styled } from './styled.ts';
import { fixedColors } from './tokens.ts';

interface Props {
  text: string;
  label: string;
  heading?: string;
  /** The code as the build drew it; absent: the browser draws it. */
  drawn?: QrPath;
}

/** Black on white in both themes: cameras expect it. */
const Frame = styled('figure', {
  display: { base: 'none', xl: 'grid' },
  gridTemplateColumns: 'var(--side) 1fr',
  gap: '5',
  alignItems: 'center',
  '& > span': {
    width: 'var(--side)',
    height: 'var(--side)',
    border: '1px solid {colors.gold.line}',
  },
  '& figcaption': { textStyle: 'aside', color: 'fg.muted', maxWidth: '18em' },
  '& b': { textStyle: 'caption', display: 'block', color: 'fg' },

  variants: {
    side: {
      page: { display: { base: 'none', lg: 'grid' }, '--side': '132px' },
      chat: { '--side': '148px' },
      long: { '--side': '192px' },
    },
  },
});

/** Bytes that a code of this width holds with modules of 1.8 CSS px, which cameras still read. */
const most = { chat: 458, long: 858 };

/** Shown on wide screens only; others do not fetch the encoder. The same link stands beside it. */
export function QrCode({ text, label, heading, drawn }: Props) {
  const [made, setMade] = useState<QrPath | null>(null);
  const code = drawn ?? made;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (drawn || text.length > most.long || !matchesMedia('(min-width: 1280px)')) return;
    let current = true;
    loadCode('src/ui/qr-path.ts', () => import('./qr-path.ts')).then(
      ({ qrPath }) => current && setMade(qrPath(text)),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [text, drawn]);
  if (failed || (!drawn && text.length > most.long)) return null;
  return (
    <Frame side={drawn ? 'page' : text.length > most.chat ? 'long' : 'chat'}>
      <span>
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
            {/* Not a background in CSS, which automatic dark themes repaint. */}
            <path d={`M0 0h${code.size}v${code.size}H0z`} fill={fixedColors['code.ground']} />
            <path d={code.path} stroke={fixedColors['code.ink']} />
          </svg>
        )}
      </span>
      <figcaption>
        {heading && <b>{heading}</b>}
        <span>{label}</span>
      </figcaption>
    </Frame>
  );
}
