import sharp from 'sharp';
import { expect, mutate, open, test } from './staff.ts';

test.describe.configure({ mode: 'serial' });

test('the last document that the site needs cannot be deleted, and staff read why', async ({ page, studio }) => {
  await mutate(studio, [{ delete: { id: 'paket-gratis' } }]);
  await open(page, 'daftar;plan;paket-pro');
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Hapus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tidak dapat dihapus' });
  await expect(dialog).toContainText('Situs memerlukan paling sedikit 1 paket. Tambah yang baru');
  await expect(dialog.getByRole('button', { name: /hapus/i })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a picture in use cannot be deleted, and links say where it is used', async ({ page, studio: { server } }) => {
  const [, used = ''] = /"_ref":"(image-[^"]+)"/.exec(JSON.stringify(server.store.get('homePage'))) ?? [];
  const unused = await upload(server.url, 'contoh.png');
  await open(page, 'daftar;teamMember;tim-penerjemah');
  await page.getByRole('button', { name: 'Pilih', exact: true }).click();
  const pictures = page.getByRole('dialog', { name: /^Pilih gambar/ });
  const remove = async (id: string) => {
    const picture = pictures.locator(`button[data-id="${id}"]`);
    await picture.hover();
    await picture.locator('xpath=following-sibling::*').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Hapus' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Hapus gambar' });
  const yes = dialog.getByRole('button', { name: 'Hapus' });
  await remove(used);
  await expect(dialog).toContainText('masih dipakai. Buka yang berikut, ganti gambarnya di sana, terbitkan');
  await expect(yes).toBeDisabled();
  await expect(dialog.getByRole('link', { name: 'Beranda' })).toHaveAttribute('href', /homePage/);
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await remove(unused);
  await expect(dialog).toContainText('Gambar contoh.png akan dihapus dan tidak dapat dikembalikan.');
  await yes.click();
  await expect.poll(() => server.store.get(unused)).toBeUndefined();
  await expect(dialog).toBeHidden();
  expect(server.store.get(used)).toBeDefined();
});

/** Adds a picture to those of the content; returns its id. */
async function upload(server: string, name: string): Promise<string> {
  const area = { width: 480, height: 600, channels: 3, background: 'green' } as const;
  const answer = await fetch(`${server}/v2026-10-01/assets/images/production?filename=${name}`, {
    method: 'POST',
    headers: { authorization: 'Bearer lokal' },
    body: await sharp({ create: area }).png().toBuffer(),
  });
  return ((await answer.json()) as { document: { _id: string } }).document._id;
}
