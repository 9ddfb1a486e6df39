import { useLocation } from 'react-router-dom';
import { paths, type AddressName } from '../page-table.ts';

/** Pages of the menu, in this order (docs/what-the-site-does.md#menu-and-footer). */
export const navigation = [
  'home',
  'features',
  'pricing',
  'quran',
  'download',
  'donation',
] as const satisfies AddressName[];

/** `aria-current` of a link: `page` on the page itself, `true` on “Donasi” while the confirmation is shown. */
export function useCurrent() {
  const { pathname } = useLocation();
  return (name: AddressName) =>
    pathname === paths[name] ? 'page' : name === 'donation' && pathname === paths.confirmation ? 'true' : undefined;
}
