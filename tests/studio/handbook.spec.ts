import { expect, open, test } from './staff.ts';

test('the handbook opens at the document in view, finds words, shows its pictures', async ({ page }) => {
  await open(page, 'daftar;plan;paket-pro');
  await page.getByRole('link', { name: 'Bantuan', exact: true }).click();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Mengubah harga');
  const width = () =>
    article
      .getByRole('img')
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(600);

  await open(page, 'bankAccount');
  await page.getByRole('link', { name: 'Bantuan', exact: true }).click();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Rekening tujuan');

  const parts = page.getByRole('navigation', { name: 'Bagian buku pegangan' }).getByRole('link');
  const all = await parts.count();
  await page.getByRole('searchbox', { name: 'Cari di buku pegangan' }).fill('buang perubahan');
  await expect(parts).toHaveCount(1);
  await expect(article).toContainText('Isi yang pernah terbit dapat dikembalikan');
  await page.getByRole('searchbox').fill('tidakadakata');
  await expect(page.getByText('Tidak ditemukan. Coba satu kata saja.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(parts).toHaveCount(all);
  await parts.filter({ hasText: 'Meja kerja' }).click();
  await expect(page).toHaveURL(/\/bantuan\/meja-kerja$/);
  await expect(article.getByRole('table')).toContainText('Rekening tujuan');
});
