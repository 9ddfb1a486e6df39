import { useEffect } from 'react';
import type { LayoutProps } from 'sanity';
import { useRouterState } from 'sanity/router';

let address = '';

/** Where in the Studio staff were before they asked for help. */
export const lastSeen = (): string => address;

/** The whole Studio; it remembers the place as staff move about, but not the help itself. */
export function LayoutWithMemory(props: LayoutProps) {
  const state = useRouterState();
  useEffect(() => {
    if (state?.tool !== 'bantuan') address = location.pathname;
  }, [state]);
  return props.renderDefault(props);
}
