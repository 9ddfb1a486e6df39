import type { PageContents } from '../page-contents.ts';
import { DistributionLedger } from '../sections/distribution-ledger.tsx';
import { DistributionSums, PrintedInstitute } from '../sections/distribution-sums.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Page, useSite } from './page.tsx';

export function Component({ seo, hero, ledger, entries, summary, year, hasAll }: PageContents['report']) {
  const { organisationName, productName } = useSite();
  return (
    <Page seo={seo}>
      <PrintedInstitute>{`${organisationName} · ${productName}`}</PrintedInstitute>
      <PageHead {...hero} emblem="copies">
        <DistributionSums {...summary} />
      </PageHead>
      <DistributionLedger copy={ledger} entries={entries} years={summary.years} hasAll={hasAll} year={year} />
    </Page>
  );
}
