import { type ReactNode, useEffect, useState } from 'react';
import { useFormValue, useValidationStatus } from 'sanity';

/** Milliseconds after the last key. The Studio begins to judge a text after 200. */
const pause = 500;

/**
 * The messages about a value, none while they may be about the one before it: while somebody types, and until the
 * Studio has judged. With it an element that waits for that; it has to be rendered.
 */
export function useVerdict<Message>(value: unknown, messages: Message[]): [Message[], ReactNode] {
  const [judged, setJudged] = useState(value);
  if (judged === value || typeof value === 'object') return [messages, null];
  return [[], <Waiting key="waiting" value={value} done={setJudged} />];
}

/** Mounted only while it waits: each field of a form that listened to the verdicts would be drawn again at each. */
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
