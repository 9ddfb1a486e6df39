import { readFileSync } from 'node:fs';
import { expect, go, test } from './staff.ts';

test('staff import distributions from CSV, and find them in the desk, newest first', async ({ page, studio }) => {
  const { store } = studio.server;
  const entries = () => store.all().filter(({ _type }) => _type === 'distribution');
  const row = (i: number) => `${1 + (i % 28)}/${1 + (i % 9)}/2026,TPA,Kota ${i},${i + 1}`;
  const table = ['tanggal,jenis,kota,jumlah', ...Array.from({ length: 200 }, (_, i) => row(i))].join('\n');
  await go(page, '/penyaluran');
  const text = page.getByRole('textbox', { name: 'Tabel penyaluran' });
  await text.fill('tanggal,jenis,kota,jumlah\n31/2/2026,TPA,Kota Depok,5');
  await expect(page.getByRole('alert')).toContainText('Baris 2: tanggal “31/2/2026” tidak dapat dibaca.');

  await text.fill(table);
  await expect(page.getByText('200 penyaluran baru')).toBeVisible();
  await page.getByRole('button', { name: 'Terapkan ke situs' }).click();
  await expect(page.getByText('Sudah diterapkan: 200 penyaluran.')).toBeVisible();
  await expect(page.getByText('Semua baris tabel ini sudah ada.')).toBeVisible();
  expect(entries()).toHaveLength(200);

  await page.getByRole('link', { name: 'Konten', exact: true }).click();
  await page.getByRole('link', { name: 'Penyaluran', exact: true }).click();
  await expect(page.getByRole('link').filter({ hasText: ' mushaf' }).first()).toContainText('27 Sep 2026, 27 mushaf');
});

test('photographs reach their reports: with the table, and by the form for one report', async ({ page, studio }) => {
  const { store } = studio.server;
  const find = (city: string) => store.all().find((each) => each._type === 'distribution' && each.city === city);
  const picture = readFileSync('content-fallback/images/mushaf-terbuka.png');
  await go(page, '/penyaluran');
  await page
    .getByRole('textbox', { name: 'Tabel penyaluran' })
    .fill('tanggal,jenis,kota,jumlah\n21/11/2026,Mesjid,Kabupaten Garut,4\n22/11/2026,ponpes,Kabupaten Subang,5');
  const named = ['2.png', 'garut.heic', 'IMG_9.png'].map((name) => ({ name, mimeType: '', buffer: picture }));
  await page.getByLabel('Buka berkas: Tabel penyaluran').setInputFiles(named);
  const apply = page.getByRole('button', { name: 'Terapkan ke situs' });
  await expect(page.getByText('Ini foto HEIC dari iPhone')).toBeVisible();
  await expect(apply).toBeDisabled();
  await page.getByRole('button', { name: 'Hapus foto garut.heic' }).click();
  // The option of the first row, Garut. The file 2.png names its row, Subang, by its number.
  await page.getByRole('combobox', { name: 'Laporan untuk IMG_9.png' }).selectOption('0');
  await apply.click();
  await expect(page.getByText('Sudah diterapkan: 2 penyaluran, 2 foto.')).toBeVisible();
  expect(find('Kabupaten Subang')?.image).toMatchObject({ alt: 'Penyerahan mushaf di Pesantren, Kabupaten Subang' });
  expect(find('Kabupaten Garut')).toMatchObject({ kind: 'masjid', image: { asset: { _type: 'reference' } } });
  await page.getByLabel('Buka berkas: Tabel penyaluran').setInputFiles([named[0]!]);
  await expect(page.getByText('Laporan ini sudah berfoto')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus foto 2.png' }).click();

  await page.getByLabel('Foto', { exact: true }).setInputFiles({ ...named[0]!, name: 'foto.png' });
  await page.getByLabel('Jumlah mushaf').fill('1.250');
  await page.getByLabel('Tempat', { exact: true }).fill('Masjid An-Nur, Kota Cimahi');
  await page.getByRole('button', { name: 'Simpan sebagai draf' }).click();
  await expect(page.getByText('Draf disimpan: 1.250 mushaf, Masjid An-Nur, Kota Cimahi.')).toBeVisible();
  expect(find('Kota Cimahi')).toMatchObject({
    quantity: 1250,
    place: 'Masjid An-Nur',
    kind: 'masjid',
    image: { _type: 'image' },
  });

  await page.reload();
  const again = `${String(find('Kota Cimahi')?.day)},masjid,Kota Cimahi,1250,Masjid An-Nur`;
  await page.getByRole('textbox', { name: 'Tabel penyaluran' }).fill(`tanggal,jenis,kota,jumlah,tempat\n${again}`);
  await expect(page.getByText(/^Sudah ada sebagai draf/)).toBeVisible();
});
