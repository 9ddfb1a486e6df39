import type { Page } from '@playwright/test';
import { expect, field, go, mutate, open, publish, test } from './staff.ts';

/** The `build.json` of a stand-in for the site, with the headers of a real host. */
let build: object;

test.beforeAll(({ studio: { site } }) => {
  site.answerWith((request, response) => {
    response.writeHead(request.url === '/build.json' ? 200 : 404, {
      'Access-Control-Allow-Origin': '*',
      'Last-Modified': new Date(Date.UTC(2026, 9, 1, 3)).toUTCString(),
    });
    return response.end(JSON.stringify(build));
  });
});

test.describe.configure({ mode: 'serial' });

const verdict = (page: Page, state: string) => page.getByTestId(`status-${state}`);
/** A window that becomes visible again asks the site at once instead of after 15 seconds. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('the status page follows a change: live, waiting, failed, live with what is held', async ({ page, studio }) => {
  const { server } = studio;
  const documents = server.store.all().filter(({ _type }) => _type !== 'sanity.imageAsset');
  const updated = () => server.store.get('paket-pro')?._updatedAt;
  const newest = documents
    .map(({ _updatedAt }) => _updatedAt)
    .sort()
    .at(-1);
  const released = { source: 'sanity', time: newest, contentUpdated: newest, documents: documents.length };
  build = released;
  await page.setViewportSize({ width: 1280, height: 900 });

  await go(page, '/status');
  await expect(verdict(page, 'live')).toContainText('Sudah tayang');
  await expect(verdict(page, 'live')).toContainText('Terakhir dibangun: 1 Okt 2026, 10.00 WIB');

  await open(page, 'daftar;plan;paket-pro');
  await field(page, 'price').getByRole('textbox').fill('31000');
  await publish(page, server.store, 'paket-pro', /"price":31000/);
  await page.getByRole('link', { name: 'Status situs' }).click();
  await expect(verdict(page, 'waiting')).toContainText('1 dokumen sudah diterbitkan, tetapi belum ada di situs.');
  const waiting = page.getByRole('region', { name: 'Belum ada di situs' }).getByRole('link');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText(/Pro.*terbit \d+ \S+ \d{4}, \d\d\.\d\d WIB/s);

  const problem = { text: 'isi angka 0 atau lebih.', id: 'paket-pro', type: 'plan', path: 'price' };
  const failure = { _id: 'status.situs', _type: 'siteStatus', problems: [problem], time: new Date().toISOString() };
  await mutate(studio, [{ createOrReplace: failure }]);
  await comeBack(page);
  await expect(verdict(page, 'failed')).toContainText('Pembuatan situs gagal');
  await expect(verdict(page, 'failed')).toContainText(/Paket \(1\).*Isi angka 0 atau lebih\./s);
  await waiting.click();
  await expect(field(page, 'price').getByRole('textbox')).toHaveValue('31.000');

  await page.getByRole('link', { name: 'Status situs' }).click();
  await expect(verdict(page, 'failed')).toBeVisible();
  // A release wrote what waits for approval and what it changed (tests/output/release.check.ts).
  const held = 'halaman Beranda: seperti rilis terakhir, karena 081248291370 belum pernah tayang';
  const change = { title: 'Harga dan ongkos', lines: ['Harga paket, paket “Pro”: Rp29.000 → Rp31.000'] };
  build = { ...released, contentUpdated: updated(), waiting: [held], changes: [change] };
  await comeBack(page);
  await expect(verdict(page, 'live')).toContainText('kecuali yang menunggu persetujuan');
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: held })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Ringkasan rilis terakhir' });
  await expect(summary.getByRole('listitem')).toHaveText(change.lines);
});

test('a permit that has ended is said, with the way to its form', async ({ page, studio }) => {
  await mutate(studio, [{ patch: { id: 'legality', set: { 'tashih.until': '2026-01-31' } } }]);
  await go(page, '/status');
  await expect(page.getByText('Tanda tashih mushaf habis 31 Jan 2026.')).toBeVisible();
  await page.getByRole('link', { name: 'Buka Legalitas' }).click();
  await expect(field(page, 'tashih')).toBeVisible();
});
