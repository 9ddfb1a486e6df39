import { starMask } from './ornament-uris.ts';

/** A box of gold, masked to a star. */
export const goldStar = {
  bg: 'gold',
  mask: `${starMask} center/contain no-repeat`,
  WebkitMask: `${starMask} center/contain no-repeat`,
} as const;

/** Style of the `::after` of a link to the current page: a star below it. The link must not be `position: static`. */
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
