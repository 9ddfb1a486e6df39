import type { Page } from '@playwright/test';
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { confirmationWords } from '../../src/words/confirmation.ts';
import { words } from '../../src/words/site.ts';
import { prepareWakaf, test } from './on-faulty-server.ts';
import { farCity, nameField, orderOf, rupiah, submit } from './order.ts';
import { countLoads, expect } from './site.ts';

const startFailure = (page: Page) => page.locator('#start-failed');
const retryButton = (page: Page) => startFailure(page).getByRole('button', { name: words.again });
const scripts = /^\/assets\/(?!page\.).*\.js/;

test('the start fails: a message where the press was; “Coba lagi” leaves the page once the server answers', async ({
  page,
  server,
}) => {
  server.fail(scripts, '503');
  await page.goto(`${paths.donation}?jenis=wakaf`);
  await nameField(page).fill('Fatimah');
  await submit(page).click();
  await expect(startFailure(page)).toContainText(words.startFailed.text);
  await expect(startFailure(page)).toBeFocused();
  await expect(startFailure(page)).toBeInViewport({ ratio: 1 });
  const distance = (await startFailure(page).boundingBox())!.y - (await submit(page).boundingBox())!.y;
  expect(distance).toBeGreaterThan(0);
  expect(distance).toBeLessThan(120);
  await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
  server.fail(/./, 'dropped connection');
  const loads = countLoads(page);
  const asked = page.waitForEvent('requestfailed');
  await retryButton(page).click();
  await asked;
  await expect(startFailure(page)).toBeVisible();
  expect(loads.count).toBe(0);
  server.mend();
  await retryButton(page).click();
  await page.waitForSelector('[data-island][data-running]');
  await expect(startFailure(page)).toBeHidden();
  await expect(nameField(page)).toHaveValue('Fatimah');
  // The press that came before the failure is not repeated by itself.
  await expect(page.getByText(words.problems.missing)).toHaveCount(0);
});

test('the start stalls: a press is answered at once, a message appears after 10 s', async ({ page, server }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  server.fail(scripts, 'stall');
  await page.goto(paths.donation);
  await nameField(page).fill('Fatimah');
  await submit(page).click();
  await expect(page.getByText(words.form.submitting)).toBeVisible();
  await page.clock.runFor(9900);
  await expect(startFailure(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(startFailure(page)).toBeVisible();
  await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(nameField(page)).toHaveValue('Fatimah');
});

test('prices that could not be checked have changed: old and new total are shown, and the form', async ({
  page,
  server,
}) => {
  const code = await prepareWakaf(page);
  server.fail(/^\/content\//, '503');
  await submit(page).click();
  await expect(page.getByText(confirmationWords.check.unknown)).toBeVisible();
  server.mend();
  server.rebuild('donation', ({ prices }: { prices: { unitPrice: { wakaf: number } } }) => {
    prices.unitPrice.wakaf += 5000;
  });
  await page.getByRole('button', { name: words.again }).click();
  const before = orderOf('wakaf', 1, farCity).base + code;
  const alarm = page
    .getByRole('alert')
    .filter({ hasText: confirmationWords.check.priceChanged(rupiah(before), rupiah(before + 5000)) });
  await expect(alarm).toHaveText(/^Sudah transfer\? Jangan transfer lagi, kabari kami/);
  await page.getByRole('link', { name: confirmationWords.check.form }).click();
  await expect(nameField(page)).toHaveValue('Fatimah');
  await expect(page.locator('main form')).toContainText(rupiah(content.prices.unitPrice.wakaf + 5000));
});
