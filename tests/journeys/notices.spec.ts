import type { Locator, Page } from '@playwright/test';
import donation from '../../content-fallback/donationPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { legalWords } from '../../src/words/legal.ts';
import { words } from '../../src/words/site.ts';
import { expect, notice, hold, islandCode, openPage, test } from './site.ts';

/**
 * Presses a control of a feature that does not exist yet, and expects only the notice
 * (docs/what-the-site-does.md#not-there-yet).
 */
async function expectOnlyNotice(
  page: Page,
  control: Locator,
  { title, description }: { title: string; description: string } = words.messages.notAvailable,
): Promise<void> {
  const url = page.url();
  const before = await page.evaluate(() => history.length);
  // The notice of an earlier press must be gone.
  await expect(notice(page, title)).toHaveCount(0);
  await control.click();
  await expect(notice(page, title)).toContainText(description);
  expect(page.url()).toBe(url);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(page.context().pages()).toHaveLength(1);
}

for (const url of [paths.home, paths.features, paths.pricing, paths.download])
  test(`${url}: every button of a coming feature shows the notice, and does nothing else`, async ({ page }) => {
    await openPage(page, url);
    const buttons = await page.getByRole('main').getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      await expectOnlyNotice(page, button);
      await page.getByRole('button', { name: words.toast.close }).click();
    }
  });

test('without a report “Lihat Laporan Distribusi” shows the notice', async ({ page }) => {
  test.skip('reportUrl' in donation.info, 'there is a report');
  const release = await hold(page, islandCode);
  await page.goto(paths.donation);
  const report = page.getByRole('main').getByRole('button', { name: 'Lihat Laporan Distribusi', exact: true });
  // It needs no React.
  await expectOnlyNotice(page, report, legalWords.distribution.missing);
  release();
});
