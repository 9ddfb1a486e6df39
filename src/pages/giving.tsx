import { useEffect, useRef, type ComponentType } from 'react';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useInRouterContext,
  useLocation,
  useRouteError,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom';
import { loadWith, tolerateFullHistory } from '../client/kept.ts';
import { arrived, changed } from '../client/protocol.ts';
import { paths } from '../page-table.ts';
import { type PageSite, SiteContext } from './page.tsx';

/** The application from form to transfer: one router for the two addresses. Each has an island, so that it comes alone. */
let router: ReturnType<typeof createBrowserRouter>;

interface Own {
  path: string;
  loader: () => Promise<unknown>;
  Component: ComponentType;
}

/** Loads the content of this page and makes the router, which loads the other page when it goes there. */
export async function prepareGiving(own: Own, other: { path: string; load?: () => Promise<Omit<Own, 'path'>> }) {
  const loader: LoaderFunction = () => own.loader().catch(loadFromServer);
  const next: RouteObject = other.load
    ? { path: other.path, lazy: () => other.load!().catch(loadFromServer) }
    : { path: other.path, loader: loadFromServer };
  tolerateFullHistory();
  const hydrationData = { loaderData: { own: await own.loader() } };
  const children: RouteObject[] = [{ id: 'own', ...own, loader }, next];
  router = createBrowserRouter([{ Component: Arrival, ErrorBoundary: Rethrow, children }], { hydrationData });
}

/** Loads the page of the address that the router is on its way to. After Back or Forward the address is that already. */
function loadFromServer(): Promise<never> {
  const { location: target } = router.state.navigation;
  if (target && target.pathname !== location.pathname) loadWith(target.pathname, target.state);
  else location.reload();
  return new Promise(() => {});
}

/** Leaves errors to src/main.tsx, which keeps what was typed. */
function Rethrow(): never {
  throw useRouteError();
}

/** Each change scrolls to the top and moves focus to the heading, which announces the page once. */
function Arrival() {
  const { key, pathname } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    scrollTo(0, 0);
    document.documentElement.toggleAttribute(arrived, true);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    // The form is the step before: “Donasi” is current on both.
    for (const link of document.querySelectorAll('nav [aria-current]'))
      link.setAttribute('aria-current', pathname === paths.donation ? 'page' : 'true');
    dispatchEvent(new Event(changed));
  }, [key, pathname]);
  return <Outlet />;
}

/** The build and the Studio's preview have a router around the whole page. */
export const GivingPart = ({ site }: { site: PageSite }) => (
  <SiteContext value={site}>{useInRouterContext() ? <Outlet /> : <RouterProvider router={router} />}</SiteContext>
);
