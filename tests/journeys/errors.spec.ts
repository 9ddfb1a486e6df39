import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { formatNumber, formatRupiah } from '../../src/transaction/rupiah.ts';
import { words } from '../../src/words.ts';
import { expectDestructive } from './read.ts';
import { chooseCity, nearCity, total } from './order.ts';
import { expect, openPage, test } from './site.ts';

const { form, prices } = content;
const submit = 'Lanjutkan Pembayaran';

const cases = [
  {
    jenis: 'donasi',
    toast: `Mohon isi nama dan nominal donasi (min. ${formatRupiah(prices.minDonation)}).`,
    fields: [form.amountLabel, form.nameLabel],
  },
  {
    jenis: 'beli',
    toast: 'Mohon isi nama, jumlah, dan kota tujuan.',
    fields: [form.cityLabel, form.nameLabel, form.addressLabel],
  },
  { jenis: 'wakaf', toast: 'Mohon isi nama, jumlah, dan kota tujuan.', fields: [form.cityLabel, form.nameLabel] },
];

for (const { jenis, toast, fields } of cases) {
  test(`an empty ${jenis} form gives a toast, a focused summary, errors at fields, a title`, async ({ page }) => {
    await openPage(page, `/donation?jenis=${jenis}`);
    await page.getByRole('button', { name: submit }).click();
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
    await page.getByLabel(form.nameLabel).fill('Fatimah');
    await expect(page.getByLabel(form.nameLabel)).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('group', { name: /^Ada \d/ }).getByRole('link')).toHaveCount(fields.length - 1);
    await expect(page).toHaveURL(/\/donation/);
  });
}

test('an empty, malformed, too small and too large amount each get their own message, and stay', async ({ page }) => {
  await openPage(page, '/donation');
  const amount = page.getByLabel(content.form.amountLabel);
  const error = page.locator('#nominal-salah');
  const messages = new Set<string>();
  for (const entry of ['', '50rb', formatNumber(prices.minDonation - 1), '1000000000000000']) {
    await amount.fill(entry);
    await page.getByRole('button', { name: submit }).click();
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
  await amount.fill('lima puluh ribu');
  await page.getByRole('button', { name: 'Maksud Anda Rp50.000?' }).click();
  await expect(amount).toHaveValue('50.000');
  await expect(amount).toBeFocused();
  await expect(error).toHaveCount(0);
  await amount.fill('１.０００.０００');
  await expect(error).toHaveCount(0);
  // Twelve characters above the limit of 200.
  await page.getByLabel(form.nameLabel).fill('ح'.repeat(212));
  await expect(page.locator('#nama-salah')).toHaveText(words.problems.name.tooLong('12'));
});

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the toast of a refused form does not cover its summary', async ({ page }) => {
    await openPage(page, '/donation?jenis=beli');
    await page.getByRole('button', { name: submit }).click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeVisible();
    // The toast slides into its place.
    await expect
      .poll(async () => {
        const [over, summary] = [await toast.boundingBox(), await page.locator(':focus').boundingBox()];
        return (over?.y ?? 0) + (over?.height ?? 0) - (summary?.y ?? 0);
      })
      .toBeLessThan(0);
    await expect(page.locator(':focus')).toBeInViewport();
  });
});

test('a donor who left out only the address gets a toast that does not name other fields', async ({ page }) => {
  await openPage(page, '/donation?jenis=beli');
  await chooseCity(page, nearCity.name);
  await page.getByLabel(form.nameLabel).fill('Fatimah');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('group', { name: /Ada 1 isian/ })).toBeFocused();
  await expect(page.getByText('Periksa Lagi Isian Anda', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Form Tidak Lengkap')).toHaveCount(0);
});

test('the total is announced once per change', async ({ page }) => {
  await openPage(page, '/donation');
  const announcements: string[] = [];
  await page.exposeFunction('announce', (text: string) => announcements.push(text));
  await page.evaluate(() => {
    const region = document.querySelector('form aside [role=status]') as HTMLElement;
    new MutationObserver(() =>
      (window as unknown as { announce: (text: string) => void }).announce(region.innerText),
    ).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await page.getByLabel(content.form.amountLabel).pressSequentially('50000', { delay: 40 });
  await expect.poll(() => announcements.length).toBe(1);
  expect(announcements[0]).toMatch(/^Total transfer Rp50\.\d{3}$/);
});
