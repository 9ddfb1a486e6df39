import { useEffect, useState } from 'react';
import { styled } from './styled.ts';
import { useInBrowser } from './use-in-browser.ts';

/** Says whose site a frame shows, as the privacy page promises. */
export const SourceNote = styled('p', { textStyle: 'aside', marginTop: '3', color: 'fg.muted' });

/** Covers the frame until it has loaded. Never shows a verse. */
export const Overlay = styled('div', {
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '4',
  padding: '6',
  textAlign: 'center',
  bg: 'surface',
  '& p': { maxWidth: '30em', color: 'fg.muted' },
});

/** Milliseconds after which a frame that has not loaded counts as slow (docs/what-the-site-does.md#reader). */
const slowAfter = 15_000;

/** State of a frame. `src` is set after hydration, so that no load event is missed. Use `attempt` as its key. */
export function useFrameLoad(url: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'slow' | 'loaded'>('loading');
  const src = useInBrowser() ? url : undefined;
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), slowAfter);
    return () => clearTimeout(timer);
  }, [url, attempt]);
  return {
    state,
    attempt,
    frame: { src, onLoad: () => src && setState('loaded') },
    reload: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}
