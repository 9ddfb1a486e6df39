import type { ReactNode } from 'react';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead, type PageHeadProps } from '../ui/page-head.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useSite } from './use-site.ts';

interface PageProps {
  seo: { title: string; description: string };
  /** The head of an inner page; absent if the page renders its own. */
  hero?: PageHeadProps;
  noindex?: boolean;
  children: ReactNode;
}

export function Page({ seo, hero, noindex, children }: PageProps) {
  const { productName } = useSite();
  return (
    <>
      <DocumentHead {...seo} productName={productName} noindex={noindex} />
      <Sheet>
        {hero && <PageHead {...hero} />}
        {children}
      </Sheet>
    </>
  );
}
