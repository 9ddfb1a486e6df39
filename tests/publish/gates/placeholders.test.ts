import { expect, test } from 'vitest';
import { fallbackDocuments } from '../../../src/publish/documents/documents.ts';
import { placeholderProblems } from '../../../src/publish/gates/placeholder-problems.ts';

/** The placeholders found in a document whose field `name` has this text. */
const found = (text: string, name = 'title') =>
  placeholderProblems([{ _id: 'homePage', _type: 'homePage', [name]: text }]).map(({ field, kind, values }) => [
    field,
    kind,
    values,
  ]);

test.each([
  ['Oleh Nama Lembaga kami', 'nama lembaga'],
  ['nama asisten penerjemah', 'nama asisten penerjemah'],
  ['NAMA\nPENYUNTING', 'nama penyunting'],
  ['Jln.  Cóntoh', 'jln. contoh'],
  ['https://www.contoh.or.id/', 'www.contoh.or.id'],
  ['example.com', 'example.com'],
  ['situs.invalid', 'situs.invalid'],
  ['https://x.com/@contoh/', 'https://x.com/@contoh'],
  ['https://a.id/?id=contoh.a.b&c', 'https://a.id/?id=contoh.a.b'],
  ['Paling lambat 7 hari ( contoh ) setelah itu', 'lambat 7 hari ( contoh )'],
  ['http://127.0.0.1:4174/', '127.0.0.1:4174'],
  ['contoh.quran.tafsiriyah', 'contoh.quran.tafsiriyah'],
  ['000 123-4567', '000 123-4567'],
  ['https://wa.me/6280000000000', '6280000000000'],
  ['0800-0000-0000', '0800-0000-0000'],
  ['Nomor 12345678', '12345678'],
  ['+62 812-3456-7890', '62 812-3456-7890'],
  ['https://a.org/?mlat=-6.3450&mlon=106.7400', '-6.3450&mlon=106.7400'],
  ['https://a.org/?marker=-6.345%2C106.74', '-6.345%2c106.74'],
  ['Nomor 000/HUK-PS/2026', '000'],
  ['NPWP 00.000.000.0-000.000', '00.000.000.0-000.000'],
  ['Isi xxxx', 'xxxx'],
  ['asdfgh', 'asdfgh'],
  ['tes@a.id', 'tes@a.id'],
  ['info@nama-domain.id', 'nama-domain.id'],
  ['[ isi alamat ]', '[ isi alamat ]'],
  ['{nama}', '{nama}'],
  ['(tulis judul)', '(tulis judul)'],
  ['( nomor WhatsApp )', '( nomor whatsapp )'],
  ['ganti dengan nomor asli', 'ganti dengan nomor asli'],
  ['harap diisi', 'harap diisi'],
  [' Tes! 12', ' tes! 12'],
  ['---', '---'],
])('“%s” is an example', (text, sample) => expect(found(text)).toEqual([['title', 'example', { sample }]]));

test.each([
  'Nama penerjemahan',
  'tokocontoh.id',
  'contoh.id1',
  'Lihat https://a.id/contohnya',
  'Protes keras',
  'Paling sedikit {minimal}, paling banyak {maksimal}, {kode bank}',
  'Isilah formulir (lihat di bawah)',
  '00048275913',
  'Rp1.000.000, 2 000 mushaf, pukul 00.00',
])('“%s” is not an example', (text) => expect(found(text)).toEqual([]));

test('“Nama …” as a name and “Judul” as a heading are examples; labels and longer titles are not', () => {
  const of = (field: string, text: string) => found(text, field).map(([, , values]) => values);
  expect([of('signature', 'Nama Pimpinan'), of('holder', 'nama  pemilik'), of('heading', 'JUDUL')]).toEqual([
    [{ sample: 'Nama Pimpinan' }],
    [{ sample: 'nama  pemilik' }],
    [{ sample: 'JUDUL' }],
  ]);
  for (const [field, text] of [
    ['nameLabel', 'Nama lengkap'],
    ['title', 'Nama surah'],
    ['labels.name', 'Nama lengkap'],
    ['title', 'Judul surah'],
  ] as const)
    expect(of(field, text)).toEqual([]);
});

test.each([
  ['bankAccount', ['bank', 'code', 'holder', 'number', 'numberAgain']],
  ['siteSettings', ['organisationName', 'contact.email', 'contact.whatsapp', 'contact.address']],
  ['siteSettings', ['social.facebook', 'social.instagram', 'social.twitter', 'social.youtube']],
  ['appInfo', ['androidUrl']],
  ['contactPage', ['map.embedUrl', 'map.linkUrl']],
  ['quranPage', ['reader.url']],
  ['tim-penerjemah', ['name']],
])('the checked-in examples %s › %j are refused even without the mark of an example', async (id, fields) => {
  const documents = (await fallbackDocuments()).filter(({ _id }) => _id === id);
  const problems = placeholderProblems(documents.map((document) => ({ ...document, placeholder: undefined })));
  expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
});

test('a document marked as an example is reported, if the mark is exactly true', () => {
  const marked = (placeholder: unknown) => placeholderProblems([{ _id: 'paket', _type: 'plan', placeholder }]);
  const document = { _id: 'paket', _type: 'plan' };
  expect(marked(true)).toEqual([{ document, field: 'placeholder', kind: 'marked as example' }]);
  expect([marked(false), marked('true')]).toEqual([[], []]);
});
