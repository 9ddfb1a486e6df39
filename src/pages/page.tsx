import { createContext, use, type ReactNode } from 'react';
import type { Contents } from '../page-contents.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead, type PageHeadProps } from '../ui/page-head.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** The part of the shell's content that pages use. */
export type PageSite = Pick<
  Contents['site'],
  'productName' | 'organisationName' | 'placeholder' | 'contact' | 'hasReport'
>;

/** Props of the islands of giving. They lack the address, because the HTML holds them and has the address already. */
export function forGiving({ productName, organisationName, placeholder, contact, hasReport }: PageSite): PageSite {
  return { productName, organisationName, placeholder, contact: { ...contact, address: '' }, hasReport };
}

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
  /** True if the payee, or the thing that visitors would pay for, is an example. */
  placeholder?: boolean;
  children: ReactNode;
}

/** A page has a title, a description, a head, and sections on a sheet. */
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
