import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { pushEntry } from './history-entry.ts';
import { KeepPage } from './keep-page.tsx';
import { tellOfLostCode } from './lost-code.ts';
import { listening, moved, ready } from './protocol.ts';
import { clientStyles, type Styles } from './ui/client-styles.ts';
import { Providers } from './ui/providers.tsx';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/**
 * Starts the application on the prerendered page, or on an empty one in development. What it starts with is given, so
 * that each part is one file that the entry fetches in its own turn (src/main.tsx).
 */
export async function startApp(routes: RouteObject[], styles: Styles) {
  const root = document.getElementById('root') as HTMLElement;
  const prerendered = root.firstElementChild !== null;
  const table = surviveDeploys(routes);
  const hydrationData = prerendered ? { loaderData: await prepare(table) } : undefined;
  router = createBrowserRouter(table, { hydrationData });
  const tellMove = () => dispatchEvent(new Event(moved));
  router.subscribe(tellMove);
  tellMove();
  const app = (
    <KeepPage onFailed={leaveToBrowser}>
      <Providers {...clientStyles(styles)} onReady={tellReady}>
        <RouterProvider router={router} />
      </Providers>
    </KeepPage>
  );
  if (prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  dispatchEvent(new Event(listening));
  return router;
}

function tellReady() {
  tellOfLostCode(false);
  dispatchEvent(new Event(ready));
}

/** Nothing draws pages any more: Back and Forward load them. */
function leaveToBrowser() {
  router?.dispose();
  addEventListener('popstate', () => location.reload());
}

/** Loads lazy routes and data of the current location before hydration; otherwise a fallback would replace the page. */
async function prepare(table: RouteObject[]) {
  const data: Record<string, unknown> = {};
  for (const { route, params } of matchRoutes(table, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    if (typeof route.loader === 'function' && route.id) {
      data[route.id] = await route.loader({ params, request: new Request(location.href) } as never, undefined);
    }
  }
  return data;
}

/**
 * After a deploy an open tab may ask for a chunk or content that is gone. A navigation then becomes an
 * ordinary page load of its target, which brings the new ones. A first load never reloads: no loop.
 */
function surviveDeploys(table: RouteObject[]): RouteObject[] {
  return table.map((route) => {
    const children = route.children && surviveDeploys(route.children);
    const { lazy } = route;
    if (typeof lazy !== 'function') return { ...route, children } as RouteObject;
    const safeLazy = async () => {
      const { loader, ...module } = await lazy().catch(loadAnew);
      if (typeof loader !== 'function') return { loader, ...module };
      return {
        ...module,
        loader: (...given: Parameters<typeof loader>) => Promise.resolve(loader(...given)).catch(loadAnew),
      };
    };
    return { ...route, children, lazy: safeLazy } as RouteObject;
  });
}

/** Loads the page being navigated to, with the details it was to get; otherwise reloads the present one. */
function loadAnew(error: unknown): Promise<never> {
  if (!router) throw error;
  const { location: target } = router.state.navigation;
  // After Back or Forward the browser is already there.
  if (target && createPath(target) !== createPath(location)) {
    pushEntry({ url: createPath(target), state: target.state, key: target.key });
  }
  location.reload();
  return new Promise(() => {});
}
