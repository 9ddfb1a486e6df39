import type { Locator } from '@playwright/test';
import { expect, expectReason, field, open, publishButton, test } from './staff.ts';

test.describe.configure({ mode: 'serial' });

/** The message below a field. */
const beneath = (of: Locator) => of.getByRole('status');

test('a price is typed as people write it, and stored as a number', async ({ page, studio: { server } }) => {
  await open(page, 'daftar;plan;paket-pro');
  const price = field(page, 'price');
  const input = price.getByRole('textbox');
  await expect(input).toHaveValue('29.000');
  await expect(input).toHaveAttribute('inputmode', 'numeric');
  const stored = () => server.store.get('drafts.paket-pro')?.price;
  for (const typed of ['Rp 31.000', '31,000']) {
    await input.fill('30500');
    await expect.poll(stored).toBe(30_500);
    await input.fill('');
    await input.pressSequentially(typed);
    await expect(input).toHaveValue(typed);
    await expect(beneath(price)).toHaveText('Rp31.000, tiga puluh satu ribu rupiah');
    await expect.poll(stored).toBe(31_000);
  }
  await input.blur();
  await expect(input).toHaveValue('31.000');
});

test('a preset that cannot be read is not published, is corrected in place, and the order of presets is checked', async ({
  page,
  studio: { server },
}) => {
  await open(page, 'donationPage');
  await page.getByRole('tab', { name: 'Formulir' }).click();
  const presets = field(page, 'form.presets');
  const second = presets.getByRole('textbox').nth(1);
  await expect(second).toHaveValue('50.000');
  await second.fill('');
  await second.pressSequentially('20x');
  await expect(presets).toContainText('“20x” belum terbaca sebagai rupiah.');
  await expect(publishButton(page)).toBeDisabled();
  await second.fill('20rb');
  const stored = () => (server.store.get('drafts.donationPage')?.form as { presets?: number[] } | undefined)?.presets;
  await expect.poll(stored).toEqual([25_000, 20_000, 100_000, 250_000]);
  await expectReason(page, 'form.presets', 'Urutkan dari yang terkecil: Rp20.000 harus lebih besar');
  await second.fill('50.000');
  await expect.poll(stored).toEqual([25_000, 50_000, 100_000, 250_000]);
  await expect(publishButton(page)).toBeEnabled();
});
