import { expect, test } from 'vitest';
import { approvedIn } from '../../../src/publish/gates/approved-groups.ts';
import { settingProblems } from '../../../src/publish/gates/release-gates.ts';
import type { ReleaseSettings } from '../../../src/publish/settings.ts';

const print = 'a1'.repeat(32);
const set: ReleaseSettings = { SITE_URL: 'https://maknaterang.id', APPROVED_PAYEES: print };
const problems = (changes: ReleaseSettings) => settingProblems({ ...set, ...changes });

test.each([
  'https://maknaterang.id',
  'https://maknaterang.id/',
  'https://www.makna-terang.co.id:8443',
  'HTTPS://Maknaterang.ID',
  'https://tokocontoh.id',
])('%s is an address of a site', (SITE_URL) => expect(problems({ SITE_URL })).toEqual([]));

const remedy = 'Tulis alamat situs resmi, misalnya https://situs.id.';

test.each([
  'http://maknaterang.id',
  'https://localhost',
  'https://maknaterang',
  'https://10.0.0.1',
  'https://situs.test',
  'https://situs.example',
  'https://www.contoh.or.id',
  'https://www.example.co.id',
])('%s is none that visitors can open', (SITE_URL) =>
  expect(problems({ SITE_URL })).toEqual([
    `Setelan SITE_URL: “${SITE_URL}” bukan alamat https yang dapat dibuka pengunjung. ${remedy}`,
  ]),
);

test('every other setting has its own message', () => {
  expect(settingProblems({})).toEqual([
    `Setelan SITE_URL: belum diisi. ${remedy}`,
    'Setelan APPROVED_PAYEES: belum diisi, jadi belum ada rekening yang disetujui.',
  ]);
  expect(problems({ VITE_PREVIEW: '1', APPROVED_PAYEES: ' , ' })).toEqual([
    'Setelan VITE_PREVIEW: ini bangunan pratinjau, bukan situs resmi. Hapus setelan ini.',
    'Setelan APPROVED_PAYEES: belum diisi, jadi belum ada rekening yang disetujui.',
  ]);
  expect(problems({ APPROVED_PAYEES: `${print}, 7000419263`, APPROVED_PRICES: `29000 ${print}` })).toEqual([
    'Setelan APPROVED_PAYEES: “7000419263” bukan sidik (64 angka heksadesimal; gambar 40).',
    'Setelan APPROVED_PRICES: “29000” bukan sidik (64 angka heksadesimal; gambar 40).',
  ]);
  expect(problems({ APPROVED_HOSTS: 'https://a.id,b.id' })).toEqual([
    expect.stringContaining('Setelan APPROVED_HOSTS: “https://a.id” bukan nama situs'),
  ]);
});

test('a fingerprint has 64 hexadecimal digits, that of a picture 40, in upper or lower case', () => {
  const wrong = [print.slice(1), `${print}a`, `${print.slice(1)}g`];
  const { approved, malformed } = approvedIn(`${print.toUpperCase()},\n ${'0'.repeat(40)}  ${wrong.join(',')},`);
  expect(malformed).toEqual(wrong);
  expect([...approved].slice(0, 2)).toEqual([print, '0'.repeat(40)]);
});
