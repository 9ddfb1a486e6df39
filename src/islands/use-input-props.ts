import { useEffect, type ChangeEvent, type RefObject } from 'react';
import { isChanged } from './keep-typed.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Props of a control or form that call `read` at each input, and once at the start if input came before React. */
export function useInputProps<T extends Control | HTMLFormElement>(
  ref: RefObject<T | null>,
  read: (element: T) => void,
) {
  useEffect(() => {
    const element = ref.current;
    const controls = element?.querySelectorAll('input, select, textarea') ?? [];
    if (element && (isChanged(element) || [...controls].some(isChanged))) read(element);
    // Runs once: later input comes through `onChange`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { ref, onChange: ({ currentTarget }: ChangeEvent<T>) => read(currentTarget) };
}
