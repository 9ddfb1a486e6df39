import { createContext, use } from 'react';
import type { Contents } from '../page-contents.ts';

/** The part of the shell's content that pages use. */
export type PageSite = Pick<
  Contents['site'],
  'productName' | 'organisationName' | 'placeholder' | 'contact' | 'hasReport'
>;

/** The props of the islands of giving, which the HTML holds as JSON. Without the address, which they do not show. */
export function forGiving({ productName, organisationName, placeholder, contact, hasReport }: PageSite): PageSite {
  return { productName, organisationName, placeholder, contact: { ...contact, address: '' }, hasReport };
}

export const SiteContext = createContext<PageSite | null>(null);

export function useSite(): PageSite {
  const site = use(SiteContext);
  if (!site) throw new Error('No SiteContext is provided (src/pages/shell.tsx, giving-router.tsx)');
  return site;
}
