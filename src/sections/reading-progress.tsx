import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';

const native = '(animation-timeline: scroll())';

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
    [`@supports ${native}`]: {
      animation: 'progress linear both',
      // A rule of its own: the minifier would draw it into the shorthand, which browsers then refuse.
      '&&': { animationTimeline: 'scroll(root)' },
    },
  },
});

/**
 * The fraction scrolled, as a gold line on the header's lower edge. Decorative. The browser itself moves
 * it where it can, off the main thread and before any script; framer-motion does where it cannot.
 */
export function ReadingProgress() {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!line.current || CSS.supports(native)) return;
    const leaving = new AbortController();
    void followScroll(line.current, leaving.signal);
    return () => leaving.abort();
  }, []);
  return <Line ref={line} aria-hidden="true" />;
}

async function followScroll(line: HTMLElement, leaving: AbortSignal) {
  const { scroll } = await import('framer-motion/dom');
  const stop = scroll((progress: number) => {
    line.style.transform = `scaleX(${progress})`;
  });
  if (leaving.aborted) stop();
  else leaving.addEventListener('abort', stop);
}
