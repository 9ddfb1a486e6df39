import { expect, test } from 'vitest';
import { fallbackDocuments } from '../../src/build/fallback-documents.ts';
import { pageData } from '../../src/build/page-data.ts';
import type { DonationPage } from '../../src/content/donation-page.ts';

const pages = await pageData(await fallbackDocuments());
const donation = pages.donation as DonationPage;

test('prices, weight and limits of specification section 9', () => {
  expect(donation.prices).toMatchObject({
    unitPrice: { beli: 115_000, wakaf: 100_000 },
    weightGrams: 800,
    minDonation: 10_000,
  });
});

test('rates per kg of specification section 9', () => {
  expect(donation.prices.cities.map(({ name, ratePerKg }) => [name, ratePerKg])).toEqual([
    ['Jabodetabek', 10_000],
    ['Bandung', 15_000],
    ['Surabaya', 25_000],
    ['Yogyakarta', 20_000],
    ['Medan', 40_000],
    ['Makassar', 50_000],
    ['Luar Jawa Lainnya', 60_000],
  ]);
});

test('impact statistics to the letter', () => {
  expect(donation.stats.items.map(({ value }) => value)).toEqual(['12,500+', '500+', 'Rp 1.25 M+']);
});

test('quoted texts to the letter', () => {
  const text = JSON.stringify(pages).replaceAll('’', "'");
  for (const quote of [
    "Memahami Al-Qur'an dengan Terjemahan yang Benar",
    'Formulir Kebaikan',
    'Lihat Laporan Distribusi',
    'Rincian Transaksi',
    'Donasi Pengembangan',
    'Pembelian Mushaf',
    'Wakaf Mushaf',
  ]) {
    expect(text).toContain(quote);
  }
});

test('every picture says what it shows', () => {
  expect(JSON.stringify(pages).match(/"kind":"picture"/g)).toHaveLength(10);
  expect(JSON.stringify(pages)).not.toContain('"alt":""');
});

test('no Arabic script in content: sacred text is not edited there', () => {
  expect(JSON.stringify(pages)).not.toMatch(/\p{Script=Arabic}/u);
});
