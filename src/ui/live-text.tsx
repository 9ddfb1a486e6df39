import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.ts';

/** How long a text must stay the same before it is announced, in ms: an amount being typed is announced once. */
const pause = 700;

/** Announces each change of a text to screen readers; the first text is not news, even if it comes late. */
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
