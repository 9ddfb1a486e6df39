import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

/** A text is announced after it has not changed for this many ms, so that a typed amount is announced only once. */
const pause = 700;

/** Announces each change of a text to screen readers, also back to the first one, which is not announced at first. */
export function LiveText({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  const firstText = useRef(text);
  const hasAnnounced = useRef(false);
  useEffect(() => {
    firstText.current ||= text; // the first that is not empty
    if (text === firstText.current && !hasAnnounced.current) return;
    const timer = setTimeout(() => {
      hasAnnounced.current = true;
      setAnnounced(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
