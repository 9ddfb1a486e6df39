import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { ClosingChoices } from '../sections/closing-plate.tsx';
import { ComparisonTable } from '../sections/comparison-table.tsx';
import { Faq } from '../sections/faq.tsx';
import { PlanCards } from '../sections/plan-cards.tsx';
import { PlanScreens } from '../sections/plan-screens.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from './page.tsx';

export function Component({ seo, hero, plans, comparison, faq, closing }: PageContents['pricing']) {
  const { rows, ...table } = comparison;
  return (
    <Page seo={seo} hero={{ ...hero, emblem: 'pages', low: true, children: <PlanScreens {...plans} /> }}>
      <PlanCards {...plans} />
      <ComparisonTable
        {...table}
        plans={plans.items.map(({ name }) => name)}
        rows={rows.map(({ label, cells }) => ({
          label,
          // A plan without a cell gets `tidak`, because the table promises only what staff wrote.
          cells: plans.items.map(({ id }) => cells.find(({ plan }) => plan === id)?.value ?? 'tidak'),
        }))}
      />
      {faq.items.length > 0 && <Faq {...faq} />}
      <ClosingChoices
        heading={closing.heading}
        choices={[
          { text: closing.text, action: <ButtonLink href={paths.download}>{closing.freeLabel}</ButtonLink> },
          {
            text: closing.proText,
            action: (
              <Button type="button" variant="soon" data-scripts="" data-notice="">
                {closing.proLabel}
              </Button>
            ),
          },
        ]}
      />
    </Page>
  );
}
