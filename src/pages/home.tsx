import type { PageContents } from '../page-contents.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { ScreenshotGallery } from '../sections/screenshot-gallery.tsx';
import { Page } from './page.tsx';
import { useSite } from './use-site.ts';

export function HomePage({ seo, hero, prices, features, gallery, closing }: PageContents['home']) {
  const { organisationName } = useSite();
  return (
    <Page seo={seo}>
      <HomeHero hero={hero} prices={prices} publisher={organisationName} />
      <FeatureList {...features} />
      <ScreenshotGallery {...gallery} />
      <ClosingCall {...closing} />
    </Page>
  );
}
