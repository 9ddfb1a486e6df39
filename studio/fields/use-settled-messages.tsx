import { type ReactNode, useEffect, useState } from 'react';
import { useFormValue, useValidationStatus } from 'sanity';

/** Milliseconds to wait after the last key. The Studio begins to validate after 200 ms. */
const pause = 500;

/**
 * Returns the validation messages of a field, or none while somebody types and the Studio has not yet validated the
 * value. The second item is an element that waits for the validation. It must be rendered.
 */
export function useSettledMessages<Message>(value: unknown, messages: Message[]): [Message[], ReactNode] {
  const [settled, setSettled] = useState(value);
  if (settled === value || typeof value === 'object') return [messages, null];
  return [[], <Waiting key="waiting" value={value} done={setSettled} />];
}

/** Subscribes to the validation while a field waits. If every field always did, each result would render all fields. */
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
