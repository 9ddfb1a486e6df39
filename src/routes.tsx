import type { ComponentType } from 'react';
import { type RouteObject, useLoaderData } from 'react-router-dom';
import { isGiving, pageNames, pageTable, paths } from './page-table.ts';
import ConfirmationIsland from './pages/confirmation.island.tsx';
import * as confirmation from './pages/confirmation.tsx';
import DonationIsland from './pages/donation.island.tsx';
import * as donation from './pages/donation.tsx';
import * as shell from './pages/shell.tsx';
import { forGiving, useSite } from './pages/use-site.ts';

/** Reads a content JSON by its name. */
export type ReadContent = (name: string) => Promise<unknown>;

const modules = import.meta.glob<{ Component: ComponentType<object> }>('./pages/*.tsx', { eager: true });

/** A page whose props are the content that its loader has read. */
const withContent = (Page: ComponentType<object>) =>
  function PageWithContent() {
    return <Page {...useLoaderData<() => object>()} />;
  };

/** The route of each page in the table, by the name of the page. */
const pages = (read: ReadContent): RouteObject[] =>
  pageNames
    .filter((name) => !isGiving(pageTable[name].path))
    .map((name) => {
      const { path } = pageTable[name];
      const page = modules[`./pages/${name}.tsx`];
      if (!page) throw new Error(`src/pages/${name}.tsx is missing: write it (docs/recipes.md#add-a-page)`);
      const Component = withContent(page.Component);
      if (path === '/') return { id: name, index: true, loader: () => read(name), Component };
      return { id: name, path, loader: () => read(name), Component };
    });

/** The two pages of giving. */
const giving = {
  donation: { Island: DonationIsland, Page: donation.Component as ComponentType<object> },
  confirmation: { Island: ConfirmationIsland, Page: confirmation.Component as ComponentType<object> },
};

/** The route of a page of giving, inside its island. */
function givingRoute(read: ReadContent, name: keyof typeof giving): RouteObject {
  const { Island, Page } = giving[name];
  const loader = async () => ({ content: await read(name), checked: true, at: Date.now() });
  return {
    Component: () => <Island site={forGiving(useSite())} />,
    children: [{ id: name, path: paths[name], loader, Component: withContent(Page) }],
  };
}

/** All routes. The build renders them. In the browser a router runs only on form and confirmation. */
export const routesOf = (read: ReadContent): RouteObject[] => [
  {
    id: 'shell',
    loader: () => read('site'),
    Component: shell.Component,
    children: [...pages(read), givingRoute(read, 'donation'), givingRoute(read, 'confirmation')],
  },
];
