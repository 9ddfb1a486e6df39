import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';

/** Heard, not seen. */
export const Unseen = chakra('div', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Silence after the last change before it is said, in ms: a typed amount is announced once. */
const pause = 700;

/** Says a text to screen readers once per change; the first one is not news, even if it comes late. */
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
  return <Unseen role="status">{said}</Unseen>;
}
