import type { Page } from '@playwright/test';
import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { paymentWords } from '../../src/payment-words.ts';
import { hold, islandCode } from './site.ts';
import { expect, openConfirmation, started, test } from './states.ts';

/** The text that the first chat in this part of the page opens with. */
async function chatText(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', { name }).first();
  await expect(link).toBeVisible();
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
}

/** A channel whose steps contain this text, if staff have kept one. */
const channelWith = (value: string) =>
  content.guide.channels.find(({ steps }) => steps.join().includes(value))?.title ?? '';

test('A donor can tell of a transfer from the confirmation, which knows its type and sum', async ({ page }) => {
  await openConfirmation(page);
  await started(page);
  const text = await chatText(page, content.transferred.action);
  expect(text).toContain('Wakaf Mushaf');
  expect(text).toContain(`${content.transferred.message.askedLabel}: Rp420.427`);
  expect(text).not.toContain('Fatimah');
});

test('each channel is explained with the values of this transfer', async ({ page }) => {
  await openConfirmation(page);
  await started(page);
  const guide = page.getByRole('region', { name: content.guide.mark });
  for (const { title } of content.guide.channels)
    await guide.locator('summary').getByText(title, { exact: true }).click();
  const guideText = content.guide.channels.map(({ steps }) => steps.join()).join();
  for (const [name, value] of [
    ['bank', account.bank],
    ['kode bank', account.code],
    ['rekening', spaceAccount(account.number)],
    ['penerima', account.holder],
    ['total', 'Rp420.427'],
  ] as const)
    if (guideText.includes(`{${name}}`)) await expect(guide).toContainText(value);
  expect(await guide.innerText()).not.toMatch(/[{}]/);
});

test('A donor who opened a guide before the start keeps it open, and then reads the values in it', async ({ page }) => {
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
  const matter = guide.locator('details[open] > div');
  if (total) await expect(matter).toContainText(paymentWords.unknownPayment.total);
  release();
  await started(page);
  if (total) await expect(matter).toContainText('Rp420.427');
  await expect(matter).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('guide and answers open, and name the account', async ({ page }) => {
    await page.goto('/donation-confirmation');
    const guide = page.getByRole('region', { name: content.guide.mark });
    await guide.locator('summary').getByText(channelWith('{bank}'), { exact: true }).click();
    await expect(guide.locator('details[open]')).toContainText(account.bank);
    await expect(guide.locator('details[open]')).not.toContainText(/[{}]/);
    const row = page.getByRole('region', { name: content.transferred.mark });
    for (const { question } of content.transferred.answers) {
      await row.locator('summary').filter({ hasText: question }).click();
      const answer = row.locator('details[open] > div').last();
      await expect(answer).not.toContainText(
        /kirim(?:kan)? (?:selisih|kekurangan)nya (?:saja|sekarang)|transfer ulang/i,
      );
    }
    await expect(row.locator('details[open]')).toHaveCount(content.transferred.answers.length);
  });
});
