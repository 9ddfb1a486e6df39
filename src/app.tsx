import { Component, startTransition, type PropsWithChildren } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { pushEntry, tolerateFullHistory } from './client/history-entry.ts';
import { hideLoadFailure, showLoadFailure } from './client/load-failure.ts';
import { keepTyped } from './client/keep-typed.ts';
import { listening, moved, ready } from './client/protocol.ts';
import { clientStyles, Providers, type Styles } from './ui/providers.tsx';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Starts the application on the prerendered page. src/main.tsx loads routes and styles first, one per task. */
export async function startApp(routes: RouteObject[], styles: Styles) {
  tolerateFullHistory();
  const prerendered = root().firstElementChild !== null;
  const table = reloadAfterDeploy(routes);
  const hydrationData = prerendered ? { loaderData: await prepare(table) } : undefined;
  router = createBrowserRouter(table, { hydrationData });
  const tellMove = () => dispatchEvent(new Event(moved));
  router.subscribe(tellMove);
  tellMove();
  const putBack = keepTyped(root());
  const onReady = () => {
    putBack();
    tellReady();
  };
  const app = (
    <KeepPage>
      <Providers {...clientStyles(styles)} onReady={onReady}>
        <RouterProvider router={router} />
      </Providers>
    </KeepPage>
  );
  if (prerendered) startTransition(() => void hydrateRoot(root(), app));
  else createRoot(root()).render(app);
  dispatchEvent(new Event(listening));
  return router;
}

function tellReady() {
  hideLoadFailure();
  dispatchEvent(new Event(ready));
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

/** If a file is missing after a deploy, loads the target page from the server; never on a first load: no loop. */
function reloadAfterDeploy(table: RouteObject[]): RouteObject[] {
  return table.map((route) => {
    const children = route.children && reloadAfterDeploy(route.children);
    const { lazy } = route;
    if (typeof lazy !== 'function') return { ...route, children } as RouteObject;
    const safeLazy = async () => {
      const { loader, ...module } = await lazy().catch(loadFromServer);
      if (typeof loader !== 'function') return { loader, ...module };
      return {
        ...module,
        loader: (...given: Parameters<typeof loader>) => Promise.resolve(loader(...given)).catch(loadFromServer),
      };
    };
    return { ...route, children, lazy: safeLazy } as RouteObject;
  });
}

/** Loads the target of the navigation with its state, or reloads the current page. */
function loadFromServer(error: unknown): Promise<never> {
  if (!router) throw error;
  const { location: target } = router.state.navigation;
  // After Back or Forward the address is already the target's.
  if (target && createPath(target) !== createPath(location)) {
    try {
      pushEntry({ url: createPath(target), state: target.state, key: target.key });
      location.reload();
    } catch {
      location.assign(createPath(target));
    }
  } else location.reload();
  return new Promise(() => {});
}

const root = () => document.getElementById('root') as HTMLElement;

interface Kept {
  nodes?: ChildNode[];
  title?: string;
}

/**
 * Error boundary around the application. After a failure the page keeps its DOM nodes, with all that was typed, and
 * shows a notice. The nodes are collected before React commits, which removes them.
 */
class KeepPage extends Component<PropsWithChildren, Kept> {
  // Not a class field: compiled for the browser floor, it needs a helper in a file of its own.
  constructor(props: PropsWithChildren) {
    super(props);
    this.state = {};
  }

  static getDerivedStateFromError(): Kept {
    return { nodes: [...root().childNodes], title: document.title };
  }

  override componentDidCatch() {
    const { nodes = [], title = '' } = this.state;
    root().append(...nodes);
    document.title = title;
    showLoadFailure();
    // Back and Forward load pages from the server.
    router?.dispose();
    addEventListener('popstate', () => location.reload());
  }

  override render() {
    return this.state.nodes ? null : this.props.children;
  }
}
