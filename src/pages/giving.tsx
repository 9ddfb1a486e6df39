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
import { loadWith, tolerateFullHistory } from '../client/kept-state.ts';
import { arrived } from '../client/protocol.ts';
import { paths } from '../page-table.ts';
import { type PageSite, SiteContext } from './use-site.ts';

/** Form and confirmation have one router. The island of the first page of a visit makes it. */
let router: ReturnType<typeof createBrowserRouter>;

interface FirstPage {
  path: string;
  loader: () => Promise<unknown>;
  Component: ComponentType;
}

interface OtherPage {
  path: string;
  /** If absent, the page comes from the server. */
  load?: () => Promise<Omit<FirstPage, 'path'>>;
}

/** Loads the content of the first page and makes the router. The code of the other page loads on demand. */
export async function prepareGiving(first: FirstPage, other: OtherPage) {
  const loader: LoaderFunction = () => first.loader().catch(loadFromServer);
  const next: RouteObject = other.load
    ? { path: other.path, lazy: () => other.load!().catch(loadFromServer) }
    : { path: other.path, loader: loadFromServer };
  tolerateFullHistory();
  const hydrationData = { loaderData: { first: await first.loader() } };
  const children: RouteObject[] = [{ id: 'first', ...first, loader }, next];
  router = createBrowserRouter([{ Component: Arrival, ErrorBoundary: Rethrow, children }], { hydrationData });
}

/** Loads the page that the router was opening from the server. After Back or Forward its address is already current. */
function loadFromServer(): Promise<never> {
  const { location: target } = router.state.navigation;
  if (target && target.pathname !== location.pathname) loadWith(target.pathname, target.state);
  else location.reload();
  return new Promise(() => {});
}

/** Throws errors again, because src/main.tsx handles them and keeps what was typed. */
function Rethrow(): never {
  throw useRouteError();
}

/** On each change of page: scrolls to the top, and moves focus to the heading, so that the page is announced once. */
function Arrival() {
  const { key, pathname } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    scrollTo(0, 0);
    document.documentElement.toggleAttribute(arrived, true);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    // “Donasi” is current on both pages, because the confirmation is a step of the form.
    for (const link of document.querySelectorAll('nav [aria-current]'))
      link.setAttribute('aria-current', pathname === paths.donation ? 'page' : 'true');
    // The help button of each page writes another text (src/sections/help-button.tsx).
    for (const button of document.querySelectorAll<HTMLElement>('[data-at]'))
      button.hidden = button.dataset.at !== pathname;
  }, [key, pathname]);
  return <Outlet />;
}

/** The island of both pages. The build and the Studio's preview have a router around the whole page already. */
export const GivingPart = ({ site }: { site: PageSite }) => (
  <SiteContext value={site}>{useInRouterContext() ? <Outlet /> : <RouterProvider router={router} />}</SiteContext>
);
