import { useEffect, useState } from 'react';
import { loadCode } from '../../client/load-code.ts';

type Code = typeof import('./city-search.tsx');

/** The search, once a city is asked for and its code is there; never while the list is being used. */
export function useCitySearch(list: { current: HTMLSelectElement | null }, asked: boolean) {
  const [code, setCode] = useState<Code | null>(null);
  const wanted = asked && !code;
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    const show = (loaded: Code) => {
      const field = list.current;
      const swap = () => setCode(loaded);
      if (field !== document.activeElement) swap();
      else field?.addEventListener('blur', swap, { once: true, signal: left.signal });
    };
    loadCode('src/sections/give/city-search.tsx', () => import('./city-search.tsx')).then(
      (loaded) => left.signal.aborted || show(loaded),
      () => {}, // The list stays.
    );
    return () => left.abort();
  }, [list, wanted]);
  return code;
}
