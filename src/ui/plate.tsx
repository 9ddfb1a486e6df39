import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { bandMask } from './ornament-uris.ts';

/** Green in both themes, so its ink is fixed (design.md section 3). */
const Frame = chakra('div', {
  base: {
    position: 'relative',
    padding: '6px',
    bg: 'motif.ground',
    color: '#F3EAD6',
    border: '1px solid {colors.motif.line}',
    '& > div': { border: '1px solid {colors.motif.line}' },
    '& :focus-visible': { outlineColor: '#F5D58A' },
  },
});

const Band = chakra('div', {
  base: {
    height: '32px',
    bg: 'motif.line',
    mask: `${bandMask} 0 50%/30px 30px round no-repeat`,
    WebkitMask: `${bandMask} 0 50%/30px 30px round no-repeat`,
    borderBlock: '1px solid {colors.motif.line}',
  },
});

const Rule = chakra('div', { base: { borderBlock: '1px solid {colors.motif.line}' } });

const Body = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '16px',
    padding: 'clamp(40px, 5vw, 68px) clamp(20px, 5vw, 72px)',
    textAlign: 'center',
    '& h2': { fontSize: 'clamp(1.9rem, 1.55rem + 1.5vw, 2.75rem)', maxWidth: '20em' },
    '& p': { color: '#CBD2BF', fontSize: 'lead', lineHeight: '1.5', maxWidth: '34em' },
    '& :is(a, button)': {
      borderColor: '#9DAF9F',
      color: '#F3EAD6',
      _hover: { bg: '#143529', borderColor: 'motif.line' },
    },
    // Without an elder sibling; Emotion warns of :first-child, which a <style> before it would upset.
    '& :is(a, button):not(* + *)': {
      bg: '#F0E7D3',
      color: '#0B1512',
      borderColor: 'transparent',
      boxShadow: 'inset 0 0 0 3px #F0E7D3, inset 0 0 0 4px #b9b19c',
      _hover: { bg: '#FFF9EA' },
    },
  },
});

/** The closing plate between two bands of stars. Its first link is the main one. */
export function Plate({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <div>
        <Rule>
          <Band />
        </Rule>
        <Body>{children}</Body>
        <Rule>
          <Band />
        </Rule>
      </div>
    </Frame>
  );
}
