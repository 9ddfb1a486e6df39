import { useLocation } from 'react-router-dom';
import { paths, type AddressName } from '../../page-table.ts';

/** Pages of the menu, in this order (docs/what-the-site-does.md#menu-and-footer). */
export const navigation = [
  'home',
  'features',
  'pricing',
  'quran',
  'download',
  'donation',
] as const satisfies AddressName[];

/** Gives the `aria-current` of each link: `page` on its own page, `true` for “Donasi” on the confirmation. */
export function useAriaCurrent() {
  const { pathname } = useLocation();
  return (name: AddressName) => {
    if (pathname === paths[name]) return 'page';
    return name === 'donation' && pathname === paths.confirmation ? 'true' : undefined;
  };
}
