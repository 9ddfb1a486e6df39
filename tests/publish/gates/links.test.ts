import { describe, expect, test } from 'vitest';
import {
  approvedLinks,
  entryFor,
  isLink,
  isOneName,
  linkProblem,
  typedAddresses,
} from '../../../src/publish/gates/links.ts';

/** Where content may lead. */
const approved = approvedLinks({
  SITE_URL: 'https://maknaterang.id',
  APPROVED_HOSTS: [
    'www.youtube.com/@maknaterang',
    'play.google.com/store/apps/details?id=id.makna',
    'facebook.com/maknaterang/',
    'laporan.maknaterang.id',
    'mitra.id/kami',
    'docs.google.com/forms/d/e/abc123/viewform',
    'x.us1.list-manage.com/subscribe/post?u=0123456789abcdef&id=ab12345678',
    'www.openstreetmap.org',
    'www.google.com',
    'kontak@maknaterang.id',
    'wa.me',
  ].join(', '),
});
const problemOf = (link: string) => linkProblem(link, approved);

test.each([
  '/',
  '/contact',
  '/donation?jenis=wakaf#isi-1',
  '#isi',
  'https://maknaterang.id',
  'https://www.maknaterang.id/laporan.pdf',
  'https://youtube.com/@maknaterang',
  'https://play.google.com/store/apps/details?id=id.makna',
  'https://facebook.com/maknaterang',
  'https://laporan.maknaterang.id/2025/ringkas?bahasa=id',
  'https://mitra.id/kami/tentang',
  'https://docs.google.com/forms/d/e/abc123/viewform',
  'https://x.us1.list-manage.com/subscribe/post?u=0123456789abcdef&id=ab12345678',
  'https://www.openstreetmap.org/export/embed.html?bbox=106.7200%2C-6.3600',
  'https://www.openstreetmap.org/?mlat=-6.345012345&mlon=106.740012345#map=15/-6.3/106.7',
  'https://www.google.com/maps/embed?pb=!1m18!4v1700000000000',
  'mailto:Kontak@maknaterang.id',
])('%s may be followed', (link) => expect(problemOf(link)).toBeNull());

test.each<[string, RegExp]>([
  ['//evil.id', /^bukan tautan https/],
  ['http://maknaterang.id', /^bukan tautan https/],
  ['https://maknaterang.id:8443/', /^bukan tautan https/],
  ['https://a@maknaterang.id/', /^bukan tautan https/],
  ['https://wa.me/628', /^membuka percakapan/],
  ['https://api.whatsapp.com/send', /^membuka percakapan/],
  ['https://www.facebook.com@evil.id/', /^bukan tautan https/],
  ['https://www.fаcebook.com/', /^bukan tautan https/],
  ['https://xn--fcebook-2fg.com/', /belum disetujui/],
  ['https://evil.id#@maknaterang.id/', /^menuju evil\.id, yang belum/],
  ['https://wa.me.evil.id/', /^menuju wa\.me\.evil\.id, yang belum/],
  ['https://maknaterang.id.evil.id/', /belum disetujui/],
  ['https://a.maknaterang.id/', /belum disetujui/],
  ['https://mitra.id/lain', /belum disetujui/],
  ['https://mitra.id/kamipalsu', /belum disetujui/],
  ['https://youtube.com/', /belum disetujui/],
  ['https://youtube.com/@maknaterang/community', /belum disetujui/],
  ['https://youtube.com/@maknaterang#x', /belum disetujui/],
  ['https://youtube.com/@maknaterang?x=1', /belum disetujui/],
  ['https://play.google.com/store/apps/details?id=id.makna2', /belum disetujui/],
  ['https://play.google.com/store/apps/details?id=id.makna&hl=id', /belum disetujui/],
  ['https://docs.google.com/forms/d/e/lain/viewform', /belum disetujui/],
  ['https://x.us1.list-manage.com/subscribe/post?u=0123456789abcdef&id=lain', /belum disetujui/],
  ['https://www.openstreetmap.org/user/fulan', /belum disetujui/],
  ['https://www.openstreetmap.org/note/1', /belum disetujui/],
  ['https://www.google.com/url?q=evil.id', /belum disetujui/],
  ['https://www.google.com/maps/place/Fulan', /belum disetujui/],
  ['https://www.google.com/search?q=bayar', /belum disetujui/],
  ['mailto:fulan@maknaterang.id', /^menuju email fulan@maknaterang\.id, yang belum/],
  ['mailto:kontak@maknaterang.id?cc=b@evil.id', /belum disetujui/],
  ['https://maknaterang.id/?x=evil.id', /^meneruskan/],
  ['https://maknaterang.id/?x=http:evil', /^meneruskan/],
  ['https://maknaterang.id/?x=%25252F%25252Fevil', /^meneruskan/],
  ['https://maknaterang.id//evil.id', /^meneruskan/],
  ['https://maknaterang.id/%', /^meneruskan/],
  ['https://maknaterang.id/a.APK', /^mengunduh berkas program/],
  ['https://maknaterang.id/?rek=7000-419-364', /^memuat 7000-419-364/],
  ['https://maknaterang.id/rek/7000/419/364', /^memuat 7000/],
  ['/contact?rek=7000419364', /^memuat 7000419364/],
])('%s may not: %s', (link, why) => expect(problemOf(link)).toMatch(why));

test('a shared host is approved with a path only; the fingerprint command says what to write', () => {
  const { malformed } = approvedLinks({ APPROVED_HOSTS: 'www.youtube.com, https://a.id, b.id, a.id:80, a@b' });
  expect(malformed).toEqual(['www.youtube.com', 'https://a.id', 'a.id:80', 'a@b']);
  expect(
    [
      'https://www.youtube.com/@kami/',
      'https://lembaga.id/x?y=1',
      'mailto:a@b.id',
      'https://a.list-manage.com/p?u=1&id=2',
    ].map(entryFor),
  ).toEqual(['www.youtube.com/@kami', 'lembaga.id', 'a@b.id', 'a.list-manage.com/p?u=1&id=2']);
});

test('the address of an account on a network is a single name', () => {
  const one = [
    'https://www.instagram.com/kami',
    'https://youtube.com/@kami/',
    'https://facebook.com/profile.php?id=123',
  ];
  const more = ['https://x.com/kami/status', 'https://x.com/kami#a', 'https://x.com/kami?a=b', 'https://x.com/'];
  expect([...one, ...more].filter(isOneName)).toEqual(one);
});

test('links are addresses in any field, and pages of this site in the fields of links', () => {
  const of = (text: string, field = 'hero.lead') => isLink({ text, field });
  const always = ['https://a', '//a', 'HTTP://a', 'mailto:a', 'tel:1', 'javascript:a', 'data:a'];
  const never = ['a https://a', 'mailto: a', 'data: 12', '/', 'contact', ':// a', 'telp:1', 'a/b//c'];
  expect([...always, ...never].filter((text) => of(text))).toEqual(always);
  expect([of('/contact', 'href'), of('/contact', 'xhref'), of('//', 'a.0.href')]).toEqual([true, false, true]);
});

describe('addresses in texts, which a reader may type', () => {
  const typed = (text: string) => typedAddresses(text, approved, new Set(['maknaterang']));
  const found = (text: string) => typed(text).map(({ written }) => written);

  test.each<[string, string[]]>([
    ['Buka Evil.ID/Bayar?a=1.', ['Evil.ID/Bayar?a=1']],
    ['(evil.co.id), atau évil.cash!', ['evil.co.id', 'évil.cash']],
    ['ftp://10.1.2.3/x ya', ['ftp://10.1.2.3/x']],
    ['bayar titik com, bayar [dot] ID', ['bayar titik com', 'bayar dot ID']],
    ['tulis ke Nama@evil.id atau @Fulan', ['Nama@evil.id', '@Fulan']],
    ['Selesai.Kemudian dll.Selain itu v2.1.0 a.b', []],
    ['Ahmad, S.Th.I., M.Si., M.Ag., Ph.D., a.n. Siti, S.ST.', []],
    ['satu titik dua', []],
  ])('“%s”', (text, targets) => expect(found(text)).toEqual(targets));

  test('a text may name addresses of this site, and networks by their bare name, but no others', () => {
    const problemsIn = (text: string) =>
      typed(text)
        .filter((one) => one.problem !== null)
        .map(({ written }) => written);
    expect(
      problemsIn('Tulis ke kontak@maknaterang.id. Buka maknaterang.id, instagram.com, wa.me, @MaknaTerang.'),
    ).toEqual([]);
    expect(problemsIn('fulan@maknaterang.id, evil.id, bayar titik id, @fulan, wa.me/62, instagram.com/fulan')).toEqual([
      'fulan@maknaterang.id',
      'evil.id',
      'bayar titik id',
      '@fulan',
      'wa.me/62',
      'instagram.com/fulan',
    ]);
  });
});
