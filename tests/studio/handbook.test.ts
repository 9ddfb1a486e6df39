import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentTypes } from '../../src/content/document-types.ts';
import { partFor, partsOf, search } from '../../studio/handbook/parts.ts';

const folder = 'studio/handbook';
const markdown = readFileSync(`${folder}/buku-pegangan.md`, 'utf8');
const used: string[] = [];
const parts = partsOf(markdown, (file) => {
  used.push(file);
  return `/static/${file}`;
});

test('every picture that the handbook names exists, and every picture is named', () => {
  expect(used.toSorted()).toEqual(
    readdirSync(folder)
      .filter((file) => file.endsWith('.png'))
      .toSorted(),
  );
  expect(parts.map(({ html }) => html).join('')).toContain('<img src="/static/1-meja-kerja.png" alt="Meja kerja:');
});

test('each part has its own address, and names only existing types and tools', () => {
  const known = new Set([...documentTypes, 'kota', 'transfer']);
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  expect(parts.flatMap(({ types }) => types).filter((type) => !known.has(type))).toEqual([]);
});

test.each([
  ['/structure/daftar;plan;paket-pro', 'mengubah-harga'],
  ['/structure/donationPage', 'mengubah-harga'],
  ['/structure/ketentuan;privacyPage', 'mengubah-halaman-hukum'],
  ['/structure/bankAccount', 'rekening-tujuan'],
  ['/structure/daftar;faq;a%3Bb', 'menambah-tanya-jawab'],
  ['/presentation/plan/paket-pro', 'mengubah-harga'],
  ['/structure/notice;pengumuman', 'pengumuman'],
  ['/kota', 'banyak-kota-sekaligus'],
  ['/transfer', 'mencocokkan-transfer'],
  ['/status', undefined],
  ['/', undefined],
])('at %s the handbook opens at %s', (address, part) => {
  expect(partFor(parts, address)?.id).toBe(part);
});

test.each([
  ['jam buka', 'aplikasi-kontak-dan-ungkapan-di-beranda'],
  ['ganti harga', 'mengubah-harga'],
  ['cara ganti nomor WA', 'rekening-tujuan'],
  ['bagaimana ganti foto', 'mengganti-gambar'],
  ['ongkos kirim', 'banyak-kota-sekaligus'],
  ['libur lebaran', 'pengumuman'],
  ['kwitansi', 'mencocokkan-transfer'],
  ['FAQ', 'menambah-tanya-jawab'],
  ['kok loading terus', 'jika-ada-yang-tidak-beres'],
  ['zzz', undefined],
])('a search for “%s” has %s as its first result', (words, part) => {
  expect(search(parts, words)[0]?.id).toBe(part);
});
