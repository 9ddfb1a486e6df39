import { draftSaved, expect, field, go, open, publishButton, test } from './staff.ts';

test.describe.configure({ mode: 'serial' });

test('an empty desk says where things are, and one of its entries leads to every amount', async ({ page }) => {
  await go(page, '/structure');
  await expect(page.getByRole('region', { name: 'Apa yang ingin Anda ubah?' })).toContainText('“Harga dan ongkir”');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await page.getByRole('link', { name: 'Harga dan ongkir' }).click();
  await expect(page.getByRole('region', { name: 'Apa yang ingin Anda ubah?' })).toBeHidden();
  await page.getByRole('link', { name: /Berat satu mushaf/ }).click();
  await expect(field(page, 'prices.weightKg').getByRole('textbox')).toHaveValue('0,8');
  await expect(page.getByRole('tab', { name: 'Harga dan ongkir' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: /Pilihan nominal/ }).click();
  await expect(field(page, 'form.presets').getByRole('textbox').first()).toHaveValue('25.000');
  await page.getByRole('link', { name: /Harga paket/ }).click();
  await page.getByRole('link', { name: /Pro Rp29\.000/ }).click();
  await expect(field(page, 'price').getByRole('textbox')).toHaveValue('29.000');
});

test('publishing right after typing shows no problem that is already solved', async ({ page, studio: { server } }) => {
  await open(page, 'daftar;faq;tanya-keamanan');
  const question = field(page, 'question').getByRole('textbox');
  for (const words of ['Apakah data saya aman?', 'Amankah data saya?', 'Apakah data saya tetap aman?']) {
    // The form begins with a problem, an empty question, which typing solves.
    await question.fill('');
    await expect(publishButton(page)).toBeDisabled();
    await question.pressSequentially(words);
    await publishButton(page).click();
    await expect.poll(() => server.store.get('tanya-keamanan')?.question).toBe(words);
    await expect(page.getByText(/Belum dapat diterbitkan/)).toHaveCount(0);
    // The Studio takes no text while it publishes. It is done when there is nothing to publish.
    await expect(publishButton(page)).toBeDisabled();
  }
  // The editor of rich text passes on the last letters only after a quarter of a second.
  await question.fill('Apakah data saya aman sekali?');
  await draftSaved(server.store, 'tanya-keamanan', /aman sekali/);
  await field(page, 'answer').locator('[data-pt-editor]').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Sampai kata terakhir.');
  await publishButton(page).click();
  await expect.poll(() => server.store.get('tanya-keamanan')?.question).toBe('Apakah data saya aman sekali?');
  expect(JSON.stringify(server.store.get('tanya-keamanan')?.answer)).toContain('Sampai kata terakhir.');
  await expect(publishButton(page)).toBeDisabled();
  expect(server.store.get('drafts.tanya-keamanan')).toBeUndefined();
});

test('publishing asks first if a colleague has just typed, and both can go on', async ({ page, browser, studio }) => {
  const { url, server } = studio;
  // The local server takes a browser at this address for a colleague.
  const other = await browser.newPage({ baseURL: url.replace('localhost', '127.0.0.1') });
  await other.route(/^https/, (route) => route.abort());
  await open(other, 'aboutPage');
  await field(other, 'hero.lead').getByRole('textbox').fill('Setengah kalimat yang belum');
  await draftSaved(server.store, 'aboutPage', /Setengah kalimat/);
  await open(page, 'aboutPage');
  await field(page, 'hero.title').getByRole('textbox').fill('Tentang kami semua');
  await publishButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Terbitkan juga?' });
  await expect(dialog).toContainText(/Rekan Lokal mengetik di sini \d+ detik lalu/);
  await dialog.getByRole('button', { name: 'Periksa lagi' }).click();
  // Both type in one field, and the caret of neither is moved.
  const lead = field(page, 'hero.lead').getByRole('textbox');
  await lead.press('Home');
  await field(other, 'hero.lead').getByRole('textbox').press('End');
  await other.keyboard.type(' selesai', { delay: 100 });
  await expect(lead).toHaveValue(/ selesai$/);
  await page.keyboard.type('Hampir: ', { delay: 100 });
  await draftSaved(server.store, 'aboutPage', /"Hampir: Setengah kalimat yang belum selesai"/);
  expect(JSON.stringify(server.store.get('aboutPage'))).not.toContain('Setengah kalimat');
  await other.close();
});

// A release refuses every text with an account number that is not the institute's, and the site then stays as it is.
test('a text that would block every later release is published only after a question', async ({ page, studio }) => {
  const { store } = studio.server;
  await open(page, 'homePage');
  await field(page, 'hero.title').getByRole('textbox').fill('Transfer ke BSI 7001234567');
  await publishButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Terbitkan juga?' });
  await expect(dialog).toContainText(/Pembuka › Judul besar\s*Situs tidak akan terbit sampai ini diubah/);
  expect(JSON.stringify(store.get('homePage'))).not.toContain('7001234567');
  await dialog.getByRole('button', { name: 'Ya, terbitkan' }).click();
  await expect.poll(() => JSON.stringify(store.get('homePage'))).toContain('7001234567');
});

test('staff must type an amount again that they change by more than 30%', async ({ page, studio: { server } }) => {
  await open(page, 'donationPage');
  await page.getByRole('tab', { name: 'Harga dan ongkir' }).click();
  await field(page, 'prices.unitPrice.beli').getByRole('textbox').fill('11.500');
  await draftSaved(server.store, 'donationPage', /"beli":11500/);
  await publishButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Angka untuk pembayaran berubah' });
  await expect(dialog).toContainText(/\(beli\) ke Jabodetabek, dengan ongkir\s*Lama: Rp125\.000\s*→\s*Baru: Rp21\.500/);
  await expect(dialog).toContainText('sampai pengelola situs menyetujuinya, perubahan semua orang belum tampil');
  const yes = dialog.getByRole('button', { name: 'Ya, terbitkan' });
  const again = dialog.getByRole('textbox', { name: 'Ketik lagi yang baru: Harga mushaf, beli' });
  await expect(yes).toBeDisabled();
  await again.fill('115.000');
  await expect(dialog).toContainText('Belum sama dengan angka yang baru.');
  await expect(yes).toBeDisabled();
  await again.fill('Rp 11.500');
  await yes.click();
  await expect.poll(() => JSON.stringify(server.store.get('donationPage'))).toContain('"beli":11500');
});
