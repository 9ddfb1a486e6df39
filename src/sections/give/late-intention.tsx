import { useEffect, useState, type ComponentProps } from 'react';

type Code = typeof import('./intention.tsx');

/**
 * Card and link for the family, fetched once the transfer is shown. Not later, when the row is near: it would move what
 * has the focus below it off the screen.
 */
export function LateIntention(props: ComponentProps<Code['Intention']>) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    import('./intention.tsx').then(setCode, () => {}); // without it the row is absent
  }, []);
  return code ? <code.Intention {...props} /> : null;
}
