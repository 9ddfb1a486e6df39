import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { loadPage } from 'site/client/content.ts';
import { pageLinks } from 'site/client/protocol.ts';
import { routesOf } from 'site/routes.tsx';
import { system } from 'site/theme/system.ts';
import { Providers } from 'site/ui/providers.tsx';
import { browserStyleCache } from 'site/ui/style-cache.ts';
import type { ContentName } from './drafts.ts';
import { exampleFor } from './example-donation.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Runs the whole site as one application, so that a draft changes the page, and a link keeps the channel to the Studio.
 * On the public site React runs only in the islands. Calls `onDraw` after each page.
 */
export async function startPreview(onDraw: () => void): Promise<Router> {
  // The names of the routes are those of the pages.
  const routes = routesOf((name) => loadPage(name as ContentName));
  const router = createBrowserRouter([{ Component: AnyPage, children: routes }]);
  await firstPageLoaded(router);
  const cache = browserStyleCache();
  await new Promise<void>((resolve) => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <Providers cache={cache} system={system} onReady={resolve}>
        <RouterProvider router={router} />
      </Providers>,
    );
  });
  router.subscribe(() => requestAnimationFrame(onDraw));
  onDraw();
  followLinks(router);
  return router;
}

/** A link shows a page from its top or from the section that its hash names. Back returns to the former place. */
const AnyPage = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);

const firstPageLoaded = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
  });

/** Makes the plain links of the pages navigate in the application. On the public site they load documents. */
function followLinks(router: Router): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(pageLinks);
    if (!link || link.target || event.defaultPrevented || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(link.href);
    void router.navigate(pathname + search + hash, { state: exampleFor(link.href) });
  });
}
