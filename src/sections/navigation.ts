import { useLocation } from 'react-router-dom';
import { paths, type PageName } from '../paths.ts';

/** Specification section 2, in this order. */
export const navigation = [
  'home',
  'features',
  'pricing',
  'quran',
  'download',
  'donation',
] as const satisfies PageName[];

/** `aria-current` of a link: the page itself, or "true" for the one that the payment belongs to. */
export function useCurrent() {
  const { pathname } = useLocation();
  return (name: PageName) =>
    pathname === paths[name] ? 'page' : name === 'donation' && pathname === paths.confirmation ? 'true' : undefined;
}
