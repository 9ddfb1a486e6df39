import { chakra } from '@chakra-ui/react';
import type { QrPath } from './qr-path.ts';

/** The code is dark on light in both themes, because cameras expect it. */
export const QrCode = ({ label, qr }: { label: string; qr: QrPath }) => (
  <chakra.figure display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="5" alignItems="center">
    <chakra.figcaption textStyle="aside" maxWidth="18em" color="fg.muted">
      {label}
    </chakra.figcaption>
    <chakra.svg
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      width="132px"
      height="132px"
      border="1px solid {colors.gold.line}"
      role="img"
      aria-label={label}
    >
      {/* This is not a CSS background, because automatic dark themes repaint those. */}
      <chakra.path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="code.ground" />
      <chakra.path d={qr.path} stroke="code.ink" />
    </chakra.svg>
  </chakra.figure>
);
