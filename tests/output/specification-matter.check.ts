import { describe, expect, test } from 'vitest';
import appInfo from '../../content-fallback/appInfo.json' with { type: 'json' };
import donationPage from '../../content-fallback/donationPage.json' with { type: 'json' };
import downloadPage from '../../content-fallback/downloadPage.json' with { type: 'json' };
import quranPage from '../../content-fallback/quranPage.json' with { type: 'json' };
import { innerHtml, elements, factsOf, mainOf, sectionOf, text, texts, values } from './markup.ts';

// Reader, download and donation, compared to the letter (docs/what-the-site-does.md#pages). Staff may add to lists.

describe('reader', () => {
  const html = mainOf('quran');

  test('a sandboxed frame, three buttons, three cards and two sets of tips', () => {
    expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups allow-same-origin"');
    expect(html).toContain(' referrerPolicy="strict-origin"');
    expect(text(html)).toContain("Memuat Al-Qur'an...");
    expect(texts(html, 'button')).toEqual(['Refresh', 'Mode Fullscreen', 'Keluar Fullscreen']);
    const newTab = elements(html).find(({ attributes }) => attributes.target === '_blank');
    expect(newTab?.attributes.href).toBe(quranPage.reader.url);
    expect(html).toMatch(/target="_blank"[^>]*>(?:<svg.*?<\/svg>)?(?:<span>)?Buka di Tab Baru</s);
    expect(texts(sectionOf(html, quranPage.cards.heading), 'h3').length).toBeGreaterThanOrEqual(3);
    const tips = sectionOf(html, quranPage.tips.heading);
    expect(texts(tips, 'h3')).toEqual(['Untuk pembaca baru', 'Fitur utama']);
    for (const set of tips.split('</h3>').slice(1)) expect(texts(set, 'li').length).toBeGreaterThanOrEqual(1);
  });
});

describe('download', () => {
  const html = mainOf('download');

  test('facts and requirements of the application', () => {
    expect(factsOf(sectionOf(html, downloadPage.facts.heading))).toEqual([
      ['Versi', '2.1.0'],
      ['Ukuran', '25 MB'],
      ['Penilaian', expect.stringMatching(/^4,9/)],
      ['Unduhan', '50K+'],
      ['Diperbarui', '15 Desember 2024'],
    ]);
    const table = innerHtml(html, 'table')[0] ?? '';
    expect(innerHtml(table, 'tr').map((row) => [...texts(row, 'th'), ...texts(row, 'td')])).toEqual([
      [text(downloadPage.requirements.heading), 'Android', expect.stringMatching(/^iOS ?Segera hadir$/)],
      ['Sistem', 'Android 5.0+', 'iOS 12.0+'],
      ['RAM', '2 GB', '2 GB'],
      ['Penyimpanan', '50 MB', '50 MB'],
      ['Internet', 'Untuk fitur online', 'Untuk fitur online'],
    ]);
  });

  test('a link to the store, an iOS button, three benefits and three screenshots', () => {
    const stores = sectionOf(html, downloadPage.hero.title);
    // Once the application is in the other store, the button leads there.
    const ios = 'iosUrl' in appInfo ? [appInfo.iosUrl] : [];
    expect(values(stores, 'href')).toEqual([appInfo.androidUrl, ...ios]);
    expect(appInfo.androidUrl).toMatch(/^https:\/\/play\.google\.com\/store\/apps\//);
    expect(texts(stores, 'button')).toEqual([...(ios.length > 0 ? [] : ['Segera Hadir']), 'Lihat Detail']);
    expect(texts(sectionOf(html, downloadPage.benefits.heading), 'h3').length).toBeGreaterThanOrEqual(3);
    const tiles = innerHtml(html, 'figure').filter((figure) => figure.includes('<img'));
    expect(tiles.length).toBeGreaterThanOrEqual(3);
    for (const tile of tiles) expect(values(tile, 'alt')[0]).toMatch(/\S/);
  });
});

describe('donation', () => {
  const html = mainOf('donation');
  const form = sectionOf(html, 'Formulir Kebaikan');

  test('hero and form: type, name, amount, product, quantity, city and address', () => {
    const { title, lead } = donationPage.hero;
    const hero = sectionOf(html, title);
    expect(texts(hero, 'h1')).toEqual([text(title)]);
    expect(text(hero).split(text(lead))).toHaveLength(2);
    expect(html.indexOf(hero)).toBeLessThan(html.indexOf(form));
    expect(values(form, 'value').slice(0, 3)).toEqual(['donasi', 'beli', 'wakaf']);
    expect(form).toMatch(/<input\b[^>]*name="jenis"[^>]*checked=""[^>]*value="donasi"/);
    expect(form).toMatch(/<input\b(?=[^>]*\srequired="")[^>]*name="nama"/);
    expect(form).toMatch(/data-for="beli"[^>]*>(?:(?!data-for).)*<textarea\b(?=[^>]*\srequired="")[^>]*name="alamat"/s);
    expect(text(form)).toMatch(/Minimal Rp10\.000/);
    expect(text(form)).toMatch(/Rp115\.000 per mushaf.*Rp100\.000 per mushaf.*0,8 kg/);
    expect(form).toMatch(/<input\b[^>]*name="jumlah"[^>]*value="1"/);
    const atRest = form.replaceAll(/<span data-busy="">.*?<\/span>/g, ''); // shown only after the press
    expect(texts(atRest, 'button').at(-1)).toBe('Lanjutkan Pembayaran');
  });

  test('money fields are text with a number pad, without a length limit', () => {
    for (const name of ['nominal', 'jumlah']) {
      const [field = ''] = new RegExp(`<input\\b[^>]*name="${name}"[^>]*>`).exec(form) ?? [];
      expect(field).toMatch(/type="text"(?=.*inputMode="numeric")/i);
      expect(field).not.toMatch(/maxlength/i);
    }
  });

  test('the city selector: seven cities with their rates', () => {
    expect(texts(form, 'option')).toEqual([
      'Pilih kota tujuan',
      'Jabodetabek · Rp10.000 per kg',
      'Bandung · Rp15.000 per kg',
      'Surabaya · Rp25.000 per kg',
      'Yogyakarta · Rp20.000 per kg',
      'Medan · Rp40.000 per kg',
      'Makassar · Rp50.000 per kg',
      'Luar Jawa Lainnya · Rp60.000 per kg',
    ]);
  });

  test('the breakdown: subtotal, shipping for mushaf only, unique code, total', () => {
    const entries = texts(innerHtml(form, 'aside')[0] ?? '', 'dt');
    expect(entries).toEqual([
      expect.stringMatching(/^Subtotal/),
      'Ongkir',
      'Kode unik',
      expect.stringMatching(/^Total transfer/),
    ]);
    expect(form).toMatch(/data-for="beli wakaf"[^>]*><dt[^>]*><span>Ongkir/);
  });

  test('the info section says where wakaf goes, from where it is sent, and how much was given', () => {
    const info = sectionOf(html, donationPage.info.heading);
    expect(text(info)).toMatch(/wakaf disalurkan ke masjid, pesantren, dan TPA/);
    expect(text(info)).toMatch(/\b(?:dikirim|mengirim)[^.]* dari Pamulang \(15417\)/);
    expect(texts(info, 'reportUrl' in donationPage.info ? 'a' : 'button')).toEqual(['Lihat Laporan Distribusi']);
    const impact = [
      ['mushaf tersalurkan', '12.500+'],
      ['penerima manfaat', '500+'],
      ['wakaf terkumpul', 'Rp1,25 M+'],
    ];
    expect(factsOf(info)).toEqual(expect.arrayContaining(impact));
  });

  test('a gallery of three distribution pictures', () => {
    const pictures = innerHtml(sectionOf(html, donationPage.gallery.heading), 'figure');
    expect(pictures).toHaveLength(donationPage.gallery.items.length);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    for (const picture of pictures) expect(values(picture, 'alt')[0]).toMatch(/\S/);
  });
});
