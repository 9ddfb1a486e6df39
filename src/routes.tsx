import type { ComponentType } from 'react';
import { type RouteObject, useLoaderData } from 'react-router-dom';
import { type GivingPage, type PageName, pageTable, paths } from './page-table.ts';
import { AboutPage } from './pages/about.tsx';
import ConfirmationIsland from './pages/confirmation.island.tsx';
import { ConfirmationPage } from './pages/confirmation.tsx';
import { ContactPage } from './pages/contact.tsx';
import DonationIsland from './pages/donation.island.tsx';
import { DonationPage } from './pages/donation.tsx';
import { DownloadPage } from './pages/download.tsx';
import { FeaturesPage } from './pages/features.tsx';
import { HomePage } from './pages/home.tsx';
import { LegalPage } from './pages/legal-page.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { PricingPage } from './pages/pricing.tsx';
import { QuranPage } from './pages/quran.tsx';
import { ReportPage } from './pages/report.tsx';
import { Shell } from './pages/shell.tsx';
import { forGiving, useSite } from './pages/use-site.ts';

/** Reads a content JSON by its name. */
export type ReadContent = (name: string) => Promise<unknown>;

const pages = {
  home: HomePage,
  features: FeaturesPage,
  pricing: PricingPage,
  quran: QuranPage,
  download: DownloadPage,
  about: AboutPage,
  report: ReportPage,
  contact: ContactPage,
  privacy: LegalPage,
  terms: LegalPage,
  'not-found': NotFoundPage,
} satisfies Record<Exclude<PageName, GivingPage>, ComponentType<never>>;

/** Each of these runs in an island, and knows when its content was requested. */
const givingIslands = {
  donation: { Island: DonationIsland, Page: DonationPage },
  confirmation: { Island: ConfirmationIsland, Page: ConfirmationPage },
} satisfies Record<GivingPage, object>;

/** A page whose props are the content that its loader has read. The cast holds: content is checked against its shape. */
function withContent(page: ComponentType<never>) {
  const Page = page as ComponentType<object>;
  return function PageWithContent() {
    return <Page {...useLoaderData<() => object>()} />;
  };
}

/** All routes. The build renders them. In the browser a router runs only on form and confirmation. */
export function routesOf(read: ReadContent): RouteObject[] {
  const plain = Object.entries(pages).map(([id, Page]): RouteObject => {
    const { path } = pageTable[id as PageName];
    return { id, path, loader: () => read(id), Component: withContent(Page) };
  });
  const giving = Object.entries(givingIslands).map(([id, { Island, Page }]): RouteObject => {
    // What loadCurrent of src/client/content.ts gives in the browser.
    const loader = async () => ({ content: await read(id), checked: true, at: Date.now() });
    return {
      Component: () => <Island site={forGiving(useSite())} />,
      children: [{ id, path: paths[id as GivingPage], loader, Component: withContent(Page) }],
    };
  });
  return [{ id: 'shell', loader: () => read('site'), Component: Shell, children: [...plain, ...giving] }];
}
