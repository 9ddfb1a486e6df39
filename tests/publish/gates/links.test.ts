import { describe, expect, test } from 'vitest';
import { isLink, linkProblem, mailProblem } from '../../../src/publish/gates/links.ts';
import { isSite, namedSites } from '../../../src/publish/gates/site-names.ts';
import { handlesOf, typedLinks } from '../../../src/publish/gates/typed-links.ts';

/** Where content may lead. */
const hosts = [
  'maknaterang.id',
  'www.youtube.com/@maknaterang',
  'play.google.com/store/apps/details?id=id.makna',
  'facebook.com/maknaterang/',
  'wa.me',
  'notwa.me',
  'xn--maknaterang-x2a.id',
  'evil.id:80',
  'notwww.a.id',
];
const problem = (link: string) => linkProblem(link, { hosts });

test.each([
  '/',
  '/contact',
  '/donation?tipe=wakaf&a-b=c_d#isi-1',
  '?tipe=wakaf',
  '#isi',
  'https://maknaterang.id',
  'https://www.maknaterang.id/laporan.pdf?id=evil.id',
  'https://maknaterang.id?a=b',
  'https://maknaterang.id#a',
  'https://youtube.com/@maknaterang',
  'https://www.youtube.com/@maknaterang/videos',
  'https://play.google.com/store/apps/details?id=id.makna',
  'https://play.google.com/store/apps/details?id=id.makna&hl=id',
  'https://facebook.com/maknaterang',
  'https://notwa.me/x',
  'https://maknaterang.id/redirection',
  'https://maknaterang.id/a/redirect',
  'https://maknaterang.id/setup.apk.html',
  'https://maknaterang.id/apk',
  'https://maknaterang.id/?urls=1&aurl=2',
  'mailto:kontak+a.b-c@maknaterang.id',
  'mailto:kontak@youtube.com',
])('%s may be followed', (link) => expect(problem(link)).toBeNull());

const strange = /^bukan tautan https biasa/;
const chat = /^membuka percakapan atau menyembunyikan/;
const foreign = /belum disetujui/;
const onward = /^meneruskan pengunjung/;
const leading = /^membuka percakapan atau meneruskan/;
const program = /^mengunduh berkas program/;

test.each<[string, RegExp]>([
  ['//evil.id', strange],
  ['/\\evil.id', strange],
  ['/a b', strange],
  ['/a:b', strange],
  ['contact', strange],
  ['x#isi', strange],
  ['?a=b c', strange],
  ['#a?b', strange],
  ['http://maknaterang.id', strange],
  ['xhttps://maknaterang.id', strange],
  ['https://maknaterang.id:8443/', strange],
  ['https://a@maknaterang.id/', strange],
  ['https://maknaterang.id/ä', strange],
  ['https://maknaterang.id/a b', strange],
  ['https://', strange],
  ['mailto:a b@maknaterang.id', strange],
  ['xmailto:a@maknaterang.id', strange],
  ['mailto:a@maknaterang.id?cc=b@evil.id', strange],
  ['mailto:a@evil.id', /^menuju email di evil\.id, yang belum disetujui/],
  ['https://wa.me/628', chat],
  ['https://api.whatsapp.com/send', chat],
  ['https://wa.me.evil.id/', /^menuju wa\.me\.evil\.id, yang belum/],
  ['https://evil.id/', /^menuju evil\.id, yang belum disetujui/],
  ['https://maknaterang.id.evil.id/', foreign],
  ['https://wwwmaknaterang.id/', foreign],
  ['https://a.maknaterang.id/', foreign],
  ['https://xn--maknaterang-x2a.id/', foreign],
  ['https://maknawww.terang.id/', foreign],
  ['https://nota.id/', foreign],
  ['https://youtube.com/', foreign],
  ['https://youtube.com/@maknaterangpalsu', foreign],
  ['https://youtube.com/x/@maknaterang', foreign],
  ['https://facebook.com/', foreign],
  ['https://facebook.com/maknaterangx', foreign],
  ['https://play.google.com/store/apps/details', foreign],
  ['https://play.google.com/store/apps/details?id=id.makna2', foreign],
  ['https://play.google.com/store/apps/details?hl=id&id=id.makna', foreign],
  ['https://maknaterang.id/?url=a', onward],
  ['https://maknaterang.id/?redirect_uri=a', onward],
  ['https://maknaterang.id/?redirecturl=a', onward],
  ['https://maknaterang.id/?returnto=a', onward],
  ['https://maknaterang.id/?continue_to=a', onward],
  ['https://maknaterang.id/?qurl=a', onward],
  ['https://maknaterang.id/?imageurl=a', onward],
  ...['redirect_url', 'redirecturi', 'return_to', 'returnuri', 'return_uri', 'continueto', 'q_url', 'image_url'].map(
    (name): [string, RegExp] => [`https://maknaterang.id/?${name}=a`, onward],
  ),
  ['https://maknaterang.id/?x=http:evil', onward],
  ['https://maknaterang.id/?x=evil.id', onward],
  ['https://maknaterang.id/?x=https:evil', onward],
  ['https://maknaterang.id/?x=wa.me/62', onward],
  ['https://maknaterang.id/?x=%25252F%25252Fevil', onward],
  ['https://maknaterang.id/?a%3A%2Fb', onward],
  ['https://maknaterang.id//evil.id', onward],
  ['https://maknaterang.id/x%5Cevil.id', onward],
  ['https://maknaterang.id/%', onward],
  ['https://maknaterang.id/#//evil.id', onward],
  ['https://maknaterang.id/#a:/', onward],
  ['https://maknaterang.id/redirect', leading],
  ['https://maknaterang.id/sharer.php/x', leading],
  ['https://maknaterang.id/dm/fulan', leading],
  ['https://maknaterang.id/sharer/x', leading],
  ['https://maknaterang.id/a.APK', program],
  ['https://maknaterang.id/a.zip?v=1', program],
])('%s may not: %s', (link, why) => expect(problem(link)).toMatch(why));

test('mail goes to hosts of ours, whatever path they are approved with', () => {
  expect(['maknaterang.id', 'facebook.com', 'evil.id', 'id'].map((host) => mailProblem(host, hosts) === null)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('what is a link: an address in any field, a page of ours in the fields of links', () => {
  const of = (text: string, field = 'hero.lead') => isLink({ text, field });
  const always = ['https://a', '//a', 'HTTP://a', 'mailto:a', 'tel:1', 'sms:1', 'javascript:a', 'data:a', 'intent:a'];
  const never = ['a https://a', 'mailto: a', 'data: 12', '/', 'contact', ':// a', 'telp:1', 'a/b//c'];
  expect([...always, ...never].filter((text) => of(text))).toEqual(always);
  const own = ['/', '/contact#isi', '/a_b-c/d'];
  expect([...own, '//', '/\\a', '/a b', '/a?b', 'contact', 'x/contact'].filter((text) => of(text, 'a.0.href'))).toEqual(
    [...own, '//'],
  );
  expect([of('/contact', 'href'), of('/contact', 'xhref'), of('/contact', 'href.x')]).toEqual([true, false, false]);
});

describe('addresses in a text', () => {
  const found = (text: string) => namedSites(text).map(({ written, href }) => [written, href]);

  test.each<[string, [string, string | null][]]>([
    ['Buka Evil.ID/Bayar?a=1.', [['Evil.ID/Bayar?a=1.', 'https://evil.id/Bayar?a=1']]],
    ['Buka evil.id, ya', [['evil.id', 'https://evil.id']]],
    ['(evil.co.id)', [['evil.co.id', 'https://evil.co.id']]],
    ['evil.id:8080/x', [['evil.id:8080/x', 'https://evil.id/x']]],
    ['Buka ftp://10.1.2.3/x ya', [['ftp://10.1.2.3/x', 'ftp://10.1.2.3/x']]],
    ['a.evil.cash.', [['a.evil.cash.', 'https://a.evil.cash']]],
    ['evil.id#bayar', [['evil.id#bayar', 'https://evil.id#bayar']]],
    ['bayar titik com', [['bayar titik com', null]]],
    ['bayar [dot] ID', [['bayar [dot] ID', null]]],
    ['bit . ly', [['bit . ly', null]]],
    ['bayar(dot)id', [['bayar(dot)id', null]]],
    ['bayar ( titik ) com', [['bayar ( titik ) com', null]]],
    ['Buka evil.id/a?!', [['evil.id/a?!', 'https://evil.id/a']]],
    ['bit .ly', [['bit .ly', null]]],
    ['Selesai.Kemudian dll.Selain itu v2.1.0 a.b', []],
    ['nama@evil.id', []],
    ['Selesai . Kemudian', []],
    ['satu titik dua', []],
    ['', []],
  ])('“%s”', (text, sites) => expect(found(text)).toEqual(sites));

  test('what is an address by itself', () => {
    const good = ['evil.id', 'Evil.id/bayar', 'a.evil.id?x', 'evil.id#x', 'evil.id:80', 'id.a.com'];
    const bad = ['evil', 'id.makna', 'a evil.id', 'evil.id x', 'evil.xyzzy', '.id', 'a..id', 'id'];
    expect([...good, ...bad].filter(isSite)).toEqual(good);
  });

  test('mailboxes, sites and names elsewhere are told, unless they are ours', () => {
    const names = {
      hosts: ['maknaterang.id', 'www.youtube.com'],
      handles: handlesOf(['https://youtube.com/@MaknaTerang/']),
    };
    const told = (text: string) =>
      typedLinks(text, names).map(({ written, problem: why }) => `${written} ${why.slice(0, 14)}`);
    expect(told('Tulis ke Kontak@Maknaterang.id. Buka maknaterang.id, youtube.com, wa.me, @MAKNATERANG.')).toEqual([]);
    expect(told('Tulis ke fulan+a@evil.id., buka evil.id, bayar titik id, ikuti @fulan.id dan @a.')).toEqual([
      'fulan+a@evil.id menuju email d',
      'evil.id menuju evil.id',
      'bayar titik id adalah alamat ',
      '@fulan.id adalah nama ak',
    ]);
    expect(told('x@y, a.@nama, surel@fulan')).toEqual([]);
    expect(typedLinks('a@b.co.id', names)[0]?.problem).toMatch(/^menuju email di b\.co\.id,/);
  });

  test('our name elsewhere is the end of our address there', () => {
    const links = ['https://youtube.com/@Makna', 'https://x.com/terang/?a', 'https://a.id/b#', 'https://a.id/c//'];
    expect([...handlesOf(links)]).toEqual(['makna', '?a', 'b', 'c']);
  });
});
