import { describe, expect, test } from 'vitest';
import { fileProblems } from '../../../src/publish/gates/files.ts';
import { htmlTexts } from '../../../src/publish/gates/html-texts.ts';

/** What the finished files show, and what of it may not be. */
const read = (html: string) => {
  const { texts, attributes, links } = htmlTexts(html);
  return [texts, attributes, links].map((pieces) => pieces.map(({ text }) => text));
};

describe('what a page shows', () => {
  test.each<[string, string[]]>([
    ['<p>a <b>b</b>c</p><p>d</p>e<br>f', ['a bc', 'd', 'e', 'f']],
    ['<p> a \n  b </p> \n <p></p>', ['a b']],
    ['a<script>b()</script><script type="application/json">{"a":"2"}</script><style>p{}</style>b', ['a', 'b']],
    ['<ul><li>1<li>2</ul><td>3</td>', ['1', '2', '3']],
    ['<!-- 1 -->a&#49;&nbsp;2', ['a1 2']],
  ])('%s', (html, texts) => expect(read(html)[0]).toEqual(texts));

  test.each(
    'a abbr b bdi bdo cite code data del em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
      ' ',
    ),
  )('a text runs on across <%s>', (tag) => expect(read(`1<${tag}>2</${tag}>3`)[0]?.join('')).toBe('123'));

  test('attributes that are read out, and those that nobody reads', () => {
    const unread =
      'aria-controls aria-describedby aria-labelledby class for height id imagesizes imagesrcset integrity media nonce sizes srcset style width xmlns';
    expect(
      read(
        unread
          .split(' ')
          .map((name) => `<p ${name}="12"></p>`)
          .join(''),
      ),
    ).toEqual([[], [], []]);
    expect(read('<p title="a" alt="" data-x="b" aria-label="c"></p>')[1]).toEqual(['a', 'b', 'c']);
    // When a notice is shown; anything else in its place is looked at.
    for (const name of ['data-from', 'data-until']) {
      expect(read(`<p ${name}="2026-12-20T17:00:00.000Z"></p><p ${name}="2027-01-01T00:00:00+07:00"></p>`)[1]).toEqual(
        [],
      );
      expect(read(`<p ${name}="2026-12-20T17:00:00.000Z 1234567890"></p>`)[1]).toHaveLength(1);
    }
    expect(read('<p title="2026-12-20T17:00:00.000Z" data-fromage="2026-12-20T17:00Z"></p>')[1]).toHaveLength(2);
    const policy = '<meta http-equiv="Content-Security-Policy" content="x"><meta name="description" content="y">';
    expect(read(policy)[1]).toEqual(['Content-Security-Policy', 'description', 'y']);
    expect(
      read('<path d="1" aria-label="a" title="b" x-title="c" titles="c"/><rect x="2" href="#d"/>').slice(1),
    ).toEqual([['a', 'b'], ['#d']]);
    expect(read('<script type="application/ld+json">{"a":["b","c"]}</script>')[1]).toEqual([
      'application/ld+json',
      'b',
      'c',
    ]);
  });

  test('what is followed, but not the files that a page fetches', () => {
    const followed = 'action data formaction href ping poster src xlink:href'.split(' ');
    expect(read(followed.map((name) => `<x ${name}="/${name}"></x>`).join(''))[2]).toEqual(
      followed.map((name) => `/${name}`),
    );
    expect(read('<x title="HTTPS://a" alt="//b" name="a b://c"></x>').slice(1)).toEqual([
      ['a b://c'],
      ['HTTPS://a', '//b'],
    ]);
    const files = [
      '/assets/a.js',
      '/content/a.json',
      '/fonts/a_b-c.woff2',
      '/images/a/b.png',
      '/icon.svg',
      '/a.webmanifest',
    ];
    expect(read(files.map((file) => `<x href="${file}" src="${file}"></x>`).join(''))[2]).toEqual([]);
    expect(read(files.map((file) => `<x title="${file}" poster="${file}"></x>`).join('')).slice(1)).toEqual([
      files,
      files,
    ]);
    expect(read('<use xlink:href="/icon.svg"/><x src-x="/icon.svg"></x>').slice(1)).toEqual([
      ['/icon.svg'],
      ['/icon.svg'],
    ]);
    const others = ['/asset/a.js', '/assets/a b', '/a/icon.svg', '/icon.html', 'x/assets/a.js', '/icon.svg?1'];
    expect(read(others.map((file) => `<x href="${file}"></x>`).join(''))[2]).toEqual(others);
  });

  test('what is marked as the payee, through what stands in it', () => {
    const html = '<p>x</p><dd data-payee="number"><b>70</b> 00</dd>y<dd data-payee="holder">Y<p>z</p></dd>1';
    expect(htmlTexts(html).payee).toEqual([
      { mark: 'number', text: '70 00' },
      { mark: 'holder', text: 'Yz' },
    ]);
  });
});

const allowed = {
  numbers: new Set(['7000419263']),
  hosts: ['maknaterang.id'],
  phones: new Set(['6281100419263']),
};
const problems = (text: string, path = 'about.html') =>
  fileProblems({ path, text }, allowed).map(({ place, number, link }) => [place, number ?? link]);
const linked = (href: string) => problems(`<a href="${href}"></a>`).map(([, shown]) => shown);

test.each([
  'tel:+6281100419263',
  'tel:+62%20811-0041-9263',
  'tel:+62 (811) 0041.9263',
  'https://wa.me/6281100419263',
  'https://wa.me/6281100419263?text=Salam%0A7000419263',
  'https://wa.me/?text=Salam',
  'https://maknaterang.id/images/a-b_c.12345678.png',
])('%s is a link of ours', (href) => expect(linked(href)).toEqual([]));

test.each<[string, string[]]>([
  ['tel:+6281100419264', ['6281100419264']],
  ['tel:+62%20811-0041-9264', ['62 811 0041 9264']],
  ['tel:6281100419263x', ['tel:6281100419263x']],
  ['xtel:6281100419263', ['xtel:6281100419263']],
  ['https://wa.me/6281100419264', ['6281100419264']],
  ['https://wa.me/0811', ['0811']],
  ['https://wa.me/0811?text=1234%205098%2076', ['0811', '1234 5098 76']],
  ['https://wa.me/?text=1234%0A5098', ['1234 5098']],
  ['https://wa.me/?text=Salam&phone=1', ['https://wa.me/?text=Salam&phone=1']],
  ['https://wa.me/a', ['https://wa.me/a']],
  ['xhttps://wa.me/6281100419263', ['xhttps://wa.me/6281100419263']],
  ['https://maknaterang.id/images/a.12345678.png?12345678', ['12345678', '12345678']],
  ['https://maknaterang.id/images/a.12345678.jpg', ['12345678']],
  ['https://maknaterang.id/x/images/a.12345678.png', ['12345678']],
  ['https://maknaterang.id/1234-5098-76', ['1234 5098 76']],
  ['https://evil.id/12345678', ['https://evil.id/12345678']],
])('%s is none: %j', (href, shown) => expect(linked(href.replaceAll('&', '&amp;'))).toEqual(shown));

test('texts are read on, attributes each by itself', () => {
  expect(problems('<p>1234</p><p>5678</p>')).toEqual([['Berkas about.html', '1234 5678']]);
  expect(problems('<p title="1234"></p><p title="5678"></p>')).toEqual([]);
  expect(problems('1234\n<loc>5678</loc>', 'sitemap.xml')).toEqual([]);
  expect(problems('1234<loc>5678', 'sitemap.xml')).toEqual([]);
  expect(problems('x 12345678', 'a.json.txt')).toEqual([['Berkas a.json.txt', '12345678']]);
  expect(problems('a\n<loc>12345678</loc>', 'sitemap.xml')).toEqual([['Berkas sitemap.xml', '12345678']]);
});

test('data tell the field; names of files and colours are not read', () => {
  const at = (value: unknown, path = 'content/donation.46583040.json') => problems(JSON.stringify(value), path);
  const field = (name: string) => `Dokumen donationPage, isian ${name}`;
  expect(at({ a: '1234', b: ['5678'] })).toEqual([[`${field('a')} dan b.0`, '1234 5678']]);
  expect(at({ href: 'https://evil.id/' })).toEqual([[field('href'), 'https://evil.id/']]);
  expect(at({ href: '/contact', src: '/images/12345678.png', icons: [{ src: '/icon-12345678.png' }] })).toEqual([]);
  const id = '12345098-7612-4345-8098-761234509876';
  expect(at({ plans: [{ id }], cells: [{ plan: id }] })).toEqual([]);
  for (const [name, text] of [
    ['plan', `Rek. ${id}`],
    ['id', '1234 5098'],
    ['xid', '12345098'],
    ['planx', '12345098'],
  ] as const)
    expect(at({ a: { [name]: text } }), name).toHaveLength(1);
  expect(at({ theme_color: '#12345678', a: { x_color: '#123456' } })).toEqual([[field('theme_color'), '12345678']]);
  expect(at({ href: 'https://maknaterang.id/12345678' })).toEqual([[field('href'), '12345678']]);
  expect(at({ srcset: '/images/12345678.png' })).toEqual([[field('srcset'), '12345678']]);
  expect(at({ a_color: '12345678 #123456' })).toEqual([[field('a_color'), '12345678 123456']]);
  const elsewhere = 'x/content/donation.46583040.json';
  expect(at({ a: '12345678' }, elsewhere)).toEqual([[`Berkas ${elsewhere}`, '12345678']]);
  expect(at({ xsrc: '/images/12345678.png' })).toEqual([[field('xsrc'), '12345678']]);
  expect(at({ src: '/imagesx 12345678' })).toEqual([[field('src'), '12345678']]);
  expect(at({ src: 'x/images/12345678' })).toEqual([[field('src'), '12345678']]);
  expect(at({ a: '12345678' }, 'manifest.webmanifest')).toEqual([['Berkas manifest.webmanifest', '12345678']]);
  expect(at({ a: '12345678' }, 'content/donation.json')).toEqual([['Berkas content/donation.json', '12345678']]);
  expect(at({ a: '12345678' }, 'content/lain.46583040.json')).toEqual([
    ['Berkas content/lain.46583040.json', '12345678'],
  ]);
});
