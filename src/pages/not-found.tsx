import type { PageContents } from '../page-contents.ts';
import { NotFoundText } from '../sections/not-found-text.tsx';
import { Page } from './page.tsx';

export const NotFoundPage = ({ seo, ...page }: PageContents['not-found']) => (
  <Page seo={seo} noindex>
    <NotFoundText {...page} />
  </Page>
);
