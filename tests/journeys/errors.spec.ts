import type { Page } from '@playwright/test';
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { formatNumber, formatRupiah } from '../../src/transaction/rupiah.ts';
import { words } from '../../src/words/site.ts';
import { addressField, amountField, fillIn, nameField, submit, total, typeOf } from './order.ts';
import { expectDestructive } from './read.ts';
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
    // It covers the title, but no choice of the type.
    const { y = 0, height = Infinity } = (await shown.boundingBox()) ?? {};
    expect((await typeOf(page, jenis).boundingBox())?.y).toBeGreaterThan(y + height);
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
    await expect(total(page)).toHaveText(words.form.missingFirst.donasi, { useInnerText: true });
  }
  await amount.fill('１.０００.０００');
  await expect(amount).not.toHaveAttribute('aria-invalid');
  await nameField(page).fill('ح'.repeat(201));
  await expect(problems(page)).toHaveText(words.problems.tooLong(name));
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
