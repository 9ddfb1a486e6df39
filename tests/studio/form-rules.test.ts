import { beforeAll, describe, expect, test, vi } from 'vitest';
import { checkDocument } from '../../studio/check-documents.ts';
import { plan } from '../../studio/documents/plan.ts';
import { shippingCity } from '../../studio/documents/shipping-city.ts';
import { normaliseAccount, normalisePhone } from '../../studio/fields/digits-input.tsx';
import { changed, good } from '../publish/hostile.ts';

/** A value that only the Studio judges (others: rules.test.ts). Its message stands at `path`, or at `shownAt`. */
type Row = [id: string, path: string, value: unknown, message: string, shownAt?: string];

const paragraph = (...texts: string[]) => ({
  _key: `k${texts.length}`,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: texts.map((text, index) => ({ _key: `s${index}`, _type: 'span', marks: [], text })),
});
const { whatsapp } = (good.find(({ _id }) => _id === 'siteSettings') as unknown as { contact: { whatsapp: string } })
  .contact;
const image = (sizeAndFormat: string, alt?: string) => ({
  _type: 'image',
  alt,
  asset: { _type: 'reference', _ref: `image-4f-${sizeAndFormat}` },
});

const refused: Row[] = [
  ['homePage', 'hero.title', 'a'.repeat(501), 'paling banyak 500 huruf'],
  ['siteSettings', 'contact.phone', 'kantor', 'dengan angka'],
  ['siteSettings', 'contact.phone', `0${whatsapp.slice(2)}`, 'sudah tampil sebagai telepon'],
  ['aboutPage', 'direction.mission', ['a', ' '], 'Hapus baris yang kosong'],
  ['donationPage', 'wakafIntention', 'Untuk {total} mushaf', 'Yang dapat dipakai: {jumlah}, {penerima}'],
  ['donationPage', 'form.presets', [], '1 sampai 8 nominal'],
  ['sampai', 'day', undefined, 'Pilih hari mushaf diterima.'],
  ['bankAccount', 'number', '70004192', '10 angka'],
  ['bankAccount', 'numberAgain', '71234568', 'Kedua nomor rekening berbeda'],
  ['tim-penerjemah', 'image', image('100x100-png', 'Orang'), 'terlalu kecil (100 × 100 piksel)'],
  ['tim-penerjemah', 'image', image('10001x700-png', 'Orang'), 'terlalu besar (10001 × 700 piksel)'],
  ['tim-penerjemah', 'image', image('800x1000-gif', 'Orang'), 'berkas GIF'],
  ['tim-penerjemah', 'image', image('800x1000-heic', 'Orang'), 'foto HEIC dari iPhone'],
  ['tim-penerjemah', 'image', image('800x900-png'), 'teks pengganti gambar', 'image.alt'],
  ['tanya-keamanan', 'answer', [paragraph(' ')], 'Paragraf ke-1: hapus'],
  ['tanya-keamanan', 'answer', [paragraph('isi'), paragraph('isi', 'a'.repeat(2001))], 'Paragraf ke-2: paling panjang'],
];

const warned: Row[] = [
  ['homePage', 'hero.leadTerm', 'Tafsiriyah', 'persis seperti di kalimat pembuka'],
  ['paket-pro', 'price', 2_900, 'Periksa lagi jumlah nolnya'],
  ['bankAccount', 'number', '1234567890', 'berulang atau berurutan'],
];

// A site that has shown no number and no address yet. Other files of this worker have none.
beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ known: [] })));
  return () => void vi.unstubAllGlobals();
});
const noted: Row[] = [['siteSettings', 'notice.href', 'https://evil.id', 'evil.id belum pernah tayang']];

test.each([451, true, { a: 1 }])('forms with %j in place of each text show only sentences', async (wrong) => {
  const spoil = (key: string, value: unknown) => (typeof value === 'string' && !key.startsWith('_') ? wrong : value);
  const spoiled = good.map((document) => JSON.parse(JSON.stringify(document), spoil) as typeof document);
  const found = (await Promise.all(spoiled.map((document) => checkDocument(document, spoiled)))).flat();
  expect(found).toContainEqual(expect.objectContaining({ field: 'code', message: 'Isi kolom “Kode bank”.' }));
  expect(found.filter(({ message }) => /Exception|undefined/.test(message))).toEqual([]);
});

describe.each([
  ['error', refused],
  ['warning', warned],
  ['info', noted],
] as const)('the form shows a message of the level %s', (wanted, table) => {
  test.each(table)('%s › %s = %j: %s', async (id, path, value, message, shownAt = path) => {
    const documents = changed(id, path, value);
    const document = documents.find(({ _id }) => _id === id)!;
    const found = await checkDocument(document, documents);
    const shown = found.filter(({ field, level }) => level === wanted && field.startsWith(shownAt));
    expect(shown.map((each) => each.message).join('\n')).toContain(message);
    // Only errors stop a publish.
    const errors = found.filter(({ field, level }) => level === 'error' && field === shownAt);
    if (wanted !== 'error') expect(errors).toEqual([]);
  });
});

test.each([
  [normalisePhone, '0812-3456 7890', '6281234567890'],
  [normalisePhone, '+62 (812) 3456.7890', '6281234567890'],
  [normalisePhone, '81234567890', '6281234567890'],
  [normalisePhone, '9812345678', '9812345678'],
  [normalisePhone, ' 0812 atau 0813 ', '0812 atau 0813'],
  [normaliseAccount, '700 041-9263', '7000419263'],
  [normaliseAccount, ' 700.041.9263 ', '7000419263'],
  [normaliseAccount, '700 x', '700 x'],
])('%o keeps %j as %j', (normalise, typed, kept) => expect(normalise(typed)).toBe(kept));

test.each([
  [shippingCity, { name: 'Medan' }, 'Medan', 'Ongkos belum diisi'],
  [plan, { title: 'Pro', price: 29_000, period: 'per bulan' }, 'Pro', 'Rp29.000 per bulan'],
  [plan, { title: 'a', price: 0, priceText: 'Gratis' }, 'a', 'Gratis'],
])('an entry in a list of the desk has a title and a subtitle: %o, %j', (type, value, title, subtitle) => {
  const { prepare } = (type as { preview: { prepare: (of: object) => object } }).preview;
  expect(prepare(value)).toEqual({ title, subtitle });
});
