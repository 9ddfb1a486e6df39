import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { LostPage } from '../sections/lost-page.tsx';
import { DocumentHead } from '../ui/document-head.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useSite } from './use-site.ts';

export const loader = () => loadPage('not-found');

export function Component() {
  const { seo, ...page } = useLoaderData<typeof loader>();
  const { productName } = useSite();
  return (
    <>
      <DocumentHead {...seo} productName={productName} noindex />
      <Sheet>
        <LostPage {...page} />
      </Sheet>
    </>
  );
}
