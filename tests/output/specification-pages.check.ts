import { describe, expect, test } from 'vitest';
import homePage from '../../content-fallback/homePage.json' with { type: 'json' };
import pricingPage from '../../content-fallback/pricingPage.json' with { type: 'json' };
import { innerHtml, mainOf, sectionOf, text, texts, values } from './markup.ts';

// What these pages show, compared to the letter (docs/what-the-site-does.md#pages).

/** Expects the items that the specification lists, in its order, among others that staff may add. */
function expectList(found: string[], patterns: (RegExp | string)[]) {
  const listed = found.filter((item) => patterns.some((pattern) => item.search(pattern) !== -1));
  expect(listed).toEqual(patterns.map((pattern) => expect.stringMatching(pattern) as string));
}

describe('home', () => {
  const html = mainOf('index');

  test('hero: the title, and buttons to download and about', () => {
    const title = "Memahami Al-Qur'an dengan Terjemahan yang Benar";
    expect(texts(html, 'h1')).toEqual([title]);
    const hero = sectionOf(html, title);
    expect(
      values(hero, 'href')
        .filter((href) => href.startsWith('/'))
        .slice(0, 2),
    ).toEqual(['/download', '/about']);
  });

  test('six feature cards, three of them marked Pro', () => {
    expectList(texts(sectionOf(html, homePage.features.heading), 'h3'), [
      /^Terjemahan tafsiriyah$/,
      /^Pencarian ayat$/,
      /^Murattal ?Pro$/,
      /^Mode malam ?Pro$/,
      /Android$/,
      /^Bagikan terjemahan ?Pro$/,
    ]);
    expect(text(sectionOf(html, homePage.features.heading))).toMatch(/sebagai gambar atau teks/);
  });

  test('preview gallery: six screenshots of the application', () => {
    const gallery = sectionOf(html, homePage.gallery.heading);
    expectList(texts(gallery, 'li'), [
      'Daftar surah',
      'Tampilan baca',
      'Pencarian',
      'Mode malam',
      'Setelan',
      'Penanda ayat',
    ]);
    expect(values(gallery, 'alt')).toHaveLength(homePage.gallery.items.length);
  });

  test('closing call to the download page and to the form with wakaf chosen', () => {
    const ways = values(sectionOf(html, homePage.closing.heading), 'href');
    expect(ways).toEqual(expect.arrayContaining(['/download', '/donation?jenis=wakaf']));
  });
});

/** After the name of a feature comes a space, or the mark of a feature that is still to come. */
describe('features', () => {
  const html = mainOf('features');

  test('the seven items of the free version', () => {
    expectList(texts(sectionOf(html, 'Versi Gratis'), 'li'), [
      /^Al-Qur'an digital Font Utsmani terbaru/,
      /^Terjemahan tafsiriyah /,
      /^Pencarian ayat dan terjemahan /,
      /^Penanda ayat /,
      /^Bagikan terjemahan sebagai gambar /,
      /^Indeks tematik .*terbatas 15 nomor per judul/,
      /^Aplikasi Android /,
    ]);
  });

  test('the six items of the PRO version, two of them to come', () => {
    const pro = sectionOf(html, 'Kelebihan Versi PRO');
    expectList(texts(pro, 'li'), [
      /^Semua fitur versi gratis /,
      /^Mode malam /,
      /^Salin dan bagikan sebagai teks /,
      /^Indeks tematik lengkap /,
      /^Murattal /,
      /^Mode offline /,
    ]);
    expect(text(pro)).toMatch(/ Segera hadir Murattal .* Mode offline /);
  });

  test('the closing call leads to the download page and to pricing', () => {
    expect(values(innerHtml(html, 'section').at(-1) ?? '', 'href')).toEqual(['/download', '/pricing']);
  });
});

describe('pricing', () => {
  const html = mainOf('pricing');
  const [free = '', pro = ''] = innerHtml(html, 'article');

  test('free: Gratis, Selamanya, and what belongs to it', () => {
    expect(text(free)).toMatch(/ Gratis Selamanya /);
    expect(text(free)).not.toContain('Paling Populer');
    expectList(texts(free, 'li'), [
      /Utsmani/,
      /^Terjemahan tafsiriyah/,
      /^Pencarian/,
      /^Penanda ayat/,
      /sebagai gambar/,
      /15 nomor per judul/,
    ]);
  });

  test('Pro: Rp29.000 per bulan, Paling Populer, and what is Pro only', () => {
    expect(text(pro)).toMatch(/^Paling Populer /);
    expect(text(pro)).toMatch(/ Rp29\.000 per bulan /);
    expectList(texts(pro, 'li'), [
      /^Semua fitur versi gratis/,
      /Mode malam/,
      /Murattal \(segera hadir\)/,
      /Mode offline \(segera hadir\)/,
      /Salin dan bagikan sebagai teks/,
      /Indeks tematik lengkap/,
    ]);
    expect(text(free)).not.toMatch(/sebagai teks|Indeks tematik lengkap|Mode malam|Murattal|offline/);
  });

  test('the comparison, row by row', () => {
    const rows = innerHtml(html, 'tr').map((row) => [...texts(row, 'th'), ...texts(row, 'td')].join(' | '));
    expect(texts(html, 'caption')).toEqual([text(pricingPage.comparison.caption)]);
    const headings = [...Array.from({ length: 3 }, () => 'col'), ...rows.slice(1).map(() => 'row')];
    expect(values(innerHtml(html, 'table')[0] ?? '', 'scope')).toEqual(headings);
    expect(rows[0]).toMatch(/ \| Gratis \| Pro$/);
    expectList(rows.slice(1), [
      /^Membaca Al-Qur'an \| Ya \| Ya$/,
      /^Terjemahan tafsiriyah \| Ya \| Ya$/,
      /^Pencarian \| Ya \| Ya$/,
      /^Penanda ayat \| Ya \| Ya$/,
      /^Bagikan sebagai gambar \| Ya \| Ya$/,
      /^Bagikan sebagai teks \| Tidak \| Ya$/,
      /^Indeks tematik \| 15 nomor per judul \| Lengkap$/,
      /^Mode malam \| Tidak \| Ya$/,
    ]);
  });

  test('four questions with the answers of the specification', () => {
    const faq = sectionOf(html, pricingPage.faq.heading);
    expect(texts(faq, 'h3').length).toBeGreaterThanOrEqual(4);
    const answers = faq.split('</h3>').slice(1).map(text);
    expectList(answers, [
      /belum ada uji coba gratis untuk versi Pro/,
      /toko aplikasi di ponsel Anda, atau lewat platform lain yang akan kami umumkan/,
      /dienkripsi dan disimpan dengan aman/,
      /terikat pada akun di perangkat Anda. Sinkronisasi ke beberapa perangkat segera hadir/,
    ]);
  });

  test('the words of its buttons', () => {
    const buttons = texts(html, 'button');
    expect([...buttons.slice(0, 2), buttons.at(-1)]).toEqual([
      'Mulai Sekarang',
      'Pilih Paket Pro',
      'Coba Pro Sekarang',
    ]);
    expect(html).toMatch(/href="\/download"[^>]*>(?:<span>)?Mulai dengan Gratis</);
  });
});
