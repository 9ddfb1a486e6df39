import { useEffect, useState } from 'react';
import { useInBrowser } from './use-in-browser.ts';

/** ms after which a frame that has not loaded counts as slow (docs/what-the-site-does.md#reader). */
const patience = 15_000;

/**
 * A frame whose address is set only once the application is listening, so that its load event is never missed.
 * `frame.key` must be the key of the element; `reload` makes a new one.
 */
export function useFrameLoad(url: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'slow' | 'loaded'>('loading');
  const src = useInBrowser() ? url : undefined;
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), patience);
    return () => clearTimeout(timer);
  }, [url, attempt]);
  return {
    state,
    frame: { key: attempt, src, onLoad: () => src && setState('loaded') },
    reload: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}
