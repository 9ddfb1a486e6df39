import { useEffect } from 'react';
import type { LayoutProps } from 'sanity';
import { useRouter, useRouterState } from 'sanity/router';
import { previewOf } from '../desk/locations.ts';

let address = '';

export const lastSeen = (): string => address;

/** Wraps the whole Studio and remembers the last address outside the help. */
export function LayoutWithMemory(props: LayoutProps) {
  const state = useRouterState();
  const { navigateUrl } = useRouter();
  useEffect(() => {
    // The preview then opens at the page of the last document, not at the first page.
    const wanted = location.pathname === '/presentation' && previewOf(address);
    if (wanted) navigateUrl({ path: wanted, replace: true });
    if (state?.tool !== 'bantuan') address = location.pathname;
  }, [state, navigateUrl]);
  return props.renderDefault(props);
}
