import type { Page } from '@playwright/test';
import sharp from 'sharp';
import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { paymentWords } from '../../src/payment-words.ts';
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { record, savePicture } from './drawn.ts';
import { test } from './on-faulty-server.ts';
import { expect, notice, openConfirmation, wakafDetails, widestDonation } from './site.ts';

// React renders the page anew where its content differs from the built page.
test.use({ allowedErrors: /error #418|net::ERR_|status of 404/ });

/** Saves the slip as a picture. Of all drawn pictures it is the one with this note. */
async function save(page: Page) {
  const { name, bytes, drawn } = await savePicture(page, paymentWords.keep.image);
  const slip = drawn.find(({ text }) => text === content.printNote)?.picture;
  return { name, bytes, drawn: drawn.filter(({ picture }) => picture === slip) };
}

for (const details of [wakafDetails, widestDonation]) {
  test(`the picture of a ${details.type} says what the page says, and nothing of the visitor`, async ({ page }) => {
    await record(page);
    await openConfirmation(page, details);
    const { name, drawn, bytes } = await save(page);
    expect(name).toBe('petunjuk-transfer.png');
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 1080, height: 1350, format: 'png' });
    const texts = drawn.map(({ text }) => text);
    // tests/sections/slip.test.ts has all texts of the slip.
    const shown = await page.locator('#jumlah-transfer').innerText();
    expect(shown).toContain(details.total.toLocaleString('id-ID'));
    expect(texts).toEqual(expect.arrayContaining([shown, spaceAccount(account.number), account.holder, account.bank]));
    expect(texts.join(' ')).not.toMatch(/Fatimah|Disalurkan/);
    // Every text is within the drawn frame.
    expect(drawn.filter(({ left, right }) => left < 100 || right > 970)).toEqual([]);
  });
}

for (const [refusal, isShown] of [
  ['NotAllowedError', true],
  ['AbortError', false], // the donor has closed the sheet
  ['InvalidStateError', false], // a sheet is still open
] as const)
  test(`when sharing fails with ${refusal}, the picture is ${isShown ? '' : 'not '}shown`, async ({ page }) => {
    await page.addInitScript((name) => {
      const shared: string[] = [];
      const share = ({ files = [] }: ShareData) => {
        shared.push(...files.map((file) => `${file.name} ${file.type} ${file.size > 10_000}`));
        return Promise.reject(new DOMException('refused', name));
      };
      Object.assign(window, { shared });
      Object.assign(navigator, { canShare: () => true, share });
    }, refusal);
    await openConfirmation(page);
    await page.getByRole('button', { name: paymentWords.keep.share, exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
      .toEqual(['petunjuk-transfer.png image/png true']);
    const picture = page.getByRole('dialog', { name: paymentWords.keep.saved.title });
    if (isShown) await expect(picture).toBeVisible();
    else {
      // Drawing a second picture takes as long as the first answer could.
      await page.getByRole('button', { name: paymentWords.keep.image }).click();
      await expect(picture).toHaveCount(1);
    }
    expect(await notice(page, paymentWords.slipFailed.title).count()).toBe(0);
  });

test('without canShare no sharing is offered; when drawing fails, a message says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: undefined });
    HTMLCanvasElement.prototype.toBlob = (use) => use(null);
  });
  await openConfirmation(page);
  await page.getByRole('button', { name: paymentWords.keep.image }).click();
  await expect(notice(page, paymentWords.slipFailed.title)).toBeVisible();
  await expect(page.getByRole('button', { name: paymentWords.keep.share, exact: true })).toHaveCount(0);
});

test('A donor who comes back after the account changed is told so first, and saves the new one', async ({
  page,
  server,
}) => {
  await record(page);
  await openConfirmation(page);
  await expect(page.getByRole('button', { name: paymentWords.keep.image })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: content.changed.heading })).toHaveCount(0);
  server.rebuild('confirmation', ({ bankAccount }: { bankAccount: { number: string } }) => {
    bankAccount.number = '9998887776';
  });
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: content.changed.heading });
  await expect(alert).toBeVisible();
  await expect(page.locator('#rekening')).toHaveText('999 888 7776');
  const [alertBox, accountBox] = await Promise.all([alert.boundingBox(), page.locator('#rekening').boundingBox()]);
  expect(alertBox?.y).toBeLessThan(accountBox?.y ?? 0);
  const texts = (await save(page)).drawn.map(({ text }) => text);
  expect(texts).toContain('999 888 7776');
  expect(texts.join(' ')).not.toContain(spaceAccount(account.number));
});

test.describe('in the WebView of an app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  });

  test('a donor is not offered to print', async ({ page }) => {
    await openConfirmation(page);
    await expect(page.getByRole('button', { name: paymentWords.keep.image })).toBeVisible();
    await expect(page.getByRole('button', { name: paymentWords.keep.print })).toHaveCount(0);
  });
});
