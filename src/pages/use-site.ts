import { createContext, use } from 'react';
import type { Contents } from '../page-contents.ts';

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
  if (!site) throw new Error('No SiteContext is provided (src/pages/shell.tsx, giving-router.tsx)');
  return site;
}
