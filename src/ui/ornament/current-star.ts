import { starMask } from './ornament-uris.ts';

/** A star cut out of gold. */
export const goldStar = {
  bg: 'gold',
  mask: `${starMask} center/contain no-repeat`,
  WebkitMask: `${starMask} center/contain no-repeat`,
} as const;

/** Style of the `::after` of the current page's link, which must be positioned: a star below it. */
export const currentStar = {
  content: '""',
  position: 'absolute',
  left: '50%',
  bottom: '1px',
  width: '11px',
  height: '11px',
  transform: 'translateX(-50%)',
  ...goldStar,
} as const;
