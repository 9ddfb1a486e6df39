import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The network is dear or slow: only what is asked for is fetched. */
function isThrifty(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches what a link leads to, code and content at once, when it is pressed; where the network allows it already when the
 * pointer or the focus comes to it. What fails is told when the page is gone to.
 */
export function fetchAhead(routes: RouteObject[]): void {
  const look = ({ target, type }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
    if (!link || (type !== 'pointerdown' && isThrifty())) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? [])
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
  };
  for (const name of ['pointerdown', 'pointerover', 'focusin']) addEventListener(name, look, { passive: true });
}
