import { describe, expect, test } from 'vitest';
import { shippingCity } from '../../studio/documents/shipping-city.ts';
import { notice } from '../../studio/documents/notice.ts';
import { plan } from '../../studio/documents/plan.ts';
import { problems } from '../../studio/check-documents.ts';
import { cleanText } from '../../studio/fields/clean-text.ts';
import { normaliseAccount, normalisePhone } from '../../studio/fields/number-input.tsx';
import { movedCaret } from '../../studio/fields/steady-caret.ts';
import { filled } from '../../studio/fields/text.ts';
import { changed, good } from '../publish/hostile.ts';

/** The exact messages of the forms. That they refuse what the site refuses: rules.test.ts. */
type Row = [id: string, path: string, value: unknown, message: string, at?: string];

const block = (more: object = {}) => ({
  _key: 'a',
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: 's', _type: 'span', marks: [], text: 'isi' }],
  ...more,
});
const spans = (...texts: string[]) =>
  texts.map((text, index) => ({ _key: `s${index}`, _type: 'span', marks: [], text }));
const find = (id: string): Record<string, unknown> | undefined => good.find(({ _id }) => _id === id);
const question = ['tanya-keamanan', 'answer'] as const;
const image = (size: string, more: object = {}, format = 'png') => ({
  _type: 'image',
  alt: 'Orang membaca',
  asset: { _type: 'reference', _ref: `image-4f-${size}-${format}` },
  ...more,
});

const refused: Row[] = [
  ['paket-pro', 'price', undefined, 'Tulis harga dalam rupiah, misalnya 29.000.'],
  // The other words about amounts are those of tests/content/money-rules.test.ts, with a capital.
  ['kota-medan', 'ratePerKg', 1.5, 'Tulis ongkos dalam rupiah bulat, tanpa sen.'],
  ['donationPage', 'prices.maxQuantity', 0, 'Tulis bilangan bulat dari 1 sampai 10.000.'],
  ['donationPage', 'form.presets', [], 'Isi 1 sampai 8 nominal.'],
  ['paket-gratis', 'priceText', undefined, 'Isi teks pengganti harga, misalnya Gratis, karena harganya 0.'],
  ['homePage', 'hero.title', undefined, 'Isi kolom “Judul besar”.'],
  ['homePage', 'hero.title', ' ', 'Isi kolom ini, bukan dengan spasi saja.'],
  ['homePage', 'hero.title', 'a'.repeat(201), 'Tulis paling banyak 200 huruf.'],
  [
    'homePage',
    'hero.note',
    'a\u200bb',
    'Huruf ke-2, setelah “a”: U+200B, tanda yang tidak terlihat; hapus, lalu ketik ulang kata di sekitarnya.',
  ],
  ['termsPage', 'updated', '2026-02-30', 'Pilih tanggal yang ada di kalender.'],
  [
    'siteSettings',
    'contact.whatsapp',
    '0812',
    'Tulis nomor WhatsApp dengan angka saja, diawali 62, misalnya 628123456789.',
  ],
  ['siteSettings', 'contact.phone', 'kantor', 'Tulis nomor telepon dengan angka, misalnya 021 1234 5678.'],
  [
    'siteSettings',
    'contact.phone',
    `0${String((find('siteSettings')?.contact as { whatsapp?: string } | undefined)?.whatsapp).slice(2)}`,
    'Ini nomor WhatsApp di atas, yang sudah tampil sebagai telepon. Kosongkan kolom ini.',
  ],
  [
    'donationPage',
    'info.reportUrl',
    'http://a.id/',
    'Tulis tautan lengkap yang dimulai dengan https://, misalnya https://situs.id.',
  ],
  ['aboutPage', 'direction.mission', ['a', ' '], 'Hapus baris yang kosong.'],
  [
    'donationPage',
    'wakafIntention',
    'Untuk {total} mushaf',
    '{total} tidak diisi oleh situs di kolom ini. Yang dapat dipakai: {jumlah}, {penerima}.',
  ],
  ['bankAccount', 'number', '7123-456', 'Tulis nomor rekening dengan angka saja, 8 sampai 18 angka, tanpa spasi.'],
  ['bankAccount', 'code', '14', 'Tulis kode bank dengan tiga angka, misalnya 451.'],
  ['bankAccount', 'numberAgain', '71234568', 'Kedua nomor rekening berbeda. Periksa angka demi angka.'],
  ['pengumuman', 'href', undefined, 'Isi teks tautan dan tujuannya, atau kosongkan keduanya.'],
  ['pengumuman', 'pages', ['nowhere'], 'Pilih halaman dari daftar.'],
  ['kota-medan', 'name', 'BAN-DUNG', 'Kota ini sudah ada. Ubah dokumen yang sudah ada.'],
  [
    'tim-penerjemah',
    'image',
    image('100x100'),
    'Gambar ini terlalu kecil (100 × 100 piksel). Unggah yang paling sedikit 480 × 600 piksel (tegak, 4 banding 5), atau potong lebih sedikit.',
  ],
  [
    'tim-penerjemah',
    'image',
    image('10001x700'),
    'Gambar ini terlalu besar (10001 × 700 piksel). Unggah yang paling besar 10000 piksel per sisi dan 40 megapiksel.',
  ],
  [
    'tim-penerjemah',
    'image',
    image('800x1000', {}, 'gif'),
    'Ini berkas GIF; situs memerlukan JPEG, PNG, atau WebP. Di ponsel: tampilkan gambarnya, ambil tangkapan layar, lalu unggah tangkapan itu.',
  ],
  [
    'tim-penerjemah',
    'image',
    image('800x1000', {}, 'heic'),
    'Ini foto HEIC dari iPhone; situs memerlukan JPEG, PNG, atau WebP. Buka Pengaturan › Kamera › Format, pilih Paling Kompatibel, lalu foto lagi. Foto yang sudah ada: kirim kepada diri sendiri lewat WhatsApp, simpan, lalu unggah yang tersimpan.',
  ],
  ['tim-penerjemah', 'image', image('800x900', { alt: undefined }), 'Tulis teks pengganti gambar.', 'image.alt'],
  [
    ...question,
    Array.from({ length: 201 }, (_, index) => block({ _key: `k${index}` })),
    'Isi paling banyak 200 butir.',
  ],
  [...question, [block({ children: spans(' ') })], 'Paragraf ke-1: hapus paragraf yang kosong.'],
  [
    ...question,
    [block(), block({ _key: 'b', children: spans('isi', 'a'.repeat(2001)) })],
    'Paragraf ke-2: paling panjang 2000 huruf.',
  ],
  [...question, [block({ style: 'h1' })], 'Paragraf ke-1: pilih salah satu: normal, h3.'],
  [...question, [block({ level: 4 })], 'Paragraf ke-1: isi angka 3 atau kurang.'],
];

const warned: Row[] = [
  ['homePage', 'hero.leadTerm', 'Tafsiriyah', 'Tulis istilah ini persis seperti di kalimat pembuka.'],
  [
    'aboutPage',
    'hero.lead',
    'Transfer ke 7000419263',
    'Situs tidak akan terbit sampai ini diubah, atau disetujui pengelola situs: teks ini memuat 7000419263, sepanjang nomor rekening atau telepon.',
  ],
  [
    ...question,
    [block({ children: spans('Transfer ke ', '7000419263') })],
    'Situs tidak akan terbit sampai ini diubah, atau disetujui pengelola situs: teks ini memuat 7000419263, sepanjang nomor rekening atau telepon.',
  ],
  [
    'paket-pro',
    'price',
    2_900,
    'Jumlah ini tidak biasa: umumnya antara Rp5.000 dan Rp500.000. Periksa lagi jumlah nolnya.',
  ],
  ['bankAccount', 'number', '1234567890', 'Angkanya berulang atau berurutan. Pastikan ini nomor yang benar.'],
  [
    'termsPage',
    'coming',
    [{ _key: 'v', announced: '2026-11-01', from: '2026-12-31', sections: find('termsPage')?.sections }],
    'Isi versi ini masih sama dengan isi yang sekarang. Ubah isinya, atau hapus versi ini.',
    'coming.v.sections',
  ],
];

/** Warnings that publishing does not ask about. */
const advised: Row[] = [
  ['homePage', 'hero.title', 'a'.repeat(96), 'Panjangnya 96 huruf; di sini sebaiknya paling banyak 95.'],
  ['siteSettings', 'productName', 'a'.repeat(25), 'Panjangnya 25 huruf; di sini sebaiknya paling banyak 24.'],
];

describe.each([
  ['error', refused],
  ['warning', warned],
  ['info', advised],
] as const)('staff read an %s', (wanted, table) => {
  const titled = table.map((row): [string, Row] => [`${row[0]} › ${row[1]}: ${row[3]}`.slice(0, 120), row]);
  test.each(titled)('%s', async (_title, [id, path, value, message, at = path]) => {
    const documents = changed(id, path, value);
    const document = documents.find(({ _id }) => _id === id);
    const found = document ? await problems(document, documents) : [];
    const said = found.filter(({ field, level }) => level === wanted && field.startsWith(at));
    expect(said.map((problem) => problem.message)).toContain(message);
    // Neither stops a publish.
    if (wanted !== 'error') expect(found.filter(({ field }) => field === at)).toEqual(said);
  });
});

test('our own account and telephone may be named in every text', async () => {
  const { number } = good.find(({ _id }) => _id === 'bankAccount') as unknown as { number: string };
  const documents = changed('aboutPage', 'hero.lead', `Transfer ke ${number}.`);
  const document = documents.find(({ _id }) => _id === 'aboutPage');
  expect(document && (await problems(document, documents))).toEqual([]);
});

test('line breaks are allowed only in fields that are shown line by line', () => {
  const of = (...path: string[]) => filled('Jalan\nKota', { path, document: { _type: 'siteSettings' } });
  expect([of('contact', 'address'), of('contact', 'phone')]).toEqual([true, expect.stringContaining('pindah baris')]);
});

test.each([
  ['0812-3456 7890', '6281234567890'],
  ['+62 (812) 3456.7890', '6281234567890'],
  ['81234567890', '6281234567890'],
  ['9812345678', '9812345678'],
  [' 0812 atau 0813 ', '0812 atau 0813'],
])('the number %j is kept as %j', (typed, kept) => {
  expect(normalisePhone(typed)).toBe(kept);
});

test.each([
  ['700 041-9263', '7000419263'],
  [' 700.041.9263 ', '7000419263'],
  ['700 x', '700 x'],
])('the account %j is kept as %j', (typed, kept) => {
  expect(normaliseAccount(typed)).toBe(kept);
});

test.each([
  ['Satu\u00a0dua\u200b  tiga\u2009empat', 'Satu dua tiga empat'],
  ['Qur\u00adan kita\u2011kami', 'Quran kita-kami'],
  ['a\u0301', 'á'],
  ['satu\r\n dua\u2028\ntiga', 'satu dua tiga'],
])('%j is pasted as %j', (copied, pasted) => {
  expect(cleanText(copied)).toBe(pasted);
});

test.each([
  ['Awal. Akhir.', 'Awal. Tengah. Akhir.', 2, 2],
  ['Awal. Akhir.', 'Awal. Tengah. Akhir.', 12, 20],
  ['Awal. Akhir.', 'Akhir.', 12, 6],
  ['Awal.', '', 3, 0],
])('when somebody else makes %j to %j, the caret at %i stands at %i', (before, after, caret, place) => {
  expect(movedCaret(before, after, caret)).toBe(place);
});

test('pasted line breaks are kept in fields of several lines', () => {
  expect(cleanText('Jalan \r\n\r\n Kota', { lines: true })).toBe('Jalan\nKota');
});

test('list entries have a title and subtitle', () => {
  const shown = (type: object, value: object) =>
    (type as { preview: { prepare: (of: object) => object } }).preview.prepare(value);
  expect(shown(notice, { title: 'a', from: '2026-12-01T01:00:00.000Z' })).toEqual({
    title: 'a',
    subtitle: '1 Des 2026, 08.00 WIB sampai …',
  });
  expect(shown(shippingCity, { name: 'Medan' })).toEqual({ title: 'Medan', subtitle: 'Ongkos belum diisi' });
  expect(shown(plan, { title: 'Pro', price: 29_000, period: 'per bulan' })).toEqual({
    title: 'Pro',
    subtitle: 'Rp29.000 per bulan',
  });
  expect(shown(plan, { title: 'a', price: 0, priceText: 'Gratis' })).toEqual({ title: 'a', subtitle: 'Gratis' });
});
