import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../src/publish/build.ts';
import { shapeContent } from '../../src/publish/documents/read-content.ts';
import { readSettings } from '../../src/publish/settings.ts';
import { buildFolder } from '../build-folder.ts';
import { asStaffMakeIt } from '../publish/releasable.ts';
import { built, innerHtml, texts, values } from './markup.ts';

// A build with what staff add in a year: distributions and a notice. `dist` has none of them.
const { outDir } = buildFolder();
const page = (file: string) => readFileSync(join(outDir, file), 'utf8');

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

beforeAll(async () => {
  const settings = readSettings({ OUT_DIR: outDir }, []);
  const content = await shapeContent([...asStaffMakeIt(), ...entries], settings);
  await build(settings, { content, files: {}, facts: {}, inspect: () => Promise.resolve() });
}, 120_000);

test('without distributions there is no page, no address and no link of the report', () => {
  expect(existsSync('dist/laporan.html')).toBe(false);
  expect(built('sitemap.xml')).not.toContain('laporan');
  expect(['index.html', 'donation.html'].filter((file) => values(built(file), 'href').includes('/laporan'))).toEqual(
    [],
  );
});

test('with distributions the page is in the sitemap, the footer and behind “Lihat Laporan Distribusi”', () => {
  expect(page('sitemap.xml')).toContain('/laporan</loc>');
  expect(innerHtml(page('index.html'), 'footer').join('')).toContain('href="/laporan"');
  expect(page('donation.html')).toMatch(/href="\/laporan"[^>]*>Lihat Laporan Distribusi/);
});

test('the report is one table, newest first', () => {
  const [table = ''] = innerHtml(page('laporan.html'), 'table');
  expect(texts(table, 'tr')).toEqual([
    'Tanggal Tempat Mushaf',
    '21 Nov 2026 Masjid Kabupaten Bogor 40 mushaf',
    '3 Nov 2026 Rumah Baca Melati Kota Depok. Untuk anak-anak. 1.000 mushaf',
    '30 Okt 2024 TPA Kota Serang 60 mushaf',
  ]);
});

test('the notice is on every page but those of payment', () => {
  const notice = 'Kantor libur 17 sampai 19 Agustus 2026.';
  for (const file of ['index.html', 'terms.html']) expect(texts(page(file), 'aside')).toContain(notice);
  for (const file of ['donation.html', 'donation-confirmation.html']) expect(page(file)).not.toContain(notice);
});
