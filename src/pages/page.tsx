import { createContext, use, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Contents } from '../page-contents.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead, type PageHeadProps } from '../ui/page-head.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** The content of the page itself. */
export const usePage = <Name extends keyof Contents>() => useLoaderData<() => Contents[Name]>();

/** What pages need of the shell's content. */
export type PageSite = Pick<
  Contents['site'],
  'productName' | 'organisationName' | 'placeholder' | 'contact' | 'hasReport'
>;

/** Only that: it travels in the page as props of its island. */
export function pageSite({
  productName,
  organisationName,
  placeholder,
  contact,
  hasReport,
}: Contents['site']): PageSite {
  return { productName, organisationName, placeholder, contact, hasReport };
}

/** What form and confirmation need of it: the postal address would travel in their page a second time. */
export const forGiving = (site: PageSite): PageSite => ({ ...site, contact: { ...site.contact, address: '' } });

export const SiteContext = createContext<PageSite | null>(null);

export function useSite(): PageSite {
  const site = use(SiteContext);
  if (!site) throw new Error('No SiteContext is provided (src/pages/shell.tsx, giving.tsx)');
  return site;
}

interface PageProps {
  seo: { title: string; description: string };
  /** The head of an inner page; absent if the page renders its own. */
  hero?: PageHeadProps;
  noindex?: boolean;
  /** The payee, or what visitors would pay for, is an example. */
  placeholder?: boolean;
  children: ReactNode;
}

/** What the pages have in common: title and description, the sheet, and the head of the page on it. */
export function Page({ seo, hero, noindex, placeholder, children }: PageProps) {
  const { productName } = useSite();
  return (
    <>
      <DocumentHead {...seo} productName={productName} noindex={noindex} />
      {placeholder && <PlaceholderBand />}
      <Sheet>
        {hero && <PageHead {...hero} />}
        {children}
      </Sheet>
    </>
  );
}
