import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { AppFacts } from '../sections/app-facts.tsx';
import { IconCards } from '../sections/icon-cards.tsx';
import { Requirements } from '../sections/requirements.tsx';
import { ScreenshotGallery } from '../sections/screenshot-gallery.tsx';
import { Stores } from '../sections/stores.tsx';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useSite } from './use-site.ts';

export const loader = () => loadPage('download');

export function Component() {
  const { seo, hero, app, stores, facts, benefits, gallery, requirements } = useLoaderData<typeof loader>();
  const { productName } = useSite();
  return (
    <>
      <DocumentHead {...seo} productName={productName} />
      <Sheet>
        <PageHead {...hero} />
        <Stores {...stores} androidUrl={app.androidUrl} iosUrl={app.iosUrl} code={app.code} />
        <AppFacts labels={facts} app={app} />
        <IconCards {...benefits} id="manfaat" />
        <ScreenshotGallery {...gallery} />
        <Requirements {...requirements} platforms={app.requirements} />
      </Sheet>
    </>
  );
}
