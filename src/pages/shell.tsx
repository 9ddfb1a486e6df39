import { useEffect, useRef } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { loadSite } from '../content/load.ts';
import { HelpButton } from '../sections/help-button.tsx';
import { MobileMenu } from '../sections/mobile-menu.tsx';
import { SiteFooter } from '../sections/site-footer.tsx';
import { SiteHeader } from '../sections/site-header.tsx';
import { StartFailed } from '../sections/start-failed.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { ErrorScreen } from './error-screen.tsx';

export const loader = () => loadSite();

export { ErrorScreen as ErrorBoundary };

/** What stands around every page. */
export function Component() {
  const site = useLoaderData<typeof loader>();
  useArrival();
  return (
    <>
      <SiteHeader productName={site.productName} />
      <MobileMenu productName={site.productName} />
      <StartFailed />
      <main id="isi" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter {...site} />
      <HelpButton {...site.help} whatsapp={site.contact.whatsapp} />
      <ToastRegion />
    </>
  );
}

/** Each route change scrolls to the top and moves focus to the heading, which announces the page once. */
function useArrival() {
  const { key, pathname } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    scrollTo(0, 0);
    document.documentElement.toggleAttribute('data-arrived', true);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key, pathname]);
}
