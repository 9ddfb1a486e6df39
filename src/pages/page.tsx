import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { loader } from './shell.tsx';

/** The content of the shell, for pages that need some of it. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('shell');
  if (!site) throw new Error('useSite outside the shell');
  return site;
}

interface PageProps {
  seo: { title: string; description: string };
  /** The head of an inner page; none where the page has one of its own. */
  hero?: { title: string; lead: string };
  noindex?: boolean;
  /** A form on the page has errors. */
  error?: boolean;
  children: ReactNode;
}

/** What the pages have in common: title and description, the sheet, and the head of the page on it. */
export function Page({ seo, hero, noindex, error, children }: PageProps) {
  const { productName } = useSite();
  return (
    <>
      <DocumentHead {...seo} productName={productName} noindex={noindex} error={error} />
      <Sheet>
        {hero && <PageHead {...hero} />}
        {children}
      </Sheet>
    </>
  );
}
