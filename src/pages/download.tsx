import { AppFacts } from '../sections/app-facts.tsx';
import { Cards } from '../sections/cards.tsx';
import { Requirements } from '../sections/requirements.tsx';
import { ScreenshotGallery } from '../sections/screenshot-gallery.tsx';
import { Stores } from '../sections/stores.tsx';
import { Page, usePage } from './page.tsx';

export function Component() {
  const { seo, hero, app, stores, facts, benefits, gallery, requirements } = usePage<'download'>();
  return (
    <Page seo={seo} hero={hero}>
      <Stores {...stores} androidUrl={app.androidUrl} iosUrl={app.iosUrl} code={app.code} />
      <AppFacts labels={facts} app={app} />
      <Cards {...benefits} id="manfaat" />
      <ScreenshotGallery {...gallery} />
      <Requirements {...requirements} platforms={app.requirements} />
    </Page>
  );
}
