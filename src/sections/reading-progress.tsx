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
      // In a rule of its own: the minifier would merge it into the shorthand, which browsers then reject.
      '&&': { animationTimeline: 'scroll(root)' },
    },
    // The next page has been on its way for longer than 150 ms (src/client/next-page.ts). Where motion is reduced it just stands.
    '[data-leaving] &': { animation: 'progress 1s .15s 60 forwards' },
  },
});

/**
 * The fraction scrolled, as a gold line on the header's lower edge; while the next page comes it runs. Decorative. The
 * browser itself moves it where it can, off the main thread and before any script; elsewhere framer-motion does.
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
