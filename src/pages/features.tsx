import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { ClosingCall } from '../sections/closing-plate.tsx';
import { FreeFeatures, ProFeatures } from '../sections/feature-rows.tsx';
import { Page } from './page.tsx';

export function Component({ seo, hero, free, pro, comingSoonLabel, closing }: PageContents['features']) {
  return (
    <Page seo={seo} hero={{ ...hero, emblem: 'leaf' }}>
      <FreeFeatures {...free} downloadLabel={closing.downloadLabel} />
      <ProFeatures {...pro} comingSoonLabel={comingSoonLabel} />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        other={{ label: closing.pricingLabel, to: paths.pricing }}
      />
    </Page>
  );
}
