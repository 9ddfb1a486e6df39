import faqDocuments from '../../content-fallback/faq.json' with { type: 'json' };
import planDocuments from '../../content-fallback/plan.json' with { type: 'json' };
import content from '../../content-fallback/pricingPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { expectOnlyNotice, inOrder, open, section } from './read.ts';
import { expect, test } from './states.ts';

const { faq } = content;
const plans = inOrder(planDocuments);
interface Question {
  orderRank: string;
  question: string;
  answer: { children: { text: string }[] }[];
}
/** Staff may have deleted all of them. */
const questions = inOrder(faqDocuments as Question[]);

// Staff may take a plan away, and its button with it.
const own = ['Mulai Sekarang', 'Pilih Paket Pro'].filter((label) =>
  plans.some(({ callToAction }) => callToAction === label),
);
for (const label of [...own, 'Coba Pro Sekarang']) {
  test(`${label}: the notice, and nothing else`, async ({ page }) => {
    await open(page, paths.pricing);
    await expectOnlyNotice(page, page.getByRole('main').getByRole('button', { name: label, exact: true }));
  });
}

test('A visitor can open and close each answer, several at once', async ({ page }) => {
  // Staff may have sixty.
  test.setTimeout(60_000 + 2000 * questions.length);
  await open(page, paths.pricing);
  const list = section(page, faq.heading);
  const summaries = list.locator('summary');
  const answers = questions.map(({ answer }) => list.getByText(answer[0]?.children[0]?.text ?? ''));
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(questions.map(({ question }) => question));
  // The first is open from the start.
  for (const [index, answer] of answers.entries()) {
    if (index === 0) continue;
    await expect(answer).toBeHidden();
    await summaries.nth(index).press('Enter');
  }
  for (const [index, answer] of answers.entries()) {
    await expect(answer).toBeVisible();
    await summaries.nth(index).click();
    await expect(answer).toBeHidden();
  }
});
