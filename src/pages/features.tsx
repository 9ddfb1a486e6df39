import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { paths } from '../page-table.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { ScreenshotGallery } from '../sections/screenshot-gallery.tsx';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { words } from '../words.ts';
import { useSite } from './use-site.ts';

export const loader = () => loadPage('features');

export function Component() {
  const { seo, hero, free, pro, comingSoonLabel, gallery, closing } = useLoaderData<typeof loader>();
  const { productName } = useSite();
  const { pricingLabel, ...call } = closing;
  return (
    <>
      <DocumentHead {...seo} productName={productName} />
      <Sheet>
        <PageHead {...hero} />
        <FeatureList {...free} id="gratis" comingSoonLabel={comingSoonLabel} />
        <FeatureList {...pro} id="pro" comingSoonLabel={comingSoonLabel} />
        <ScreenshotGallery {...gallery} detailLabel={words.gallery.detail} />
        <ClosingCall {...call} otherLabel={pricingLabel} otherTo={paths.pricing} />
      </Sheet>
    </>
  );
}
