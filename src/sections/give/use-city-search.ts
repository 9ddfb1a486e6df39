import { useEffect, useState, type ComponentType } from 'react';
import { loadCode } from '../../load-code.ts';
import type { CitySearchProps } from './city-search.tsx';

/** The search, once a city is asked for and its code is there; never while the list is being used. */
export function useCitySearch(list: { current: HTMLSelectElement | null }, asked: boolean) {
  const [Search, setSearch] = useState<ComponentType<CitySearchProps> | null>(null);
  const wanted = asked && !Search;
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    const show = (search: ComponentType<CitySearchProps>) => {
      const field = list.current;
      const swap = () => setSearch(() => search);
      if (field !== document.activeElement) swap();
      else field?.addEventListener('blur', swap, { once: true, signal: left.signal });
    };
    loadCode('src/sections/give/city-search.tsx', () => import('./city-search.tsx')).then(
      ({ CitySearch }) => left.signal.aborted || show(CitySearch),
      () => {}, // The list stays.
    );
    return () => left.abort();
  }, [list, wanted]);
  return Search;
}
