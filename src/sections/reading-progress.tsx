import { chakra } from '@chakra-ui/react/styled-system';
import { scroll } from 'framer-motion/dom';
import { useEffect, useRef } from 'react';

const Line = chakra('span', {
  base: {
    position: 'absolute',
    left: '0',
    bottom: '-1px',
    width: '100%',
    height: '3px',
    bg: 'gold',
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    forcedColorAdjust: 'none',
  },
});

/** The fraction scrolled, as a gold line on the header's lower edge. Decorative. */
export function ReadingProgress() {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      scroll((progress: number) => {
        if (line.current) line.current.style.transform = `scaleX(${progress})`;
      }),
    [],
  );
  return <Line ref={line} aria-hidden="true" />;
}
