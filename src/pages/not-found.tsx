import { NotFoundPage } from '../sections/not-found-page.tsx';
import { Page, usePage } from './page.tsx';

export function Component() {
  const { seo, ...page } = usePage<'not-found'>();
  return (
    <Page seo={seo} noindex>
      <NotFoundPage {...page} />
    </Page>
  );
}
