import type { RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import * as shell from './pages/shell.tsx';

const relative = (path: string) => path.slice(1);

/** The routes of specification section 2. Each page is its own chunk. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    loader: shell.loader,
    Component: shell.Component,
    ErrorBoundary: shell.ErrorBoundary,
    children: [
      { id: 'home', index: true, lazy: () => import('./pages/home.tsx') },
      { id: 'donation', path: relative(paths.donation), lazy: () => import('./pages/donation.tsx') },
      { id: 'confirmation', path: relative(paths.confirmation), lazy: () => import('./pages/confirmation.tsx') },
      { id: 'not-found', path: '*', lazy: () => import('./pages/not-found.tsx') },
    ],
  },
];
