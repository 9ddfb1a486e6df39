import type { PageContents } from '../page-contents.ts';
import { NotFoundPage } from '../sections/not-found-page.tsx';
import { Page } from './page.tsx';

export function Component({ seo, ...page }: PageContents['not-found']) {
  return (
    <Page seo={seo} noindex>
      <NotFoundPage {...page} />
    </Page>
  );
}
