import type { Page } from '@playwright/test';
import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { confirmationWords } from '../../src/words/confirmation.ts';
import { words } from '../../src/words/site.ts';
import { prepareWakaf, test } from './on-faulty-server.ts';
import {
  cityField,
  farCity,
  nameField,
  orderOf,
  rupiah,
  submit,
  transferAccount,
  transferTotal,
  uniqueCode,
} from './order.ts';
import { countLoads, expect, notice, openConfirmation, openPage } from './site.ts';

/** The total of what `fillIn` orders, without the unique code. */
const orderTotal = orderOf('wakaf', 1, farCity).base;
const raisePrice = ({ rebuild }: { rebuild: (name: string, change: (content: never) => void) => void }) =>
  rebuild('donation', ({ prices }: { prices: typeof content.prices }) => (prices.unitPrice.wakaf += 5000));
const unchecked = (page: Page) => page.getByText(confirmationWords.check.unknown);

test('checking prices stalls: known ones apply, unchecked; once checked, a new total is shown, and the form', async ({
  page,
  server,
}) => {
  const code = await prepareWakaf(page);
  server.fail(/^\/content\//, 'stall');
  await submit(page).click();
  await expect(transferTotal(page)).toHaveText(rupiah(orderTotal + code));
  await expect(unchecked(page)).toBeVisible();
  server.mend();
  raisePrice(server);
  await page.getByRole('button', { name: words.again }).click();
  const before = orderTotal + code;
  const alarm = page
    .getByRole('alert')
    .filter({ hasText: confirmationWords.check.priceChanged(rupiah(before), rupiah(before + 5000)) });
  await expect(alarm).toHaveText(/^Sudah transfer\? Jangan transfer lagi, kabari kami/);
  await expect(unchecked(page)).toHaveCount(0);
  await page.getByRole('link', { name: confirmationWords.check.form }).click();
  await expect(nameField(page)).toHaveValue('Fatimah');
  await expect(page.locator('main form')).toContainText(rupiah(content.prices.unitPrice.wakaf + 5000));
});

test('A donor is shown a new price in the form, which keeps every field and the focus', async ({ page, server }) => {
  await prepareWakaf(page);
  const loads = countLoads(page);
  raisePrice(server);
  await submit(page).click();
  await expect(notice(page, words.messages.pricesChanged.title)).toBeVisible();
  await expect(page.locator('main form')).toContainText(rupiah(content.prices.unitPrice.wakaf + 5000));
  await expect(nameField(page)).toHaveValue('Fatimah');
  await expect(submit(page)).toBeFocused();
  const code = await uniqueCode(page);
  await submit(page).click();
  await expect(transferTotal(page)).toHaveText(rupiah(orderTotal + 5000 + code));
  expect(loads.count).toBe(0);
});

test('a chosen city that new prices lack is chosen no more, and no other city takes its place', async ({
  page,
  server,
}) => {
  await prepareWakaf(page);
  server.rebuild('donation', ({ prices }: { prices: { cities: { name: string }[] } }) => {
    prices.cities = prices.cities.filter(({ name }) => name !== farCity.name);
  });
  await submit(page).click();
  await expect(
    page.locator('main form').getByText(words.form.missingFirst['beli wakaf'], { exact: true }),
  ).toBeVisible();
  await expect(cityField(page)).toHaveValue('');
  await submit(page).click();
  await expect(page).toHaveURL(/\/donation\?/);
  await expect(cityField(page)).toHaveAttribute('aria-invalid', 'true');
});

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test.describe('with a newer account than the built page', () => {
  // React renders the page anew where its content differs from the built page.
  test.use({ allowedErrors: /error #418|net::ERR_|status of 404/ });
  test('A donor who returns to the tab, or opens it again, sees a changed account first', async ({ page, server }) => {
    await openConfirmation(page);
    await page.getByRole('button', { name: confirmationWords.share }).scrollIntoViewIfNeeded();
    server.rebuild('confirmation', ({ bankAccount }: { bankAccount: { number: string } }) => {
      bankAccount.number = '9998887776';
    });
    const alarm = page.getByRole('alert').filter({ hasText: '999 888 7776' });
    for (const again of [() => comeBack(page), () => page.reload()]) {
      await again();
      await expect(alarm).toBeInViewport();
      await expect(alarm).toHaveText(/^Sudah transfer\? Jangan transfer lagi, kabari kami/);
      await expect(alarm).toContainText(spaceAccount(account.number));
      await expect(transferAccount(page)).toHaveText('999 888 7776');
      await expect(transferTotal(page)).toHaveText('Rp420.427');
    }
    const [alarmBox, accountBox] = await Promise.all([alarm.boundingBox(), transferAccount(page).boundingBox()]);
    expect(alarmBox?.y).toBeLessThan(accountBox?.y ?? 0);
  });
});

test('without a connection the submit shows a message, and works when it is back', async ({ page, server }) => {
  await openPage(page, `${paths.donation}?jenis=wakaf`);
  // Code and content of the confirmation are not yet requested.
  server.fail(/./, 'dropped connection');
  await cityField(page).selectOption(farCity.name);
  await nameField(page).fill('Fatimah');
  await submit(page).click();
  await expect(notice(page, words.messages.cannotOpen.title)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Fatimah');
  await expect(submit(page)).toBeFocused();
  server.mend();
  await submit(page).click();
  await expect(transferTotal(page)).toBeVisible();
});
