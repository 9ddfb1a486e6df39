import { useEffect, type ChangeEvent, type RefObject } from 'react';
import { isChanged } from '../client/keep-typed.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Props that call `take` at each input. It also runs once at the start, for input that came before React. */
export function useOperated<T extends Control | HTMLFormElement>(
  ref: RefObject<T | null>,
  take: (operated: T) => void,
) {
  useEffect(() => {
    const operated = ref.current;
    const controls = operated?.querySelectorAll('input, select, textarea') ?? [];
    if (operated && (isChanged(operated) || [...controls].some(isChanged))) take(operated);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { ref, onChange: ({ currentTarget }: ChangeEvent<T>) => take(currentTarget) };
}
