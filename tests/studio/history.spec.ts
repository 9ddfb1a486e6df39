import { draftSaved, expect, field, open, publish, publishButton, test } from './staff.ts';

test('“Kembalikan isi sebelumnya” restores an earlier price as a draft', async ({ page, studio: { server } }) => {
  await open(page, 'daftar;plan;paket-pro');
  const price = field(page, 'price').getByRole('textbox');
  for (const [typed, stored] of [
    ['30.000', /"price":30000/],
    ['31.000', /"price":31000/],
  ] as const) {
    await price.fill(typed);
    await draftSaved(server.store, 'paket-pro', stored);
    await publish(page, server.store, 'paket-pro', stored);
  }
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Kembalikan isi sebelumnya' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Harga: 31.000 → 30.000');
  await expect(dialog).toContainText('oleh Staf Lokal');
  await expect(dialog).toContainText('Riwayat formulir ini mencapai');
  await dialog.getByRole('button', { name: 'Kembalikan' }).first().click();
  await draftSaved(server.store, 'paket-pro', /"price":30000/);
  await expect(price).toHaveValue('30.000');
  await expect(publishButton(page)).toBeEnabled();
  await publish(page, server.store, 'paket-pro', /"price":30000/);
});
