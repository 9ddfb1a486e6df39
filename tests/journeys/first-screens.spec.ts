import type { Locator, Page } from '@playwright/test';
import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { paymentWords } from '../../src/words/payment.ts';
import { typeOf } from './order.ts';
import { expect, isExample, openConfirmation, test, wakafDetails as details, widestDonation } from './site.ts';

test('at 360 × 640 the first screen shows the choice of the type', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/donation');
  for (const type of ['donasi', 'beli', 'wakaf']) {
    const box = await typeOf(page, type).boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  }
});

/** The lower edge of an element, in px from the top of a page without the band of example content. */
async function bottomOf(page: Page, part: Locator) {
  const band = isExample ? ((await page.getByRole('note').first().boundingBox())?.height ?? 0) : 0;
  const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height - band;
}

for (const type of ['donasi', 'beli', 'wakaf'] as const)
  test(`${type}: the button is on the first phone screen, the warning on the first two`, async ({ page }) => {
    const sums = { subtotal: 250_000, amount: 250_000, uniqueCode: 427, total: 250_427 };
    const state = type === 'donasi' ? { ...widestDonation, ...sums } : { ...details, type };
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openConfirmation(page, state);
      const button = page.getByRole('link', { name: paymentWords.confirm });
      if (width === 390) expect(await bottomOf(page, button)).toBeLessThanOrEqual(height);
      expect(await bottomOf(page, page.getByText(confirmation.warning))).toBeLessThanOrEqual(2 * height);
    }
    await expect(page.getByText(confirmation.messageNote[type])).toBeVisible();
  });

test('on a small phone bank, number, total and holder are within the first screen, in this order', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openConfirmation(page, details);
  const ends: number[] = [];
  for (const place of ['#bank', '#rekening', '#jumlah-transfer', '#pemilik'])
    ends.push(await bottomOf(page, page.locator(place)));
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  // The card of the account ends within 450 px (docs/what-the-site-does.md#confirmation-page).
  expect(ends.at(-1)).toBeLessThanOrEqual(450);
});

test('the confirmation has its parts in this order', async ({ page }) => {
  await openConfirmation(page, details);
  await expect(page.locator('main h2')).toHaveText([
    paymentWords.account,
    confirmation.confirmHeading,
    confirmation.afterMessage.mark,
    confirmation.guide.mark,
    paymentWords.details,
  ]);
});
