import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { paths } from '../page-table.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { FeatureTable } from '../sections/feature-table.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { ScreenshotGallery } from '../sections/screenshot-gallery.tsx';
import { DocumentHead } from '../ui/document-head.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useSite } from './use-site.ts';

export const loader = () => loadPage('home');

export function Component() {
  const { seo, hero, features, gallery, closing } = useLoaderData<typeof loader>();
  const { donateLabel, ...call } = closing;
  const { productName } = useSite();
  return (
    <>
      <DocumentHead {...seo} productName={productName} />
      <Sheet>
        <HomeHero {...hero} />
        <FeatureTable {...features} />
        <ScreenshotGallery {...gallery} />
        <ClosingCall {...call} otherLabel={donateLabel} otherTo={`${paths.donation}?jenis=wakaf`} />
      </Sheet>
    </>
  );
}
