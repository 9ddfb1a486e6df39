import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
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
  const ready = surviveDeploys(routes);
  const hydrationData = prerendered ? { loaderData: await prepare(ready) } : undefined;
  router = createBrowserRouter(ready, { hydrationData });
  const moved = () => dispatchEvent(new Event('app:moved'));
  router.subscribe(moved);
  moved();
  const app = (
    <Providers {...clientStyles(styles)} onReady={() => dispatchEvent(new Event('app:ready'))}>
      <RouterProvider router={router} />
    </Providers>
  );
  if (prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  dispatchEvent(new Event('app:listening'));
  return router;
}

/** Lazy routes and data of the current location, before hydration: else a fallback replaces the page. */
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

/** Loads the page that is being gone to, with the details that it was to be given; else the present one. */
function loadAnew(error: unknown): Promise<never> {
  if (!router) throw error;
  const { location: target } = router.state.navigation;
  // Gone back or forward, the browser is there already.
  if (target && createPath(target) !== createPath(location)) {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: target.state as unknown, key: target.key, idx: idx + 1 }, '', createPath(target));
  }
  location.reload();
  return new Promise(() => {});
}
