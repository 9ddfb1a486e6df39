import type { PageContents } from '../page-contents.ts';
import { Faq } from '../sections/faq.tsx';
import { Plans } from '../sections/plans.tsx';
import { Page } from './page.tsx';

export function PricingPage({ seo, hero, plans, comparison, faq }: PageContents['pricing']) {
  // A plan without a cell gets `tidak`, because the table promises only what staff wrote.
  const rows = comparison.rows.map(({ label, cells }) => ({
    label,
    cells: plans.map(({ id }) => cells.find(({ plan }) => plan === id)?.value ?? 'tidak'),
  }));
  return (
    <Page seo={seo}>
      <Plans hero={hero} plans={plans} rows={rows} />
      {faq.items.length > 0 && <Faq {...faq} />}
    </Page>
  );
}
