import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shapeContent } from '../../src/publish/documents/read-content.ts';
import { pagesOf } from '../../src/publish/html/page-list.ts';
import { render } from '../../src/publish/html/render.tsx';
import { readSettings } from '../../src/publish/settings.ts';
import { asStaffMakeIt } from '../publish/releasable.ts';
import { built, innerHtml, texts, values } from './markup.ts';

// Pages with what staff add in a year: distributions and a notice. `dist` has none of them.

const entries = [
  { day: '2026-11-21', kind: 'masjid', city: 'Kabupaten Bogor', quantity: 40 },
  {
    day: '2026-11-03',
    kind: 'lain',
    place: 'Rumah Baca Melati',
    city: 'Kota Depok',
    quantity: 1000,
    note: 'Untuk anak-anak.',
  },
  { day: '2024-10-30', kind: 'tpa', city: 'Kota Serang', quantity: 60 },
].map((entry, number) => ({ _id: `penyaluran-${number}`, _type: 'distribution', ...entry }));

const { pages } = await shapeContent([...asStaffMakeIt(), ...entries], readSettings({}, []));
const { list, contents } = pagesOf(pages, { isPreview: false });
const page = async (url: string) => (await render(url, (name) => Promise.resolve(contents[name]))).body;

test('without distributions there is no page, no address and no link of the report', () => {
  expect(existsSync('dist/laporan.html')).toBe(false);
  expect(built('sitemap.xml')).not.toContain('laporan');
  expect(['index.html', 'donation.html'].filter((file) => values(built(file), 'href').includes('/laporan'))).toEqual(
    [],
  );
});

test('with distributions the page is in the sitemap, the footer and behind “Lihat Laporan Distribusi”', async () => {
  expect(list.find(({ url }) => url === '/laporan')).toMatchObject({ file: 'laporan.html', inSitemap: true });
  expect(innerHtml(await page('/'), 'footer').join('')).toContain('href="/laporan"');
  expect(await page('/donation')).toMatch(/href="\/laporan"[^>]*>Lihat Laporan Distribusi/);
});

test('the report is one table, newest first', async () => {
  const [table = ''] = innerHtml(await page('/laporan'), 'table');
  expect(texts(table, 'tr')).toEqual([
    'Tanggal Tempat Mushaf',
    '21 Nov 2026 Masjid Kabupaten Bogor 40 mushaf',
    '3 Nov 2026 Rumah Baca Melati Kota Depok. Untuk anak-anak. 1.000 mushaf',
    '30 Okt 2024 TPA Kota Serang 60 mushaf',
  ]);
});

test('the notice is on every page but those of payment', async () => {
  const notice = 'Kantor libur 17 sampai 19 Agustus 2026.';
  for (const url of ['/', '/terms']) expect(texts(await page(url), 'aside')).toContain(notice);
  for (const url of ['/donation', '/donation-confirmation']) expect(await page(url)).not.toContain(notice);
});
