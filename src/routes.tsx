import type { RouteObject } from 'react-router-dom';
import { loadPage } from './content/load.ts';
import { loadPageCode } from './client/load-page-code.ts';
import { pageNames, pageTable } from './page-table.ts';
import * as shell from './pages/shell.tsx';

/** One route for each page of the table, under its name. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    loader: shell.loader,
    Component: shell.Component,
    ErrorBoundary: shell.ErrorBoundary,
    // Seen only in development: a built page is there before its data.
    HydrateFallback: () => null,
    children: pageNames.map((name) => {
      const { path } = pageTable[name];
      // Code and content at once; the loader takes up the content, or its failure.
      const lazy = () => {
        loadPage(name).catch(() => {});
        return loadPageCode(name);
      };
      return path === '/' ? { id: name, index: true, lazy } : { id: name, path: path.replace(/^\//, ''), lazy };
    }),
  },
];
