import { DistributionLedger } from '../sections/distribution-ledger.tsx';
import { DistributionSums, PrintedInstitute } from '../sections/distribution-sums.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Page, usePage, useSite } from './page.tsx';

export function Component() {
  const { seo, hero, ledger, entries, summary, year, hasAll } = usePage<'report'>();
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
