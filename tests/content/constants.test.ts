import { expect, test } from 'vitest';
import { fallbackDocuments } from '../../src/publish/documents/fallback-documents.ts';
import { pageData } from '../../src/publish/documents/page-data.ts';
import type { AboutPage } from '../../src/content/about-page.ts';
import type { DonationPage } from '../../src/content/donation-page.ts';
import type { DownloadPage } from '../../src/content/download-page.ts';
import type { FeaturesPage } from '../../src/content/features-page.ts';
import type { LegalPage } from '../../src/content/legal-page.ts';
import type { PricingPage } from '../../src/content/pricing-page.ts';

const pages = await pageData(await fallbackDocuments());
const { features, pricing, download, about, privacy, terms } = pages as unknown as {
  features: FeaturesPage;
  pricing: PricingPage;
  download: DownloadPage;
  about: AboutPage;
  privacy: LegalPage;
  terms: LegalPage;
};
const donation = pages.donation as DonationPage;

test('the payee is a foundation at an Islamic bank', () => {
  const { bankAccount } = pages.confirmation as { bankAccount: { holder: string; bank: string } };
  expect(bankAccount.holder).toMatch(/yayasan/i);
  expect(bankAccount.bank).toMatch(/syariah|muamalat|\bbsi\b/i);
});

test('prices, weight and limits of specification section 9', () => {
  expect(donation.prices).toMatchObject({
    unitPrice: { beli: 115_000, wakaf: 100_000 },
    weightGrams: 800,
    minDonation: 10_000,
  });
});

test('rates per kg of specification section 9', () => {
  const rates = [
    ['Jabodetabek', 10_000],
    ['Bandung', 15_000],
    ['Surabaya', 25_000],
    ['Yogyakarta', 20_000],
    ['Medan', 40_000],
    ['Makassar', 50_000],
    ['Luar Jawa Lainnya', 60_000],
  ];
  // Staff may add cities.
  expect(donation.prices.cities.map(({ name, ratePerKg }) => [name, ratePerKg])).toEqual(expect.arrayContaining(rates));
});

test('quoted texts to the letter', () => {
  const text = JSON.stringify(pages).replaceAll('’', "'");
  for (const quote of [
    "Memahami Al-Qur'an dengan Terjemahan yang Benar",
    'Rincian Transaksi',
    'Donasi Pengembangan',
    'Pembelian Mushaf',
    'Wakaf Mushaf',
  ]) {
    expect(text).toContain(quote);
  }
});

test('every picture says what it shows', () => {
  expect(JSON.stringify(pages).match(/"kind":"picture"/g)).not.toBeNull();
  expect(JSON.stringify(pages)).not.toContain('"alt":""');
});

test('Staff can write Arabic only as words of the idiom: sacred text is not edited in content', () => {
  expect(JSON.stringify(pages, (key, value: unknown) => (key === 'arabic' ? '' : value))).not.toMatch(
    /\p{Script=Arabic}/u,
  );
});

test('features: 7 of the free version, 6 of PRO, two of them coming', () => {
  expect([features.free.heading, features.pro.heading]).toEqual(['Versi Gratis', 'Kelebihan Versi PRO']);
  expect(features.free.items.length).toBeGreaterThanOrEqual(7);
  expect(features.pro.items.length).toBeGreaterThanOrEqual(6);
  expect(features.free.items.filter(({ comingSoon }) => comingSoon)).toEqual([]);
  expect(features.pro.items.flatMap(({ comingSoon, title }) => (comingSoon ? [title] : []))).toEqual([
    'Murattal',
    'Mode offline',
  ]);
  expect(JSON.stringify(features.free)).toContain('15 nomor per judul');
});

test('pricing: both plans, the table, four questions and the buttons of the specification', () => {
  const { plans, comparison, faq, closing } = pricing;
  expect(plans.items).toMatchObject([
    { priceText: 'Gratis', price: 0, period: 'Selamanya', callToAction: 'Mulai Sekarang', popular: false },
    { price: 29_000, period: 'per bulan', callToAction: 'Pilih Paket Pro', popular: true },
  ]);
  expect(plans.popularLabel).toBe('Paling Populer');
  expect(comparison.rows.slice(0, 8).map(({ cells }) => cells.map(({ value }) => value))).toEqual([
    ['ya', 'ya'],
    ['ya', 'ya'],
    ['ya', 'ya'],
    ['ya', 'ya'],
    ['ya', 'ya'],
    ['tidak', 'ya'],
    ['15 nomor per judul', 'Lengkap'],
    ['tidak', 'ya'],
  ]);
  expect(comparison.rows.flatMap(({ cells }) => cells.map(({ plan }) => plan)).slice(0, 2)).toEqual(
    plans.items.map(({ id }) => id),
  );
  expect(faq.items.length).toBeGreaterThanOrEqual(4);
  expect([closing.proLabel, closing.freeLabel]).toEqual(['Coba Pro Sekarang', 'Mulai dengan Gratis']);
});

test('app facts and requirements', () => {
  expect(download.app).toMatchObject({
    version: '2.1.0',
    size: '25 MB',
    rating: '4,9',
    downloads: '50 rb+',
    lastUpdate: '2024-12-15',
    requirements: [
      { os: 'Android 5.0+', ram: '2 GB', storage: '50 MB', comingSoon: false },
      { os: 'iOS 12.0+', ram: '2 GB', storage: '50 MB', comingSoon: true },
    ],
  });
  expect(download.stores.iosLabel).toBe('Segera Hadir');
});

test('team and principles', () => {
  expect(about.team.items.map(({ role }) => role)).toEqual(['Penerjemah', 'Asisten penerjemah', 'Penyunting bahasa']);
  expect(about.principles.items).toHaveLength(3);
});

test('legal pages: six sections each, 8 August 2025, the promises of the specification', () => {
  for (const { updated, sections } of [privacy, terms]) expect([updated, sections.length]).toEqual(['2025-08-08', 6]);
  const text = JSON.stringify(terms);
  expect(text).toContain('sukarela dan tidak dapat dikembalikan');
  expect(text).toContain('30 hari');
});
