import { useEffect, useRef, useState, type ComponentProps } from 'react';

type Code = typeof import('./intention.tsx');

/** Card and link for the family, fetched once their place comes near the screen: few donors need them. */
export function LateIntention(props: ComponentProps<Code['Intention']>) {
  const place = useRef<HTMLElement>(null);
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    // A browser without observers has no card; nothing else needs it.
    if (!place.current || typeof IntersectionObserver !== 'function') return;
    const look = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      import('./intention.tsx').then(setCode, () => {}); // without it the row is absent
    };
    const sight = new IntersectionObserver(look, { rootMargin: '600px' });
    sight.observe(place.current);
    return () => sight.disconnect();
  }, []);
  return code ? <code.Intention {...props} /> : <section ref={place} />;
}
