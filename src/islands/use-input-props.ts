import { useEffect, type ChangeEvent, type RefObject } from 'react';
import { type Control, isChanged } from './keep-typed.ts';

/** Props of a control or form that call `read` at each input, and once at the start if input came before React. */
export function useInputProps<T extends Control | HTMLFormElement>(
  ref: RefObject<T | null>,
  read: (element: T) => void,
) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const controls = element.matches('form') ? element.querySelectorAll('input, select, textarea') : [element];
    if ([...controls].some(isChanged)) read(element);
    // Runs once: later input comes through `onChange`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { ref, onChange: ({ currentTarget }: ChangeEvent<T>) => read(currentTarget) };
}
