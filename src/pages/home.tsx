import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { paths } from '../page-table.ts';
import { ClosingCall } from '../sections/closing-plate.tsx';
import { FeatureTable } from '../sections/feature-table.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { ScreenshotGallery } from '../sections/screenshot-gallery.tsx';
import { Page } from './page.tsx';

export const loader = () => loadPage('home');

export function Component() {
  const { seo, hero, features, gallery, closing } = useLoaderData<typeof loader>();
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
