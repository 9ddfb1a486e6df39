import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { bandMask } from './ornament/ornament-uris.ts';

const Frame = chakra('div', {
  base: {
    breakInside: 'avoid',
    padding: '1.5',
    bg: 'motif.ground',
    border: '1px solid {colors.motif.line}',
    '& > div': { border: '1px solid {colors.motif.line}' },
  },
});

const Band = chakra('div', {
  base: {
    height: '8',
    bg: 'motif.line',
    mask: `${bandMask} 0 50%/30px 30px round no-repeat`,
    WebkitMask: `${bandMask} 0 50%/30px 30px round no-repeat`,
  },
});

const Rule = chakra('div', { base: { borderBlock: '1px solid {colors.motif.line}' } });

const band = (
  <Rule>
    <Band />
  </Rule>
);

/** The plate is green in both themes, so its content has the colours of the dark theme. */
const Body = chakra('div', {
  base: {
    '--c-colors-border-strong': '{colors.fg.muted}',
    color: 'fg',
    display: 'grid',
    justifyItems: 'center',
    gap: '4',
    paddingBlock: 'clamp(40px, 5vw, 68px)',
    paddingInline: 'clamp(20px, 5vw, 72px)',
    textAlign: 'center',
    '& h2': { fontSize: 'plate', maxWidth: '20em' },
    '& p': { color: 'fg.muted', fontSize: 'lead', lineHeight: '1.5', maxWidth: '34em', textWrap: 'balance' },
  },
  variants: {
    ruled: {
      true: {
        justifyItems: 'start',
        gap: '0',
        paddingTop: { base: '9', md: '12' },
        paddingBottom: { base: '5', md: '7' },
        paddingInline: { base: '5', md: '14' },
        textAlign: 'left',
        '& > h2': { paddingBottom: '5.5' },
      },
    },
    /** The picture above the words; from lg on at their left. */
    pictured: {
      true: {
        '& > picture': { width: '100%', maxWidth: '320px' },
        '& img': { width: '100%', height: 'auto' },
        lg: {
          gridTemplateColumns: '320px minmax(0, 1fr)',
          columnGap: '13',
          alignItems: 'center',
          justifyItems: 'start',
          textAlign: 'left',
          paddingInline: '13',
          '& > :not(* + *)': { gridRow: '1 / span 3' },
          '& > h2': { alignSelf: 'end', fontSize: 'h2' },
          '& > div': { alignSelf: 'start', justifyContent: 'flex-start' },
        },
      },
    },
  },
});

/** The closing plate between two bands of stars. A picture comes first. */
export function Plate({ children, ...variants }: { pictured?: boolean; ruled?: boolean; children: ReactNode }) {
  return (
    <Frame>
      <div>
        {band}
        <Body className="dark" {...variants}>
          {children}
        </Body>
        {band}
      </div>
    </Frame>
  );
}
