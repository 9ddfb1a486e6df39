import { starMask } from './ornament-uris.ts';

/** Style of the pseudo-element that hangs a star from the link of the current page. The link is positioned. */
export const currentStar = {
  content: '""',
  position: 'absolute',
  left: '50%',
  bottom: '1px',
  width: '11px',
  height: '11px',
  transform: 'translateX(-50%)',
  bg: 'gold',
  mask: `${starMask} center/contain no-repeat`,
  WebkitMask: `${starMask} center/contain no-repeat`,
} as const;
