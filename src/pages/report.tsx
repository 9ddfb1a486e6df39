import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { DistributionLedger } from '../sections/distribution-ledger.tsx';
import { DistributionSums, PrintedInstitute } from '../sections/distribution-sums.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Page, useSite } from './page.tsx';

/** Each part has content of its own, under the name of the page and its own (src/publish/html/page-list.ts). */
export const loader = ({ params: { part } }: Pick<LoaderFunctionArgs, 'params'>) =>
  loadPage((part ? `report-${part}` : 'report') as 'report');

export function Component() {
  const { seo, hero, ledger, entries, summary, year, hasAll } = useLoaderData<typeof loader>();
  const { organisationName, productName } = useSite();
  return (
    <Page seo={seo}>
      <PrintedInstitute>{`${organisationName} · ${productName}`}</PrintedInstitute>
      <PageHead {...hero}>
        <DistributionSums {...summary} />
      </PageHead>
      <DistributionLedger copy={ledger} entries={entries} years={summary.years} hasAll={hasAll} year={year} />
    </Page>
  );
}
