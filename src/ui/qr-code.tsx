import type { QrPath } from './qr-path.ts';
import { styled } from './styled.ts';
import { fixedColors } from './tokens.ts';

const side = '132px';

/** The code is dark on light in both themes, because cameras expect it. */
const Frame = styled('figure', {
  display: { base: 'none', lg: 'grid' },
  gridTemplateColumns: `${side} 1fr`,
  gap: '5',
  alignItems: 'center',
  '& svg': { width: side, height: side, border: '1px solid {colors.gold.line}' },
  '& figcaption': { textStyle: 'aside', color: 'fg.muted', maxWidth: '18em' },
});

/** Shows only on wide screens, beside the same link. */
export const QrCode = ({ label, code }: { label: string; code: QrPath }) => (
  <Frame>
    <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      {/* This is not a CSS background, because automatic dark themes repaint those. */}
      <path d={`M0 0h${code.size}v${code.size}H0z`} fill={fixedColors['code.ground']} />
      <path d={code.path} stroke={fixedColors['code.ink']} />
    </svg>
    <figcaption>{label}</figcaption>
  </Frame>
);
