import { paths } from '../page-table.ts';
import { ClosingCall } from '../sections/closing-plate.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { ScreenshotGallery } from '../sections/screenshot-gallery.tsx';
import { words } from '../words.ts';
import { Page, usePage } from './page.tsx';

export function Component() {
  const { seo, hero, free, pro, comingSoonLabel, gallery, closing } = usePage<'features'>();
  const { pricingLabel, ...call } = closing;
  return (
    <Page seo={seo} hero={hero}>
      <FeatureList {...free} id="gratis" comingSoonLabel={comingSoonLabel} />
      <FeatureList {...pro} id="pro" comingSoonLabel={comingSoonLabel} />
      <ScreenshotGallery {...gallery} detailLabel={words.gallery.detail} />
      <ClosingCall {...call} otherLabel={pricingLabel} otherTo={paths.pricing} />
    </Page>
  );
}
