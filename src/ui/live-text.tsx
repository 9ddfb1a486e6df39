import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.ts';

/** A text is announced after it has not changed for this many ms, so that a typed amount is announced only once. */
const pause = 700;

/** Announces each change of a text to screen readers. The first text is not announced, even if it comes late. */
export function LiveText({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(text);
  const spoken = useRef(false);
  useEffect(() => {
    first.current ||= text;
    if (text === first.current && !spoken.current) return;
    const timer = setTimeout(() => {
      spoken.current = true;
      setSaid(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
