import { useLoaderData } from 'react-router-dom';
import type { loadPage } from '../content/load.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useSite } from './use-site.ts';

/** Privacy and terms are one page with two texts. */
export function LegalPage() {
  const { seo, hero, ...text } = useLoaderData<() => ReturnType<typeof loadPage<'privacy' | 'terms'>>>();
  const { productName } = useSite();
  return (
    <>
      <DocumentHead {...seo} productName={productName} />
      <Sheet>
        <PageHead {...hero} />
        <LegalText {...text} />
      </Sheet>
    </>
  );
}
