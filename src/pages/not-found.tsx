import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { LostPage } from '../sections/error-pages.tsx';
import { Page } from './page.tsx';

export const loader = () => loadPage('not-found');

export function Component() {
  const { seo, ...page } = useLoaderData<typeof loader>();
  return (
    <Page seo={seo} noindex>
      <LostPage {...page} />
    </Page>
  );
}
