import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { paymentWords } from '../../src/words/payment.ts';
import { expect, hold, islandCode, openConfirmation, started, test } from './site.ts';

const { channels, mark } = content.guide;

/** The steps of every channel with these values of the transfer. */
const stepsWith = (transfer: Record<'total' | 'total angka' | 'kode', string>) => {
  const { bank, code, number, holder } = account;
  const values: Record<string, string> = { bank, 'kode bank': code, rekening: spaceAccount(number), penerima: holder };
  Object.assign(values, transfer);
  return channels
    .flatMap(({ steps }) => steps)
    .map((step) => step.replaceAll(/\{(.*?)\}/g, (_, name: string) => values[name] ?? 'unknown'));
};

test('the guide, opened before the start, stays open and then has the values of this transfer', async ({ page }) => {
  await openConfirmation(page);
  await started(page);
  const release = await hold(page, islandCode);
  await page.reload({ waitUntil: 'commit' });
  const guide = page.getByRole('region', { name: mark });
  for (const { title } of channels) await guide.locator('summary').getByText(title, { exact: true }).click();
  const { total, code } = paymentWords.unknownPayment;
  for (const step of stepsWith({ total, 'total angka': total, kode: code })) await expect(guide).toContainText(step);
  release();
  await started(page);
  for (const step of stepsWith({ total: 'Rp420.427', 'total angka': '420427', kode: '427' }))
    await expect(guide).toContainText(step);
  await expect(guide.locator('details[open]')).toHaveCount(channels.length);
});
