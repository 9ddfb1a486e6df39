import type { PageContents } from '../page-contents.ts';
import { NotFoundText } from '../sections/not-found-text.tsx';
import { Page } from './page.tsx';

export function NotFoundPage({ seo, ...page }: PageContents['not-found']) {
  return (
    <Page seo={seo} noindex>
      <NotFoundText {...page} />
    </Page>
  );
}
