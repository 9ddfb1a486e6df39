import faqDocuments from '../../content-fallback/faq.json' with { type: 'json' };
import planDocuments from '../../content-fallback/plan.json' with { type: 'json' };
import content from '../../content-fallback/pricingPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { pageWords } from '../../src/page-words.ts';
import { expectOnlyNotice, inOrder, open, section } from './read.ts';
import { expect, test } from './states.ts';

const { comparison, faq, closing } = content;
const plans = inOrder(planDocuments);
interface Question {
  orderRank: string;
  question: string;
  answer: { children: { text: string }[] }[];
}
/** There may be none. */
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

test('Mulai dengan Gratis leads to the download page', async ({ page }) => {
  await open(page, paths.pricing);
  await section(page, closing.mark).getByRole('link', { name: 'Mulai dengan Gratis' }).click();
  await expect(page).toHaveURL('/download');
});

test('the closing plate leads with what its heading promises: the free download', async ({ page }) => {
  await page.goto(paths.pricing);
  const ways = section(page, closing.mark).locator('a, button');
  await expect(ways).toHaveText([closing.freeLabel, closing.proLabel]);
  const [first, second] = await ways.evaluateAll((all) => all.map((way) => getComputedStyle(way).backgroundColor));
  expect(second).toBe('rgba(0, 0, 0, 0)');
  expect(first).not.toBe(second);
});

test('the comparison is a table with caption and headings, and every tick is also a word', async ({ page }) => {
  await page.goto(paths.pricing);
  const table = page.getByRole('table', { name: comparison.caption });
  await expect(table.locator('caption')).toHaveText(comparison.caption);
  await expect(table.locator('thead th[scope=col]')).toHaveText([
    comparison.featureHeading,
    ...plans.map(({ name }) => name),
  ]);
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(comparison.rows.length);
  const said = (value: string) => ({ ya: pageWords.table.yes, tidak: pageWords.table.no })[value] ?? value;
  for (const [index, { label, cells }] of comparison.rows.entries()) {
    await expect(rows.nth(index).locator('th[scope=row]')).toHaveText(label);
    await expect(rows.nth(index).getByRole('cell')).toHaveText(cells.map(({ value }) => said(value)));
  }
});

test('A visitor can open and close each answer, several at once', async ({ page }) => {
  // Staff may have sixty.
  test.setTimeout(60_000 + 2000 * questions.length);
  await open(page, paths.pricing);
  const list = section(page, faq.heading);
  const summaries = list.locator('summary');
  const answers = questions.map(({ answer }) => list.getByText(answer[0]?.children[0]?.text ?? ''));
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(questions.map(({ question }) => question));
  for (const [index, answer] of answers.entries()) {
    await expect(answer).toBeHidden();
    await summaries.nth(index).press('Enter');
  }
  for (const [index, answer] of answers.entries()) {
    await expect(answer).toBeVisible();
    await summaries.nth(index).click();
    await expect(answer).toBeHidden();
  }
});
