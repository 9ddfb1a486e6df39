import donation from '../../content-fallback/donationPage.json' with { type: 'json' };
import { legalWords } from '../../src/legal-words.ts';
import { paths } from '../../src/page-table.ts';
import { words } from '../../src/words.ts';
import { expectOnlyNotice } from './read.ts';
import { expect, openPage, test } from './states.ts';

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
  await openPage(page, paths.donation);
  const report = page.getByRole('main').getByRole('button', { name: 'Lihat Laporan Distribusi', exact: true });
  await expectOnlyNotice(page, report, legalWords.noReport);
});
