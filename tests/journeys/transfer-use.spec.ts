import { confirmationWords } from '../../src/words/confirmation.ts';
import { words } from '../../src/words/site.ts';
import { test } from './on-faulty-server.ts';
import { transferDetails } from './order.ts';
import { coveredByToast } from './read.ts';
import { expect, notice, openConfirmation, started, widestDonation } from './site.ts';

// React renders the page anew where its content differs from the built page.
test.use({ allowedErrors: /error #418|net::ERR_|status of 404/ });

const { number, total, holder } = words.copy;

test('the toast of a copy covers no control and no value of the transfer', { tag: '@night' }, async ({ page }) => {
  await page.clock.install();
  await openConfirmation(page);
  await started(page);
  const ofStep = page.locator('main :is(a, button, input, summary, dd)');
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [what, place] of [
      [number, 'as opened'],
      [total, 'as opened'],
      [holder, 'as opened'],
      [number, 'start'],
      [number, 'center'],
      [holder, 'end'],
    ] as const) {
      const button = page.getByRole('button', { name: words.copy.label(what), exact: true });
      await button.evaluate((element, block) => {
        if (block === 'as opened') scrollTo(0, 0);
        else element.scrollIntoView({ block });
        element.focus();
        (element as HTMLElement).click();
      }, place);
      await expect(notice(page, words.messages.copied.title)).toBeVisible();
      const parts = place === 'as opened' ? ofStep : page.getByRole('button', { name: words.copy.copied });
      expect(await coveredByToast(parts), `${what}, ${place}, ${width} px`).toEqual([]);
      await page.getByRole('button', { name: words.toast.close }).click();
      await expect(notice(page, words.messages.copied.title)).toHaveCount(0);
      await page.clock.fastForward(2000);
      await expect(button).toBeVisible();
    }
  }
});

test('the longest names and amounts stay inside the card of the account', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const names = {
    bank: 'Bank Pembangunan Daerah Contoh Syariah',
    holder: 'Yayasan Contoh Penerbitan Mushaf Nusantara',
  };
  server.rebuild('confirmation', ({ bankAccount }: { bankAccount: object }) => Object.assign(bankAccount, names));
  await openConfirmation(page, { ...widestDonation, name: 'Abdurrahman'.repeat(18) });
  await started(page);
  await expect(page.locator('#bank')).toHaveText(names.bank);
  await expect(transferDetails(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const card = await page.getByRole('region', { name: confirmationWords.account }).boundingBox();
  for (const value of ['#bank', '#rekening', '#jumlah-transfer', '#pemilik']) {
    const box = await page.locator(value).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), value).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
  }
});
