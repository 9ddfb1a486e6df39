import { type ReactNode, useEffect, useState } from 'react';
import { useFormValue, useValidationStatus } from 'sanity';

/** Milliseconds to wait after the last key. The Studio begins to validate 200 ms after it. */
const pause = 500;

/**
 * Returns the validation messages of a field once they are about its current value: they are held back while somebody
 * types, until the Studio has validated. The second item is an element that waits for that, and must be rendered.
 */
export function useSettledMessages<Message>(value: unknown, messages: Message[]): [Message[], ReactNode] {
  const [settled, setSettled] = useState(value);
  if (settled === value || typeof value === 'object') return [messages, null];
  return [[], <Waiting key="waiting" value={value} done={setSettled} />];
}

/** Subscribes to the validation only while it waits. If every field did, each result would render all of them again. */
function Waiting({ value, done }: { value: unknown; done: (value: unknown) => void }) {
  const [id, type] = [useFormValue(['_id']), useFormValue(['_type'])];
  const { isValidating } = useValidationStatus(String(id), String(type), true);
  useEffect(() => {
    if (isValidating) return;
    const timer = setTimeout(() => done(value), pause);
    return () => clearTimeout(timer);
  }, [value, isValidating, done]);
  return null;
}
