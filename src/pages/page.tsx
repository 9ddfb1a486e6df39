import type { ReactNode } from 'react';
import { useLoaderData, useRouteLoaderData } from 'react-router-dom';
import type { Contents } from '../content/load.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead, type PageHeadProps } from '../ui/page-head.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** The content of the page itself. */
export const usePage = <Name extends keyof Contents>() => useLoaderData<() => Contents[Name]>();

/** The content of the shell, for pages that need some of it. */
export const useSite = () => useRouteLoaderData('shell') as Contents['site'];

interface PageProps {
  seo: { title: string; description: string };
  /** The head of an inner page; absent if the page renders its own. */
  hero?: PageHeadProps;
  noindex?: boolean;
  /** The payee, or what visitors would pay for, is an example. */
  placeholder?: boolean;
  /** A form on the page has errors. */
  error?: boolean;
  children: ReactNode;
}

/** What the pages have in common: title and description, the sheet, and the head of the page on it. */
export function Page({ seo, hero, noindex, placeholder, error, children }: PageProps) {
  const { productName } = useSite();
  return (
    <>
      <DocumentHead {...seo} productName={productName} noindex={noindex} error={error} />
      {placeholder && <PlaceholderBand />}
      <Sheet>
        {hero && <PageHead {...hero} />}
        {children}
      </Sheet>
    </>
  );
}
