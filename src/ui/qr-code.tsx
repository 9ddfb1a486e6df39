import type { QrPath } from './qr-path.ts';
import { chakra } from '@chakra-ui/react';

/** The code is dark on light in both themes, because cameras expect it. */
const Frame = chakra('figure', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: 'auto 1fr',
    gap: '5',
    alignItems: 'center',
    '& svg': { width: '33', height: '33', border: '1px solid {colors.gold.line}' },
    '& figcaption': { textStyle: 'aside', color: 'fg.muted', maxWidth: '18em' },
  },
});

/** Shows only on wide screens, beside the same link. */
export const QrCode = ({ label, code }: { label: string; code: QrPath }) => (
  <Frame>
    <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      {/* This is not a CSS background, because automatic dark themes repaint those. */}
      <chakra.path d={`M0 0h${code.size}v${code.size}H0z`} fill="code.ground" />
      <chakra.path d={code.path} stroke="code.ink" />
    </svg>
    <figcaption>{label}</figcaption>
  </Frame>
);
