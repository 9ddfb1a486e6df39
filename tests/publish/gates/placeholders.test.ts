import { describe, expect, test } from 'vitest';
import { examplesOf, placeholderProblems } from '../../../src/publish/gates/placeholder-values.ts';

/** The placeholder found in a text by itself. */
const found = (text: string) =>
  placeholderProblems([{ _id: 'homePage', _type: 'homePage', title: text }]).map(({ field, kind, values }) => [
    field,
    kind,
    values,
  ]);

describe('placeholders', () => {
  test.each([
    ['Oleh Nama Lembaga kami', 'Nama Lembaga'],
    ['nama asisten penerjemah', 'nama asisten penerjemah'],
    ['Nama Penerjemah', 'Nama Penerjemah'],
    ['Nama Penyunting', 'Nama Penyunting'],
    ['Jl. Contoh', 'Jl. Contoh'],
    ['https://www.contoh.or.id/', 'www.contoh.or.id'],
    ['Paling lambat 7 hari (contoh) setelah itu', 'lambat 7 hari (contoh)'],
    ['example.com', 'example.com'],
    ['situs.invalid', 'situs.invalid'],
    ['https://x.com/@contoh/', 'https://x.com/@contoh'],
    ['https://a.id/?id=contoh.a.b&c', 'https://a.id/?id=contoh.a.b'],
    ['Isi xxxx', 'xxxx'],
    ['asdfgh', 'asdfgh'],
    ['qwertyuiop', 'qwertyuiop'],
    ['http://a.id/contoh#b', 'http://a.id/contoh'],
    ['tes@a.id', 'tes@a.id'],
    ['nama-domain.id', 'nama-domain.id'],
    ['namasitusanda.com', 'namasitusanda.com'],
    ['your-company.com', 'your-company.com'],
    ['[ isi alamat ]', '[ isi alamat ]'],
    ['{nama}', '{nama}'],
    ['<your name>', '<your name>'],
    ['(tulis judul)', '(tulis judul)'],
    ['tulis di sini', 'tulis di sini'],
    ['ganti dengan nomor asli', 'ganti dengan nomor asli'],
    ['harap diisi', 'harap diisi'],
    [' Tes! 12', ' Tes! 12'],
    ['---', '---'],
    ['N/A', 'N/A'],
  ])('“%s”', (text, sample) => expect(found(text)).toEqual([['title', 'example', { sample }]]));

  test.each([
    'Nama penerjemahan',
    'tokocontoh.id',
    'contoh.id1',
    'Lihat https://a.id/contohnya',
    'Protes keras',
    'Paling sedikit {minimal}, paling banyak {maksimal}, {kode bank}',
    'Isilah formulir (lihat di bawah)',
  ])('not “%s”', (text) => expect(found(text)).toEqual([]));

  test('a document marked as an example is reported, if the mark is exactly true', () => {
    const marked = (placeholder: unknown) => placeholderProblems([{ _id: 'paket', _type: 'plan', placeholder }]);
    const document = { _id: 'paket', _type: 'plan' };
    expect(marked(true)).toEqual([{ document, field: 'placeholder', kind: 'marked as example' }]);
    expect([marked(false), marked('true')]).toEqual([[], []]);
  });

  test('example values are found in marked documents, in the fields that examples fill', () => {
    const bank = { _id: 'bankAccount', _type: 'bankAccount', placeholder: true, holder: 'Yáyasan  X.', note: 'y' };
    const map = { _id: 'contactPage', _type: 'contactPage', map: { linkUrl: 'https://A.id' } };
    const settings = { _id: 'siteSettings', _type: 'siteSettings', contact: { phone: '08-1' } };
    const team = ['a', 'b'].map((name) => ({ _id: name, _type: 'teamMember', placeholder: true, name }));
    expect([...examplesOf([bank, map, settings, ...team])]).toEqual([
      ['bankAccount holder', new Set(['yayasanx'])],
      ['teamMember name', new Set(['a', 'b'])],
    ]);
    expect([...examplesOf([map, { ...settings, placeholder: true }])]).toEqual([
      ['contactPage map.linkUrl', new Set(['httpsaid'])],
      ['siteSettings contact.phone', new Set(['081'])],
    ]);
    const app = { _id: 'appInfo', _type: 'appInfo', placeholder: true, androidUrl: 'a' };
    const reader = { _id: 'quranPage', _type: 'quranPage', placeholder: true, reader: { url: 'b' } };
    expect([...examplesOf([app, reader]).keys()]).toEqual(['appInfo androidUrl', 'quranPage reader.url']);
    expect(examplesOf([{ ...bank, placeholder: 'true' }]).size).toBe(0);
  });
});
