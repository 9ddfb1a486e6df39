import { useEffect } from 'react';
import type { LayoutProps } from 'sanity';
import { useRouter, useRouterState } from 'sanity/router';
import { previewOf } from '../desk/locations.ts';

let address = '';

export const lastSeen = (): string => address;

/** The whole Studio; it remembers the place as staff move about, but not the help itself. */
export function LayoutWithMemory(props: LayoutProps) {
  const state = useRouterState();
  const { navigateUrl } = useRouter();
  useEffect(() => {
    // The preview shows the page of the document that was open, not always the first page.
    const wanted = location.pathname === '/presentation' && previewOf(address);
    if (wanted) navigateUrl({ path: wanted, replace: true });
    if (state?.tool !== 'bantuan') address = location.pathname;
  }, [state, navigateUrl]);
  return props.renderDefault(props);
}
