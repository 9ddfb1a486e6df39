import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { ClosingCall } from '../sections/closing-plate.tsx';
import { FreeFeatures, ProFeatures } from '../sections/feature-rows.tsx';
import { Page } from './page.tsx';

export function Component({ seo, hero, free, pro, comingSoonLabel, closing }: PageContents['features']) {
  const { pricingLabel, ...call } = closing;
  return (
    <Page seo={seo} hero={{ ...hero, emblem: 'leaf' }}>
      <FreeFeatures {...free} downloadLabel={closing.downloadLabel} />
      <ProFeatures {...pro} comingSoonLabel={comingSoonLabel} />
      <ClosingCall {...call} otherLabel={pricingLabel} otherTo={paths.pricing} />
    </Page>
  );
}
