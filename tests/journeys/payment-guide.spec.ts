import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { confirmationWords } from '../../src/words/confirmation.ts';
import { expect, openConfirmation, test, widestDonation } from './site.ts';

const { channels } = content.guide;

test('the guide has each channel that can carry the total, with the values of this transfer', async ({ page }) => {
  await openConfirmation(page);
  const guide = page.locator('main details').filter({ hasText: confirmationWords.guide });
  await guide.locator('summary').click();
  const { bank, code, number, holder } = account;
  const values: Record<string, string> = {
    bank,
    'kode bank': code,
    rekening: spaceAccount(number),
    penerima: holder,
    total: 'Rp420.427',
    'total angka': '420427',
    kode: '427',
  };
  for (const { title, steps } of channels) {
    await expect(guide.getByRole('term').getByText(title, { exact: true })).toBeVisible();
    for (const step of steps)
      await expect(guide).toContainText(step.replaceAll(/\{(.*?)\}/g, (_, name: string) => values[name] ?? 'unknown'));
  }
  await openConfirmation(page, widestDonation);
  await guide.locator('summary').click();
  const usable = channels.filter(
    (channel) => !('highest' in channel) || (channel.highest ?? 0) >= widestDonation.total,
  );
  await expect(guide.getByRole('term')).toHaveText(usable.map(({ title }) => title));
});
