import { chakra } from '@chakra-ui/react/styled-system';
import { words } from '../words.ts';
import { OctagonIcon } from './icons.tsx';

const Band = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '10px',
    padding: '8px 20px',
    // The header lies over the top of the page.
    marginTop: { base: '64px', lg: '72px' },
    marginBottom: { base: '-48px', lg: '-56px' },
    position: 'relative',
    zIndex: '2',
    borderBlock: '1px solid {colors.danger}',
    bg: 'danger.subtle',
    color: 'danger',
    fontWeight: '600',
    textAlign: 'center',
  },
});

/** Stands on the donation pages while the site holds placeholders (product.md, Release gates). */
export function PlaceholderBand() {
  return (
    <Band role="note">
      <OctagonIcon />
      {words.messages.placeholder}
    </Band>
  );
}
