import type { Page } from '@playwright/test';
import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { confirmationWords } from '../../src/words/confirmation.ts';
import { words } from '../../src/words/site.ts';
import { limitUnderLoad } from '../limit-under-load.ts';
import { faults } from './faulty-server.ts';
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
import { countLoads, expect, islandCode, notice, openConfirmation, openPage } from './site.ts';

/** The total of what `fillIn` orders, without the unique code. */
const orderTotal = orderOf('wakaf', 1, farCity).base;
const unchecked = (page: Page) => page.getByText(confirmationWords.check.unknown);
const unanswered = (Object.keys(faults) as (keyof typeof faults)[]).filter((fault) => fault !== '404');

for (const fault of unanswered) {
  test(`checking prices fails (${fault}): the loaded ones apply within 5 s, and are called unchecked`, async ({
    page,
    server,
  }) => {
    const code = await prepareWakaf(page);
    server.fail(/^\/content\//, fault);
    const pressed = Date.now();
    await submit(page).click();
    await expect(transferTotal(page)).toHaveText(rupiah(orderTotal + code));
    expect(Date.now() - pressed).toBeLessThan(limitUnderLoad(6000));
    await expect(unchecked(page)).toBeVisible();
    server.mend();
    await page.getByRole('button', { name: words.again }).click();
    await expect(unchecked(page)).toHaveCount(0);
    await expect(transferTotal(page)).toBeVisible();
  });
}

test('a server that fails once is asked again, and the donor sees no message', async ({ page, server }) => {
  await prepareWakaf(page);
  server.fail(/^\/content\/donation/, '503', 1);
  await submit(page).click();
  await expect(transferTotal(page)).toBeVisible();
  await expect(unchecked(page)).toHaveCount(0);
});

test('A donor is shown a new price in the form, which keeps every field and the focus', async ({ page, server }) => {
  await prepareWakaf(page);
  const loads = countLoads(page);
  server.rebuild('donation', ({ prices }: { prices: { unitPrice: { wakaf: number } } }) => {
    prices.unitPrice.wakaf += 5000;
  });
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

test('a new build has content that this page cannot read: it reloads and keeps the form', async ({ page, server }) => {
  await prepareWakaf(page);
  server.rebuild('donation', ({ prices }: { prices: { unitPrice?: object } }) => delete prices.unitPrice);
  // Here the reloaded page still has the old HTML, so it must not start.
  await page.route(islandCode, (route) => route.abort());
  const load = page.waitForEvent('load');
  await submit(page).click();
  await load;
  expect(new URL(page.url()).pathname).toBe(paths.donation);
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).toContain('Fatimah');
});

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

// The stories of the form above cover the other faults: both checks run the same code.
test('checking the account stalls: it stays, and is called unchecked', async ({ page, server }) => {
  await openConfirmation(page);
  await expect(transferAccount(page)).toBeVisible();
  server.fail(/^\/content\//, 'stall');
  await comeBack(page);
  await expect(unchecked(page)).toBeVisible({ timeout: 20_000 });
  await expect(transferTotal(page)).toHaveText('Rp420.427');
});

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
