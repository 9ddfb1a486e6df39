import { describe, expect, test } from 'vitest';
import { characterProblem } from '../../../src/content/characters.ts';
import { approvals } from '../../../src/publish/gates/payee-fingerprint.ts';
import { releaseProblems } from '../../../src/publish/gates/release-gates.ts';
import type { SanityDocument } from '../../../src/publish/documents/sanity-document.ts';
import { releasable, releaseEnv, withNotice, withValue } from '../releasable.ts';
import { attempts } from './attempts.ts';
import { honest } from './honest.ts';

const problems = (documents: SanityDocument[], env: Partial<typeof releaseEnv> & Record<string, string> = {}) =>
  releaseProblems({ documents, files: [], env: { ...releaseEnv, ...env } });

test('the tables are as large as they should be', () => {
  expect(attempts.length).toBeGreaterThanOrEqual(200);
  expect(honest.length).toBeGreaterThanOrEqual(60);
});

describe('content alone brings no wrong account, number or link to the public', () => {
  test.each(attempts)('$kind: $name', ({ documents, document, field }) => {
    const lines = problems(documents);
    const told = lines.find(
      (line) => new RegExp(`^Dokumen (?:\\w+ \\()?${document}\\)?, isian `).test(line) && line.includes(field),
    );
    expect(told, lines.join('\n')).toBeDefined();
    expect(told).toMatch(/(?:hapus|ganti|ketik|tulis|perbaiki|matikan|sisakan|minta|harus punya)/i);
  });
});

describe('honest copy passes', () => {
  test.each(honest)('%s', (text) => {
    expect(problems(withValue('homePage', 'hero.lead', text))).toEqual([]);
    expect(problems(withValue('tanya-keamanan', 'answer.0.children.0.text', text))).toEqual([]);
  });

  test.each([
    ['donationPage', 'info.reportUrl', 'https://www.facebook.com/maknaterang/posts/laporan-2025'],
    ['donationPage', 'info.reportUrl', 'https://www.youtube.com/watch?v=12345678abcd'],
    ['donationPage', 'info.reportUrl', 'https://maknaterang.id/laporan.pdf'],
    [
      'contactPage',
      'map.linkUrl',
      'https://www.openstreetmap.org/?mlat=-6.345012345&mlon=106.740012345#map=15/-6.3/106.7',
    ],
    ['siteSettings', 'social.youtube', 'https://youtube.com/@maknaterang'],
    ['appInfo', 'downloads', '10 juta+'],
    ['appInfo', 'downloads', '1,2 juta+'],
    ['appInfo', 'downloads', '10.000.000+'],
    ['siteSettings', 'contact.address', 'Yayasan Makna Terang\nJalan Kemuning No. 12\nTangerang Selatan 15417'],
  ])('%s %s: %s', (id, path, value) => {
    expect(problems(withValue(id, path, value))).toEqual([]);
  });
});

describe('an ordinary edit needs no approval', () => {
  test.each([
    'Kantor libur 17 sampai 19 Agustus 2026.',
    'Mushaf cetakan ke-2 tersedia lagi.',
    'Balasan WhatsApp hari ini terlambat.',
    'Baca Al-Qur’an setiap hari bersama kami.',
    "Kajian Al-Qur'an di DKI Jakarta, Sabtu pukul 09.00–11.00 WIB.",
  ])('a notice: %s', (text) => {
    expect(problems(withNotice(text))).toEqual([]);
  });

  test.each<[string, string, string, unknown]>([
    ['a price', 'donationPage', 'prices.unitPrice.beli', 125_000],
    ['a large price', 'donationPage', 'form.presets', [25_000, 50_000, 100_000_000]],
    ['a rate', 'kota-medan', 'ratePerKg', 45_000],
    ['a plan', 'paket-pro', 'price', 35_000],
    ['a question', 'tanya-keamanan', 'question', 'Bagaimana kalau saya salah transfer?'],
    ['an answer', 'tanya-keamanan', 'answer.0.children.0.text', 'Hubungi kami lewat WhatsApp dalam 7 hari.'],
    ['a legal text', 'termsPage', 'sections.0.body.0.children.0.text', 'Transfer sesuai jumlah, sejak 1 Mei 2026.'],
    [
      'a picture',
      'donationPage',
      'form.product.image.asset._ref',
      'image-f8de3bd03bbd597d36adcd5ac00447c4ca2a1ef4-960x720-png',
    ],
    ['the words of a picture', 'donationPage', 'form.product.image.alt', 'Mushaf bersampul biru, 604 halaman'],
  ])('%s', (_name, id, path, value) => {
    expect(problems(withValue(id, path, value))).toEqual([]);
  });
});

test('what two people approve passes, and only that', () => {
  const isbn = withValue('homePage', 'hero.lead', 'ISBN 978-602-8519-93-9');
  expect(problems(isbn)).toHaveLength(1);
  expect(problems(isbn, { ALLOWED_DIGITS: '12345678, 978-602-8519-93-9' })).toEqual([]);
  expect(problems(isbn, { ALLOWED_DIGITS: '978, 602, 8519, 93, 9' })).toHaveLength(1);
  const charter = withValue('homePage', 'hero.lead', 'SK No. AHU-0012345.AH.01.04.Tahun 2019, sah.');
  expect(problems(charter)).toHaveLength(1);
  const named = { ALLOWED_DIGITS: 'AHU-0012345.AH.01.04.Tahun 2019' };
  expect(problems(charter, named)).toEqual([]);
  for (const [one, other] of [
    ['0012345', '0012346'],
    ['2019', '20195'],
    ['AHU-', 'XAHU-'],
    ['2019', '2019-71234509'],
  ] as const)
    expect(problems(JSON.parse(JSON.stringify(charter).replace(one, other)) as SanityDocument[], named)).not.toEqual(
      [],
    );
  const page = withValue('siteSettings', 'social.facebook', 'https://www.facebook.com/profile.php?id=100064512345678');
  expect(problems(page)).toHaveLength(1);
  const ourPage = { APPROVED_HOSTS: `${releaseEnv.APPROVED_HOSTS},www.facebook.com/profile.php?id=100064512345678` };
  expect(problems(page, ourPage)).toEqual([]);
  const told =
    '<script type="application/ld+json">{"sameAs":["https://www.facebook.com/profile.php?id=100064512345678"]}</script>';
  const files = [{ path: 'about.html', text: told }];
  expect(releaseProblems({ documents: page, files, env: { ...releaseEnv, ...ourPage } })).toEqual([]);
  expect(releaseProblems({ documents: releasable, files, env: releaseEnv })).toHaveLength(1);
  expect(problems(withValue('homePage', 'hero.lead', 'Kirim ke 100064512345678'), ourPage)).toHaveLength(1);
  expect(
    problems(
      withValue('siteSettings', 'social.facebook', 'https://www.facebook.com/profile.php?id=100064512345679'),
      ourPage,
    ),
  ).toHaveLength(1);
  const paid = withValue('homePage', 'hero.lead', 'Transfer lewat bank, kode 4321.');
  expect(problems(paid)).toEqual([expect.stringContaining('teks tentang pembayaran')]);
  const approved = approvals(paid).map(({ fingerprint }) => fingerprint);
  expect(problems(paid, { APPROVED_PAYEES: approved.join(' ') })).toEqual([]);
  const ours = withValue('homePage', 'hero.lead', 'Rekening kami 7000419263.');
  expect(problems(ours)).toEqual([expect.stringContaining('teks tentang pembayaran')]);
  const other = withValue('homePage', 'hero.lead', 'Transfer lewat bank, kode 4322.');
  expect(problems(other, { APPROVED_PAYEES: approved.join(' ') })).toHaveLength(1);
  const limited = {
    APPROVED_HOSTS: releaseEnv.APPROVED_HOSTS.replace('www.youtube.com', 'www.youtube.com/@maknaterang'),
  };
  expect(problems(releasable, limited)).toEqual([]);
  expect(problems(withValue('siteSettings', 'social.youtube', 'https://www.youtube.com/@lain'), limited)).toHaveLength(
    1,
  );
  const ourApp = {
    APPROVED_HOSTS: `${releaseEnv.APPROVED_HOSTS},play.google.com/store/apps/details?id=id.maknaterang.quran`.replace(
      'play.google.com,',
      '',
    ),
  };
  expect(problems(releasable, ourApp)).toEqual([]);
  for (const id of ['evil.app', 'id.maknaterang.quran2', 'x&id=id.maknaterang.quran'])
    expect(
      problems(withValue('appInfo', 'androidUrl', `https://play.google.com/store/apps/details?id=${id}`), ourApp),
    ).toHaveLength(1);
});

test.each([
  ['a\u200bb', 'huruf ke-2, setelah “a”: U+200B, tanda yang tidak terlihat; hapus'],
  ['Harga\u00a0baru', 'huruf ke-6, setelah “Harga”: U+00A0, spasi khusus; ketik spasi biasa'],
  ['e\u0301', 'huruf ke-2, setelah “e”: U+0301'],
  ['𝟎', 'huruf ke-1: “𝟎” U+1D7CE, angka khusus'],
  ['ab  c', 'huruf ke-3, setelah “ab”: dua spasi berurutan; sisakan satu'],
])('a message names the character and its place: %j', (text, message) => {
  expect(characterProblem(text)).toContain(message);
});
