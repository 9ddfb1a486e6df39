import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { contentIndexId } from './client/protocol.ts';
import { loadPage } from './content/load.ts';
import { loadPageCode } from './client/load-page-code.ts';
import { pageNames, pageTable, type PageName } from './page-table.ts';
import * as shell from './pages/shell.tsx';

/** The content index of this document; in the prerender and in development the names of all pages. */
const contentIndex = globalThis.document?.getElementById(contentIndexId)?.textContent ?? JSON.stringify(pageNames);

/** A page with `inParts` has no route while it has no content; its address then shows the 404 page. */
const isThere = (name: PageName) => !pageTable[name].inParts || contentIndex.includes(`"${name}`);

/** One route for each page of the table, under its name. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    loader: shell.loader,
    Component: shell.Component,
    ErrorBoundary: shell.ErrorBoundary,
    // Needed only in development: a built page is visible before its data.
    HydrateFallback: () => null,
    children: pageNames.filter(isThere).map((name) => {
      const { path, inParts } = pageTable[name];
      // Each part has its own content, named after page and part (src/publish/html/page-list.ts).
      const loader: LoaderFunction = ({ params: { part } }) => loadPage((part ? `${name}-${part}` : name) as PageName);
      // Loads code and content in parallel. The loader then gets the content or its failure.
      const lazy = async () => {
        if (!inParts) loadPage(name).catch(() => {});
        return { loader, ...(await loadPageCode(name)) };
      };
      return path === '/'
        ? { id: name, index: true, lazy }
        : { id: name, path: inParts ? `${path}/:part?` : path, lazy };
    }),
  },
];
