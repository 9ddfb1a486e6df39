import type { PageContents } from '../page-contents.ts';
import { DistributionLedger } from '../sections/distribution-ledger.tsx';
import { Page } from './page.tsx';

export const ReportPage = ({ seo, hero, ledger, entries }: PageContents['report']) => (
  <Page seo={seo} hero={hero}>
    <DistributionLedger ledger={ledger} entries={entries} />
  </Page>
);
