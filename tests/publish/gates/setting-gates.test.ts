import { expect, test } from 'vitest';
import { approvedHosts, hostEntry } from '../../../src/publish/gates/links.ts';
import { approvedIn } from '../../../src/publish/gates/payee-fingerprint.ts';
import { settingProblems, type GateSettings } from '../../../src/publish/gates/setting-gates.ts';

const print = 'a1'.repeat(32);
const set: GateSettings = { SITE_URL: 'https://maknaterang.id', APPROVED_PAYEES: print };
const problems = (changes: GateSettings) => settingProblems({ ...set, ...changes });

test.each([
  'https://maknaterang.id',
  'https://maknaterang.id/',
  'https://www.makna-terang.co.id:8443',
  'HTTPS://Maknaterang.ID',
  'https://tokocontoh.id',
  'https://contohkan.or.id',
  'https://notexample.com',
  'https://test.id',
  'https://localhost.id',
  'https://a.test.id',
  'https://contoh.web-1.id',
])('%s is an address of a site', (SITE_URL) => expect(problems({ SITE_URL })).toEqual([]));

const remedy = 'Tulis alamat situs resmi, misalnya https://situs.id.';

test.each([
  'http://maknaterang.id',
  'xhttps://maknaterang.id',
  'https://maknaterang.id/web',
  'https://maknaterang.id//',
  'https://maknaterang.id?a',
  'https://maknaterang.id:',
  'https://maknaterang.id:8443a',
  'https://a@maknaterang.id',
  'https://',
])('%s is none', (SITE_URL) =>
  expect(problems({ SITE_URL })).toEqual([
    `Setelan SITE_URL: “${SITE_URL}” bukan alamat https yang lengkap tanpa halaman. ${remedy}`,
  ]),
);

test.each([
  'https://localhost',
  'https://maknaterang',
  'https://10.0.0.1',
  'https://maknaterang.id1',
  'https://situs.local',
  'https://situs.localhost',
  'https://situs.test',
  'https://situs.invalid',
  'https://situs.example',
  'https://contoh.id',
  'https://www.contoh.or.id',
  'https://example.com',
  'https://www.example.co.id',
])('%s is none that visitors can open', (SITE_URL) =>
  expect(problems({ SITE_URL })).toEqual([
    `Setelan SITE_URL: “${SITE_URL}” bukan alamat yang dapat dibuka pengunjung. ${remedy}`,
  ]),
);

test('every other setting has its own words', () => {
  expect(settingProblems({})).toEqual([
    `Setelan SITE_URL: belum diisi. ${remedy}`,
    'Setelan APPROVED_PAYEES: belum diisi, jadi belum ada rekening yang disetujui.',
  ]);
  expect(problems({ VITE_PREVIEW: '1', APPROVED_PAYEES: ' , ' })).toEqual([
    'Setelan VITE_PREVIEW: ini bangunan pratinjau, bukan situs resmi. Hapus setelan ini.',
    'Setelan APPROVED_PAYEES: belum diisi, jadi belum ada rekening yang disetujui.',
  ]);
  expect(problems({ APPROVED_PAYEES: `${print}, 7000419263`, APPROVED_PRICES: `29000 ${print}` })).toEqual([
    'Setelan APPROVED_PAYEES: “7000419263” bukan sidik SHA-256 (64 angka heksadesimal).',
    'Setelan APPROVED_PRICES: “29000” bukan sidik SHA-256 (64 angka heksadesimal).',
  ]);
  expect(problems({ ALLOWED_DIGITS: '978-602-8519-93-9, isbn ,12' })).toEqual([
    'Setelan ALLOWED_DIGITS: “isbn” tidak memuat angka. Tulis misalnya 978-602-8519-93-9.',
  ]);
  expect(problems({ APPROVED_HOSTS: 'https://a.id,b.id' })).toEqual([
    'Setelan APPROVED_HOSTS: “https://a.id” bukan nama situs. Tulis tanpa https://, misalnya www.youtube.com/@kami.',
  ]);
});

test('a fingerprint has 64 hexadecimal digits, in upper or lower case', () => {
  const wrong = [print.slice(1), `${print}a`, `${print.slice(1)}g`];
  const { approved, malformed } = approvedIn(`${print.toUpperCase()},\n ${'0'.repeat(64)}  ${wrong.join(',')},`);
  expect(malformed).toEqual(wrong);
  expect([...approved].slice(0, 2)).toEqual([print, '0'.repeat(64)]);
});

test('hosts that may be approved: a name, with a path and an id where anybody may publish', () => {
  const good = ['a.id', 'www.youtube.com/@kami', 'a.co.id/x/y-z~1.html', 'play.google.com/store/apps/details?id=a.b_c'];
  const bad = [
    'a',
    '*.id',
    'a_b.id',
    '.id',
    'a..id',
    'a.1d',
    'a.i',
    '//a.id',
    'a.id:80',
    'a.id/?x y',
    'a.id/x#y',
    'a.id?x',
  ];
  const { approved, malformed } = approvedHosts({
    APPROVED_HOSTS: `, ${[...good, ...bad.filter((one) => !one.includes(' '))].join(' ,')}\n`,
    SITE_URL: 'https://maknaterang.id:8443',
  });
  expect(approved).toEqual(['maknaterang.id', ...good]);
  expect(malformed).toEqual(bad.filter((one) => !one.includes(' ')));
  expect(approvedHosts({ SITE_URL: 'maknaterang' })).toEqual({ approved: [], malformed: [] });
});

test.each([
  ['https://maknaterang.id/laporan/2025?a=b', 'maknaterang.id'],
  ['https://www.youtube.com/@maknaterang/', 'www.youtube.com/@maknaterang'],
  ['https://youtube.com/', 'youtube.com'],
  ['https://play.google.com/store/apps/details?id=id.makna&hl=id', 'play.google.com/store/apps/details?id=id.makna'],
  ['https://play.google.com/store/apps/details?id=a b', 'play.google.com'],
  ['https://notx.com/kami', 'notx.com'],
  ['https://x.com.evil.id/kami', 'x.com.evil.id'],
  ['https://docs.google.com/forms', 'docs.google.com/forms'],
])('for %s is written %s', (link, entry) => expect(hostEntry(new URL(link))).toBe(entry));
