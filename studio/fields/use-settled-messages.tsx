import { type ReactNode, useEffect, useState } from 'react';
import { useFormValue, useValidationStatus } from 'sanity';

/** Milliseconds after the last key. The Studio begins to validate 200 after it. */
const pause = 500;

/**
 * The validation messages of a field, held back while somebody types and until the Studio has validated the new value:
 * until then they may be about the value before it. The second part is an element that waits for that; render it.
 */
export function useSettledMessages<Message>(value: unknown, messages: Message[]): [Message[], ReactNode] {
  const [settled, setSettled] = useState(value);
  if (settled === value || typeof value === 'object') return [messages, null];
  return [[], <Waiting key="waiting" value={value} done={setSettled} />];
}

/** Listens to the validation only while it waits: every field that listened would be drawn again at each result. */
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
