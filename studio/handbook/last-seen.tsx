import { useEffect } from 'react';
import type { LayoutProps } from 'sanity';
import { useRouter, useRouterState } from 'sanity/router';
import { previewOf } from '../desk/locations.ts';

let address = '';

export const lastAddress = (): string => address;

/** Wraps the whole Studio and remembers the last address outside the tool “Bantuan”. */
export function LayoutWithMemory(props: LayoutProps) {
  const state = useRouterState();
  const { navigateUrl } = useRouter();
  useEffect(() => {
    // The preview opens at the page of the last document, not at the first page.
    const preview = location.pathname === '/presentation' && previewOf(address);
    if (preview) navigateUrl({ path: preview, replace: true });
    if (state?.tool !== 'bantuan') address = location.pathname;
  }, [state, navigateUrl]);
  return props.renderDefault(props);
}
