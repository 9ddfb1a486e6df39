import { expect, go, test } from './staff.ts';

test('staff import distributions from CSV, and find them in the desk, newest first', async ({ page, studio }) => {
  const { store } = studio.server;
  const entries = () => store.all().filter(({ _type }) => _type === 'distribution');
  const table = (count: number) =>
    `tanggal,jenis,kota,jumlah\n${Array.from({ length: count }, (_, i) => `${1 + (i % 28)}/${1 + (i % 9)}/2026,TPA,Kota ${i},${i + 1}`).join('\n')}`;
  await go(page, '/penyaluran');
  const text = page.getByRole('textbox', { name: 'Tabel penyaluran' });
  await text.fill('tanggal,jenis,kota,jumlah\n31/2/2026,TPA,Kota Depok,5');
  await expect(page.getByRole('alert')).toContainText('Baris 2: tanggal “31/2/2026” tidak dapat dibaca.');

  await text.fill(table(200));
  await expect(page.getByText('200 penyaluran baru')).toBeVisible();
  await page.getByRole('button', { name: 'Terapkan ke situs' }).click();
  await expect(page.getByText('Sudah diterapkan: 200 penyaluran.')).toBeVisible();
  await expect(page.getByText('Semua baris tabel ini sudah ada.')).toBeVisible();
  expect(entries()).toHaveLength(200);

  await page.getByRole('link', { name: 'Konten', exact: true }).click();
  await page.getByRole('link', { name: 'Penyaluran', exact: true }).click();
  await expect(page.getByRole('link').filter({ hasText: ' mushaf' }).first()).toContainText('27 Sep 2026, 27 mushaf');
});
