import { useEffect, useRef } from 'react';
import { chakra } from '../ui/styled.ts';

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
      // In its own rule: the minifier would merge it into the shorthand, which browsers reject.
      '&&': { animationTimeline: 'scroll(root)' },
    },
    // While the next page loads (src/client/next-page.ts), after 150 ms.
    '[data-leaving] &': { animation: 'progress 1s .15s 60 forwards' },
  },
});

/**
 * The fraction scrolled, as a gold line under the header; it also runs while the next page loads. Decorative. A scroll
 * timeline moves it; without that, framer-motion.
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
