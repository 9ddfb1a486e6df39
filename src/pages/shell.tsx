import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLoaderData, useLocation, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { paths } from '../page-table.ts';
import { loadCode } from '../client/load-code.ts';
import { arrived, mainId } from '../client/protocol.ts';
import { HelpButton } from '../sections/help-button.tsx';
import { Notices } from '../sections/notices.tsx';
import { MobileMenu } from '../sections/mobile-menu.tsx';
import { SiteFooter } from '../sections/site-footer.tsx';
import { SiteHeader } from '../sections/site-header.tsx';
import { StartFailed } from '../sections/start-failed.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';

export const loader = () => loadPage('site');

/** If its code cannot be fetched either, the previous page stays (src/app.tsx). */
const ErrorScreen = lazy(() =>
  loadCode('src/sections/error-pages.tsx', () => import('../sections/error-pages.tsx')).then((found) => ({
    default: found.ErrorScreen,
  })),
);

/** Key of the history entry whose page is shown; undefined before React has committed. */
let shown: string | undefined;

/** After an error a page that is shown stays (src/app.tsx); this screen replaces one that cannot be shown. */
export function ErrorBoundary() {
  const { key } = useLocation();
  const error = useRouteError() as Error;
  const contact = useRouteLoaderData<typeof loader>('shell')?.contact;
  if (shown === undefined || shown === key) throw error;
  return (
    <Suspense fallback={null}>
      <ErrorScreen error={error} contact={contact} />
    </Suspense>
  );
}

export function Component() {
  const site = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  useArrival();
  return (
    <>
      <SiteHeader productName={site.productName} />
      <MobileMenu productName={site.productName} />
      <StartFailed {...site.contact} />
      <main id={mainId} tabIndex={-1}>
        <Notices items={site.notices} />
        <Outlet />
      </main>
      <SiteFooter {...site} folded={pathname === paths.donation || pathname === paths.confirmation} />
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
    shown = key;
    if (last.current === key) return;
    last.current = key;
    scrollTo(0, 0);
    document.documentElement.toggleAttribute(arrived, true);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key, pathname]);
}
