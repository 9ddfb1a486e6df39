import type { PageContents } from '../page-contents.ts';
import { FeaturesHead, FreeFeatures, ProFeatures } from '../sections/features.tsx';
import { Page } from './page.tsx';

export const FeaturesPage = ({ seo, hero, free, pro }: PageContents['features']) => (
  <Page seo={seo}>
    <FeaturesHead {...hero} />
    <FreeFeatures {...free} />
    <ProFeatures {...pro} />
  </Page>
);
