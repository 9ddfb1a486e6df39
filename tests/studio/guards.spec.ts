import { expect, field, go, open, publishButton, test } from './staff.ts';

test.describe.configure({ mode: 'serial' });

test('one entry of the desk leads to every amount', async ({ page }) => {
  await go(page, '/structure');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await page.getByRole('link', { name: 'Harga dan ongkir' }).click();
  await page.getByRole('link', { name: /Berat satu mushaf/ }).click();
  await expect(field(page, 'prices.weightKg').getByRole('textbox')).toHaveValue('0,8');
  await expect(page.getByRole('tab', { name: 'Harga dan ongkir' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: /Pilihan nominal/ }).click();
  await expect(field(page, 'form.presets').getByRole('textbox').first()).toHaveValue('25.000');
  await page.getByRole('link', { name: /Harga paket/ }).click();
  await page.getByRole('link', { name: /Pro Rp29\.000/ }).click();
  await expect(field(page, 'price').getByRole('textbox')).toHaveValue('29.000');
});

test('a text is published whole right after it was typed', async ({ page, studio: { server } }) => {
  await open(page, 'daftar;faq;tanya-keamanan');
  const question = field(page, 'question').getByRole('textbox');
  for (const words of ['Amankah data saya?', 'Apakah data saya tetap aman?']) {
    await question.fill(words);
    await publishButton(page).click();
    await expect.poll(() => server.store.get('tanya-keamanan')?.question).toBe(words);
    await expect(publishButton(page)).toBeDisabled();
  }
});

test('a changed price is published after old and new were shown, and what a visitor pays', async ({ page, studio }) => {
  const { store } = studio.server;
  await open(page, 'donationPage');
  await page.getByRole('tab', { name: 'Harga dan ongkir' }).click();
  await field(page, 'prices.unitPrice.beli').getByRole('textbox').fill('120.000');
  await publishButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Terbitkan perubahan ini?' });
  await expect(dialog).toContainText(/Harga mushaf, beli\s*Lama: Rp115\.000\s*Baru: Rp120\.000/);
  await expect(dialog).toContainText(/\(beli\) ke Jabodetabek, dengan ongkir\s*Lama: Rp125\.000\s*Baru: Rp130\.000/);
  await dialog.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(dialog).toBeHidden();
  expect(JSON.stringify(store.get('donationPage'))).toContain('"beli":115000');
  await publishButton(page).click();
  await dialog.getByRole('button', { name: 'Ya, terbitkan' }).click();
  await expect.poll(() => JSON.stringify(store.get('donationPage'))).toContain('"beli":120000');
});
