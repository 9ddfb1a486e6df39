import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { ClosingCall } from '../sections/closing-plate.tsx';
import { FeatureTable } from '../sections/feature-table.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { ScreenshotGallery } from '../sections/screenshot-gallery.tsx';
import { Page } from './page.tsx';

export function Component({ seo, hero, features, gallery, closing }: PageContents['home']) {
  const { donateLabel, ...call } = closing;
  return (
    <Page seo={seo}>
      <HomeHero {...hero} />
      <FeatureTable {...features} />
      <ScreenshotGallery {...gallery} />
      <ClosingCall {...call} otherLabel={donateLabel} otherTo={`${paths.donation}?jenis=wakaf`} />
    </Page>
  );
}
