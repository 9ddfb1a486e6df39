import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { formatNumber, formatRupiah } from '../../src/transaction/rupiah.ts';
import { words } from '../../src/words/site.ts';
import { addressField, amountField, choosePreset, fillIn, nameField, submit, total } from './order.ts';
import { coveredByToast, expectDestructive } from './read.ts';
import { expect, openPage, test } from './site.ts';

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

for (const { jenis, toast, fields } of cases) {
  test(`an empty ${jenis} form gives a toast, a focused summary, errors at fields, a title`, async ({ page }) => {
    await openPage(page, `/donation?jenis=${jenis}`);
    await submit(page).click();
    const notice = page.getByRole('listitem').filter({ hasText: 'Form Tidak Lengkap' });
    await expect(notice).toContainText(toast);
    await expectDestructive(notice);
    const summary = page.getByRole('group', { name: `Ada ${fields.length} isian yang perlu diperbaiki` });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Kesalahan: /);
    await expect(summary.getByRole('link')).toHaveCount(fields.length);
    for (const [index, label] of fields.entries()) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const link = summary.getByRole('link').nth(index);
      await expect(field).toHaveAccessibleDescription(
        new RegExp((await link.innerText()).replaceAll(/[.()]/g, '\\$&')),
      );
      await link.click();
      await expect(field).toBeFocused();
    }
    await nameField(page).fill('Fatimah');
    await expect(nameField(page)).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('group', { name: /^Ada \d/ }).getByRole('link')).toHaveCount(fields.length - 1);
    await expect(page).toHaveURL(/\/donation/);
  });
}

test('an empty, malformed, too small and too large amount each get their own message, and stay', async ({ page }) => {
  await openPage(page, '/donation');
  const amount = amountField(page);
  const error = page.locator('#nominal-salah');
  const messages = new Set<string>();
  for (const entry of ['', '50rb', formatNumber(prices.minDonation - 1), '1000000000000000']) {
    await amount.fill(entry);
    await submit(page).click();
    await expect(error).toBeVisible();
    await expect(amount).toHaveValue(entry);
    const message = await error.innerText();
    messages.add(message);
    expect(
      await page
        .getByRole('group', { name: /^Ada \d/ })
        .getByRole('link')
        .first()
        .innerText(),
    ).toBe(message);
    await expect(total(page)).toHaveText('Rp0');
    await expect(page.locator('form aside')).toContainText(message);
  }
  expect(messages.size).toBe(4);
  await amount.fill('１.０００.０００');
  await expect(error).toHaveCount(0);
  await nameField(page).fill('ح'.repeat(201));
  await expect(page.locator('#nama-salah')).toHaveText(words.problems.name.tooLong);
});

test('at a zoom of 400 % the toast of a refused form does not cover its summary', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/donation');
  await choosePreset(page);
  await submit(page).click();
  const summary = page.getByRole('group', { name: words.form.summary(1) });
  await expect(page.locator('[data-toast]')).toBeVisible();
  // The toast slides into its place.
  await expect.poll(() => coveredByToast(summary)).toEqual([]);
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
});

test('a donor who left out only the address gets a toast that does not name other fields', async ({ page }) => {
  await fillIn(page, 'beli');
  await addressField(page).fill('');
  await submit(page).click();
  await expect(page.getByRole('group', { name: /Ada 1 isian/ })).toBeFocused();
  await expect(page.getByText('Periksa Lagi Isian Anda', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Form Tidak Lengkap')).toHaveCount(0);
});
