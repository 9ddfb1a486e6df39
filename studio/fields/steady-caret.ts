import { useLayoutEffect, useRef } from 'react';
import type { StringInputProps } from 'sanity';

/** Returns the caret's place after `before` became `after`. A change in front of the caret moves it. */
export function movedCaret(before: string, after: string, caret: number): number {
  let same = 0;
  while (same < caret && before[same] === after[same]) same += 1;
  return same === caret ? caret : Math.max(same, caret + after.length - before.length);
}

/**
 * Keeps the caret in place while somebody else writes in the same field. The browser would put it at the end of a text
 * that was not typed there, and the next letters would land at the end.
 */
export function useSteadyCaret({ value = '', elementProps: { ref } }: StringInputProps): void {
  const last = useRef({ text: value, caret: 0 });
  useLayoutEffect(() => {
    const field: unknown = ref.current;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const remember = () => {
      last.current = { text: field.value, caret: field.selectionStart ?? 0 };
    };
    const events = ['input', 'keyup', 'pointerup', 'focus'] as const;
    for (const event of events) field.addEventListener(event, remember);
    return () => {
      for (const event of events) field.removeEventListener(event, remember);
    };
  }, [ref]);
  useLayoutEffect(() => {
    const field: unknown = ref.current;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const { text, caret } = last.current;
    if (field.value === text) return;
    const place = movedCaret(text, field.value, caret);
    last.current = { text: field.value, caret: place };
    if (field === document.activeElement) field.setSelectionRange(place, place);
  }, [ref, value]);
}
