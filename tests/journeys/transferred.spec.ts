import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { paymentWords } from '../../src/payment-words.ts';
import { expect, hold, islandCode, openConfirmation, started, test } from './site.ts';

/** The title of a channel whose steps contain this text, if staff have kept one. */
const channelWith = (value: string) =>
  content.guide.channels.find(({ steps }) => steps.join().includes(value))?.title ?? '';

test('the guide explains each channel with the values of this transfer', async ({ page }) => {
  await openConfirmation(page);
  await started(page);
  const guide = page.getByRole('region', { name: content.guide.mark });
  const values: Record<string, string> = {
    bank: account.bank,
    'kode bank': account.code,
    rekening: spaceAccount(account.number),
    penerima: account.holder,
    total: 'Rp420.427',
    'total angka': '420427',
    kode: '427',
  };
  for (const { title, steps } of content.guide.channels) {
    await guide.locator('summary').getByText(title, { exact: true }).click();
    for (const step of steps)
      await expect(guide).toContainText(step.replaceAll(/\{(.*?)\}/g, (_, name: string) => values[name] ?? 'unknown'));
  }
});

test('a guide opened before the start stays open, and then contains the values', async ({ page }) => {
  await openConfirmation(page);
  await started(page);
  const release = await hold(page, islandCode);
  await page.reload({ waitUntil: 'commit' });
  const guide = page.getByRole('region', { name: content.guide.mark });
  const total = channelWith('{total}');
  await guide
    .locator('summary')
    .getByText(total || channelWith('{bank}'), { exact: true })
    .click();
  const openSteps = guide.locator('details[open] > div');
  if (total) await expect(openSteps).toContainText(paymentWords.unknownPayment.total);
  release();
  await started(page);
  if (total) await expect(openSteps).toContainText('Rp420.427');
  await expect(openSteps).toBeVisible();
});
