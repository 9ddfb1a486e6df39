import donation from '../../content-fallback/donationPage.json' with { type: 'json' };
import site from '../../content-fallback/siteSettings.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { legalWords } from '../../src/words/legal.ts';
import { words } from '../../src/words/site.ts';
import { expect, hold, islandCode, notice, test } from './site.ts';

// tests/output/specification.check.ts finds every button that has a notice, tests/journeys/toast.spec.ts presses one.

test('notices of the missing report and newsletter need no React, do nothing else and keep what was typed', async ({
  page,
}) => {
  test.skip('reportUrl' in donation.info || 'action' in site.newsletter, 'there is a report, or a newsletter');
  const release = await hold(page, islandCode);
  await page.goto(paths.donation);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('main').getByRole('button', { name: 'Lihat Laporan Distribusi', exact: true }).click();
  const { title, description } = legalWords.distribution.missing;
  await expect(notice(page, title)).toContainText(description);
  const box = page.getByPlaceholder('Email Anda');
  await expect(box).toHaveAttribute('type', 'email');
  await expect(page.locator('footer form')).toHaveAttribute('data-scripts', '');
  await box.fill('ibu@contoh.id');
  await page.getByRole('button', { name: 'Berlangganan' }).click();
  await expect(notice(page, words.messages.notAvailable.title)).toContainText(words.messages.notAvailable.description);
  await expect(box).toHaveValue('ibu@contoh.id');
  expect([await page.evaluate(() => history.length), page.context().pages().length]).toEqual([before, 1]);
  await expect(page).toHaveURL(paths.donation);
  release();
});
