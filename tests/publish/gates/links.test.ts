import { expect, test } from 'vitest';
import { approvedLinks, entryFor, isLink, linkProblem, typedAddresses } from '../../../src/publish/gates/links.ts';

/** The addresses that content may lead to. */
const approved = approvedLinks({
  SITE_URL: 'https://maknaterang.id',
  APPROVED_HOSTS: [
    'www.youtube.com/@maknaterang',
    'play.google.com/store/apps/details?id=id.makna',
    'laporan.maknaterang.id',
    'mitra.id/kami',
    'www.openstreetmap.org/?mlat=-6.345012345&mlon=106.740012345#map=15/-6.3/106.7',
    'kontak@maknaterang.id',
  ].join(', '),
});
const kindOf = (link: string) => linkProblem(link, approved)?.kind;

test.each([
  '/',
  '/donation?jenis=wakaf#isi-1',
  '#isi',
  'https://maknaterang.id',
  'https://www.maknaterang.id/laporan.pdf',
  'https://youtube.com/@maknaterang/',
  'https://play.google.com/store/apps/details?id=id.makna',
  'https://laporan.maknaterang.id/2025/ringkas?bahasa=id',
  'https://mitra.id/kami/tentang',
  'https://www.openstreetmap.org/?mlat=-6.345012345&mlon=106.740012345#map=15/-6.3/106.7',
  'mailto:Kontak@maknaterang.id',
])('%s may be followed', (link) => expect(kindOf(link)).toBeUndefined());

test.each([
  ['not a plain link', '//evil.id'],
  ['not a plain link', 'http://maknaterang.id'],
  ['not a plain link', 'https://maknaterang.id:8443/'],
  ['not a plain link', 'https://www.facebook.com@evil.id/'],
  ['not a plain link', 'https://www.fаcebook.com/'],
  ['not a plain link', 'javascript:alert(1)'],
  ['not a plain link', 'tel:081234567890'],
  ...[
    'https://xn--fcebook-2fg.com/',
    'https://evil.id#@maknaterang.id/',
    'https://maknaterang.idevil.id/',
    'https://mitra.id/lain',
    'https://mitra.id/kamipalsu',
    'https://mitra.id/kami/../lain',
    'https://youtube.com/',
    'https://youtube.com/@maknaterang/community',
    'https://play.google.com/store/apps/details?id=id.makna2',
    'https://www.openstreetmap.org/?mlat=1',
    'https://www.google.com/url?q=evil.id',
    'https://maknaterang.id/?x=%25252F%25252Fevil',
    'https://maknaterang.id//evil.id',
    'mailto:fulan@maknaterang.id',
    'mailto:kontak@maknaterang.id?cc=b@evil.id',
  ].map((link) => ['unapproved address', link]),
  ['number in a link', 'https://maknaterang.id/rek/7000/419/364'],
  ['number in a link', '/contact?rek=7000419364'],
])('the refusal “%s” is that of %s', (kind, link) => expect(kindOf(link)).toBe(kind));

test('of a site where anybody publishes only a whole address can be approved, as entryFor proposes it', () => {
  const { malformed } = approvedLinks({ APPROVED_HOSTS: 'www.youtube.com, https://a.id, b.id, a.id:80, a@b, wa.me/' });
  expect(malformed).toEqual(['www.youtube.com', 'https://a.id', 'a.id:80', 'a@b', 'wa.me/']);
  expect(
    [
      'https://www.youtube.com/@kami/',
      'https://lembaga.id/x?y=1',
      'https://lembaga.id/x?y=a.b',
      'mailto:a@b.id',
      'https://a.list-manage.com/p?u=1&id=2',
    ].map(entryFor),
  ).toEqual(['www.youtube.com/@kami', 'lembaga.id', 'lembaga.id/x?y=a.b', 'a@b.id', 'a.list-manage.com/p?u=1&id=2']);
});

test('an address is a link in any field, and a page of this site in a field for links', () => {
  const of = (text: string, field = 'hero.lead') => isLink({ text, field });
  const always = ['https://a', '//a', 'HTTP://a', 'mailto:a', 'tel:1', 'javascript:a', 'data:a'];
  const never = ['a https://a', 'mailto: a', 'data: 12', '/', 'contact', ':// a', 'telp:1', 'a/b//c'];
  expect([...always, ...never].filter((text) => of(text))).toEqual(always);
  expect([of('/contact', 'href'), of('/contact', 'xhref'), of('//', 'a.0.href')]).toEqual([true, false, true]);
});

test('a text may name addresses of this site and bare names of networks; degrees and dots are no addresses', () => {
  const found = (text: string) => typedAddresses(text, approved, new Set(['maknaterang'])).filter(Boolean);
  expect(found('Tulis ke kontak@maknaterang.id. Buka maknaterang.id, instagram.com, wa.me, @MaknaTerang.')).toEqual([]);
  expect(found('Selesai.Kemudian dll.Selain itu v2.1.0 a.b Ahmad, S.Th.I., M.Si., M.Ag., Ph.D., a.n. Siti')).toEqual(
    [],
  );
});
