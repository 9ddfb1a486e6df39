import { expect, test } from 'vitest';
import { shownPayeeProblems } from '../../../src/publish/gates/shown-payee.ts';
import { releasable } from '../releasable.ts';

const page =
  '<b data-payee="bank">Bank Syariah Indonesia</b> <b data-payee="number"><i>700</i> 0419 <i>263</i></b> <b data-payee="holder"> Yayasan Makna Terang </b>';
const json =
  '{"bankAccount":{"bank":"Bank Syariah Indonesia","code":"451","number":"7000419263","holder":"Yayasan Makna Terang"}}';
const links = '<a href="https://wa.me/6281100419263?text=a"></a><a href="tel:+6281100419263"></a>';

const files = { 'confirmation.html': page, 'content/confirmation.json': json, 'index.html': links };
const problems = (changes: Record<string, string> = {}) =>
  shownPayeeProblems(new Map(Object.entries({ ...files, ...changes })), releasable);

test('a release that shows only our account and numbers passes', () => expect(problems()).toEqual([]));

test.each<[file: keyof typeof files, from: string, to: string, says: string]>([
  ['confirmation.html', '0419', '0418', 'nomor rekening 7000418263, bukan 7000419263'],
  ['confirmation.html', 'Makna Terang', 'Lain', 'pemilik rekening Yayasan Lain, bukan Yayasan Makna Terang'],
  ['confirmation.html', 'Syariah', 'Lain', 'bank Bank Lain Indonesia, bukan Bank Syariah Indonesia'],
  ['content/confirmation.json', '451', '014', 'kode bank 014, bukan 451'],
  ['content/confirmation.json', '7000419263', '7000419264', 'nomor rekening 7000419264, bukan 7000419263'],
  ['index.html', 'wa.me/62811', 'wa.me/62812', 'nomor WhatsApp 6281200419263, bukan 6281100419263'],
  ['index.html', 'tel:+62811', 'tel:+62812', 'nomor telepon 6281200419263, bukan 6281100419263'],
])('reported: %s, %s → %s', (file, from, to, says) => {
  const [line = '', ...others] = problems({ [file]: files[file].replace(from, to) });
  expect([line.startsWith(`${file} menampilkan ${says}`), others]).toEqual([true, []]);
});

test('an account that no page shows is reported', () => {
  expect(problems({ 'index.html': '' })).toEqual([
    'nomor WhatsApp tidak tampil di halaman mana pun.',
    'nomor telepon tidak tampil di halaman mana pun.',
  ]);
});
