import type { Page } from '@playwright/test';
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { formatNumber, formatRupiah } from '../../src/transaction/rupiah.ts';
import { words } from '../../src/words/site.ts';
import {
  addressField,
  amountField,
  choosePreset,
  cityField,
  fillIn,
  nameField,
  nearCity,
  submit,
  total,
  typeOf,
} from './order.ts';
import { coveredByToast, expectDestructive } from './read.ts';
import { expect, notice, openPage, test } from './site.ts';

const { prices } = content;
const { amount: amountLabel, name, address, city } = words.form;

const cases = [
  {
    jenis: 'donasi',
    toast: `Mohon isi nama dan nominal donasi (min. ${formatRupiah(prices.minDonation)}).`,
    fields: [amountLabel, name],
  },
  {
    jenis: 'beli',
    toast: 'Mohon isi nama, jumlah, dan kota tujuan.',
    fields: [city.label, name, address],
  },
  { jenis: 'wakaf', toast: 'Mohon isi nama, jumlah, dan kota tujuan.', fields: [city.label, name] },
];

const problems = (page: Page) => page.locator('main form').getByRole('alert');

for (const { jenis, toast, fields } of cases) {
  test(`an empty ${jenis} form gives a toast, one text with links, marks at fields, a title`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, `/donation?jenis=${jenis}`);
    const places = () =>
      page
        .locator('main form :is(input, select, textarea)')
        .filter({ visible: true })
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().top + scrollY));
    const before = await places();
    await submit(page).click();
    const shown = notice(page, 'Form Tidak Lengkap');
    await expect(shown).toContainText(toast);
    await expectDestructive(shown);
    await expect(page).toHaveTitle(/^Kesalahan: /);
    // The marks stand where the hints were: nothing moves.
    expect(await places()).toEqual(before);
    await expect(problems(page)).toHaveText(`Belum diisi: ${fields.map((label) => label.toLowerCase()).join(', ')}.`);
    for (const [index, label] of fields.entries()) {
      const field = page.getByLabel(label, { exact: true });
      // The first one has the focus, in the middle of the screen.
      if (index > 0) await problems(page).getByRole('link').nth(index).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/belum diisi/);
    }
    await nameField(page).fill('Fatimah');
    await expect(nameField(page)).not.toHaveAttribute('aria-invalid');
    await expect(problems(page).getByRole('link')).toHaveCount(fields.length - 1);
    await expect(page).toHaveURL(/\/donation/);
  });
}

test('on a phone the toast lies over the title and no choice of the type; it leaves with the last problem', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The clock is stopped, so that the toast does not end by itself.
  await page.clock.install();
  await openPage(page, '/donation?jenis=wakaf');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await submit(page).click();
  const toast = notice(page, words.messages.incompleteOrder.title);
  await expect(cityField(page)).toBeFocused();
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  expect((await typeOf(page, 'wakaf').boundingBox())?.y).toBeGreaterThan(y + height);
  await cityField(page).selectOption(nearCity.name);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await nameField(page).fill('Fatimah');
  await expect(toast).toHaveCount(0);
});

test('an amount that is empty, unreadable, too small or too large gets its own text, and stays as typed', async ({
  page,
}) => {
  await openPage(page, '/donation');
  const amount = amountField(page);
  const { malformed, tooSmall, tooLarge } = words.problems.amount;
  for (const [typed, text] of [
    ['', `${amountLabel.toLowerCase()},`],
    ['50rb', malformed],
    [formatNumber(prices.minDonation - 1), tooSmall(formatRupiah(prices.minDonation))],
    ['1.000.000.000.000.000', tooLarge(formatRupiah(prices.maxDonation))],
  ] as const) {
    await amount.fill(typed);
    await submit(page).click();
    await expect(problems(page)).toContainText(text);
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveValue(typed);
    await expect(total(page)).toHaveText(words.form.first.donasi, { useInnerText: true });
  }
  await amount.fill('１.０００.０００');
  await expect(amount).not.toHaveAttribute('aria-invalid');
  await nameField(page).fill('ح'.repeat(201));
  await expect(problems(page)).toHaveText(words.problems.tooLong(name));
});

test('at a zoom of 400 % the toast of a refused form does not cover the field with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/donation');
  await choosePreset(page);
  await submit(page).click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toBeInViewport();
  // The toast slides into its place.
  await expect.poll(() => coveredByToast(nameField(page))).toEqual([]);
});

test('a donor who left out only the address gets a toast that names no other field, and goes once it is there', async ({
  page,
}) => {
  await fillIn(page, 'beli');
  await addressField(page).fill('');
  await submit(page).click();
  await expect(addressField(page)).toBeFocused();
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText('Periksa Lagi Isian Anda');
  // A toast stays while the pointer is over it, but a corrected form takes it away.
  await toast.hover();
  await addressField(page).fill('Jalan Contoh 1');
  await expect(toast).toHaveCount(0);
  await nameField(page).press('Enter');
  await expect(page).toHaveURL('/donation-confirmation');
});
