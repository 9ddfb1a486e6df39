import { readFile } from 'node:fs/promises';
import { expect, field, go, publishButton, limitUnderLoad, test } from './staff.ts';

const table = (count: number) =>
  [
    'provinsi,kota,ongkos per kg,nama lain',
    ...Array.from({ length: count }, (_, i) => `Provinsi ${i % 38},Kota ${i},${15_000 + i * 100},`),
  ].join('\n');

test('staff import 514 cities from CSV, all or none, and find one of them at once', async ({ page, studio }) => {
  const { store } = studio.server;
  const cities = () => store.all().filter(({ _type }) => _type === 'shippingCity');
  await go(page, '/kota');
  const text = page.getByRole('textbox', { name: 'Tabel kota' });
  const apply = page.getByRole('button', { name: 'Terapkan ke situs' });

  await text.fill(table(514).replace('Kota 7,', 'Kota 6,'));
  await expect(page.getByRole('alert')).toContainText('Baris 9: Kota 6 sudah ada di baris 8');
  await expect(apply).toHaveCount(0);

  const start = Date.now();
  await text.fill(table(514));
  await expect(page.getByText('514 kota baru')).toBeVisible();
  await expect(page.getByText('7 kota lain tetap seperti sekarang')).toBeVisible();
  await page.getByRole('checkbox', { name: /hapus 7 kota lain/ }).check();
  await expect(page.getByText('7 kota dihapus')).toBeVisible();
  await apply.click();
  await expect(page.getByText('Sudah diterapkan: 514 kota.')).toBeVisible();
  expect(Date.now() - start).toBeLessThan(limitUnderLoad(10_000));
  expect(cities()).toHaveLength(514);
  expect(new Set(cities().map(({ _rev }) => _rev)).size, 'all are written in one transaction').toBe(1);

  await expect(page.getByText('Tabel ini sama dengan daftar yang sekarang.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh daftar saat ini' }).click(),
  ]);
  const exported = await readFile(await file.path(), 'utf8');
  expect(exported.replace('\uFEFF', '').replaceAll('\r\n', '\n').trim()).toBe(table(514));

  await page.getByRole('link', { name: 'Konten', exact: true }).click();
  await page.getByRole('link', { name: 'Daftar' }).click();
  const opened = Date.now();
  await page.getByRole('link', { name: 'Kota tujuan' }).click();
  await expect(page.getByText('514 kota')).toBeVisible();
  expect(Date.now() - opened).toBeLessThan(limitUnderLoad(2000));
  await page.getByRole('searchbox', { name: 'Cari kota' }).fill('provinsi 16 kota 510');
  await page.getByRole('link', { name: /^Kota 510/ }).click();
  await expect(field(page, 'ratePerKg').getByRole('textbox')).toHaveValue('66.000');
});

test('new cities that staff publish at once, one after the other, are all published', async ({ page, studio }) => {
  const { store } = studio.server;
  for (const name of ['Sabang', 'Langsa', 'Takengon']) {
    await go(page, '/intent/create/template=shippingCity;type=shippingCity/');
    const input = field(page, 'name').getByRole('textbox');
    await expect(input).toHaveValue('');
    await input.fill(name);
    await field(page, 'ratePerKg').getByRole('textbox').fill('25000');
    await expect(publishButton(page)).toBeEnabled();
    // By force: a person does not wait for a button that is disabled for a moment, either.
    await publishButton(page).click({ force: true });
    await expect
      .poll(() => store.all().find((city) => city.name === name && !city._id.startsWith('drafts.')))
      .toBeDefined();
  }
});
