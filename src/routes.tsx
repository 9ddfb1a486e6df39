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
      { id: 'features', path: relative(paths.features), lazy: () => import('./pages/features.tsx') },
      { id: 'pricing', path: relative(paths.pricing), lazy: () => import('./pages/pricing.tsx') },
      { id: 'reader', path: relative(paths.quran), lazy: () => import('./pages/quran.tsx') },
      { id: 'download', path: relative(paths.download), lazy: () => import('./pages/download.tsx') },
      { id: 'donation', path: relative(paths.donation), lazy: () => import('./pages/donation.tsx') },
      { id: 'confirmation', path: relative(paths.confirmation), lazy: () => import('./pages/confirmation.tsx') },
      { id: 'about', path: relative(paths.about), lazy: () => import('./pages/about.tsx') },
      { id: 'contact', path: relative(paths.contact), lazy: () => import('./pages/contact.tsx') },
      { id: 'privacy', path: relative(paths.privacy), lazy: () => import('./pages/privacy.tsx') },
      { id: 'terms', path: relative(paths.terms), lazy: () => import('./pages/terms.tsx') },
      { id: 'not-found', path: '*', lazy: () => import('./pages/not-found.tsx') },
    ],
  },
];
