import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { loadPage } from './client/content.ts';
import { isGiving, pageNames, pageTable, paths, type PageName } from './page-table.ts';
import * as confirmation from './pages/confirmation.tsx';
import { ConfirmationIsland } from './pages/confirmation.island.tsx';
import * as donation from './pages/donation.tsx';
import { DonationIsland } from './pages/donation.island.tsx';
import { forGiving, useSite } from './pages/page.tsx';
import * as shell from './pages/shell.tsx';

const modules = import.meta.glob<{ Component: ComponentType }>('./pages/*.tsx', { eager: true });

/** One route for each page of the table, under its name. */
const pages = pageNames
  .filter((name) => !isGiving(pageTable[name].path))
  .map((name): RouteObject => {
    const { path, inParts } = pageTable[name];
    // Each part has its own content, named after page and part (src/publish/html/page-list.ts).
    const loader: LoaderFunction = ({ params: { part } }) => loadPage((part ? `${name}-${part}` : name) as PageName);
    const { Component } = modules[`./pages/${name}.tsx`]!;
    return path === '/'
      ? { id: name, index: true, loader, Component }
      : { id: name, path: inParts ? `${path}/:part?` : path, loader, Component };
  });

/** The two pages of giving, each inside its island. */
const giving: RouteObject[] = [
  {
    Component: () => <DonationIsland site={forGiving(useSite())} />,
    children: [{ id: 'donation', path: paths.donation, ...donation }],
  },
  {
    Component: () => <ConfirmationIsland site={forGiving(useSite())} />,
    children: [{ id: 'confirmation', path: paths.confirmation, ...confirmation }],
  },
];

/** All routes. The build renders them; in the browser a router runs on form and confirmation alone. */
export const routes: RouteObject[] = [
  { id: 'shell', loader: shell.loader, Component: shell.Component, children: [...pages, ...giving] },
];
