import type { QrPath } from './qr-path.ts';
import { styled } from './styled.ts';
import { fixedColors } from './tokens.ts';

interface Props {
  label: string;
  heading?: string | undefined;
  /** Null until the browser has drawn it. The empty frame keeps its place. */
  code: QrPath | null;
  /** The size: on a page, or of a short or long chat message. */
  side?: 'page' | 'chat' | 'long';
}

/** The code is dark on light in both themes, because cameras expect it. */
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

/** Shows only on wide screens, beside the same link. */
export const QrCode = ({ label, heading, code, side = 'page' }: Props) => (
  <Frame side={side}>
    <span>
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
          {/* This is not a CSS background, because automatic dark themes repaint those. */}
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
