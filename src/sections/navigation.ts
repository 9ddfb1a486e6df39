import { useLocation } from 'react-router-dom';
import { paths, type AddressName } from '../page-table.ts';

/** In this order (docs/what-the-site-does.md#menu-and-footer). */
export const navigation = [
  'home',
  'features',
  'pricing',
  'quran',
  'download',
  'donation',
] as const satisfies AddressName[];

/** `aria-current` of a link: the page itself, or "true" for the one that the payment belongs to. */
export function useCurrent() {
  const { pathname } = useLocation();
  return (name: AddressName) =>
    pathname === paths[name] ? 'page' : name === 'donation' && pathname === paths.confirmation ? 'true' : undefined;
}
