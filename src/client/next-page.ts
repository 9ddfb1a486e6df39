import { closest } from './closest.ts';
import { leavingAttribute, pageLinks } from './protocol.ts';

/** Marks the page while the next one loads (src/sections/shell/site-header.tsx). A link to this page scrolls up. */
export function handlePageLinks(): void {
  const markLeaving = (on: boolean) => document.documentElement.toggleAttribute(leavingAttribute, on);
  addEventListener('click', (event) => {
    // Either another listener has handled the click, or the link opens in another tab.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = closest(event, pageLinks) as HTMLAnchorElement | null | undefined;
    if (!link || link.target || link.hash) return;
    // A link without a query leads to this page, whatever query this page has.
    const isThisPage = link.pathname === location.pathname && (link.search === '' || link.search === location.search);
    if (isThisPage) {
      event.preventDefault();
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    } else markLeaving(true);
  });
  // Back has restored this page from the bfcache.
  addEventListener('pageshow', () => markLeaving(false));
}

/** Removes the prefetch rules (src/publish/html/client-scripts.ts) if Save-Data is on or the network is slow. */
export function cancelPrefetchOnSaveData(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? ''))
    document.querySelector('[type=speculationrules]')?.remove();
}
