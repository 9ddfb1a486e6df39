import { chakra } from '@chakra-ui/react';
import { words } from '../words/site.ts';
import { OctagonIcon } from './icons.tsx';

const Band = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    paddingBlock: { base: '0.5', md: '2' },
    paddingInline: '5',
    // Starts below the header, which lies over the page. The negative margin takes back the space that the page below
    // already keeps free for the header, from lg on a part of it.
    marginTop: { base: '16', lg: '18' },
    marginBottom: { base: '-16', lg: '-11' },
    _print: { marginBlock: '0' },
    position: 'relative',
    zIndex: '2',
    borderBlock: '1px solid {colors.danger}',
    bg: 'danger.subtle',
    color: 'danger',
    fontWeight: '600',
    fontSize: { base: 'xs', md: 'md' },
    lineHeight: '1.3',
    textAlign: 'center',
  },
});

/** Shows on the donation pages while the content has placeholders (docs/what-the-site-does.md#example-content). */
export const PlaceholderBand = () => (
  <Band role="note">
    <OctagonIcon />
    {words.messages.placeholder}
  </Band>
);
