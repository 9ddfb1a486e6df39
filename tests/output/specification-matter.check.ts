import { describe, expect, test } from 'vitest';
import aboutPage from '../../content-fallback/aboutPage.json' with { type: 'json' };
import contactPage from '../../content-fallback/contactPage.json' with { type: 'json' };
import donationPage from '../../content-fallback/donationPage.json' with { type: 'json' };
import downloadPage from '../../content-fallback/downloadPage.json' with { type: 'json' };
import siteSettings from '../../content-fallback/siteSettings.json' with { type: 'json' };
import teamMembers from '../../content-fallback/teamMember.json' with { type: 'json' };
import quranPage from '../../content-fallback/quranPage.json' with { type: 'json' };
import { built, each, sectionOf, text, texts, values } from './markup.ts';

/** Reader, download, donation, about, contact and legal pages, to the letter (docs/what-the-site-does.md#pages). */
const page = (name: string) => each(built(`${name}.html`), 'main')[0] ?? '';
const rows = (html: string) => texts(html, 'dt').map((term, index) => [term, texts(html, 'dd')[index]]);

describe('reader', () => {
  const html = page('quran');

  test('a sandboxed frame, three buttons, three cards and two sets of tips', () => {
    expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups allow-same-origin"');
    expect(html).toContain(' referrerPolicy="strict-origin"');
    expect(text(html)).toContain("Memuat Al-Qur'an...");
    expect(texts(html, 'button')).toEqual(['Refresh', 'Mode Fullscreen']);
    expect(html).toMatch(/<a\b[^>]*target="_blank"[^>]*>(?:<svg.*?<\/svg>)?(?:<span>)?Buka di Tab Baru</s);
    expect(texts(sectionOf(html, quranPage.cards.heading), 'li')).toHaveLength(quranPage.cards.items.length);
    expect(texts(sectionOf(html, quranPage.tips.heading), 'h3')).toEqual(['Untuk pembaca baru', 'Fitur utama']);
  });
});

describe('download', () => {
  const html = page('download');

  test('facts and requirements of the application', () => {
    expect(rows(sectionOf(html, downloadPage.facts.heading)).map(([, value]) => value)).toEqual([
      '2.1.0',
      '25 MB',
      '4,9',
      '50 rb+',
      '15 Desember 2024',
    ]);
    const [android = '', ios = ''] = each(html, 'article');
    for (const [card, os] of [
      [android, 'Android 5.0+'],
      [ios, 'iOS 12.0+'],
    ] as const)
      expect(rows(card)).toEqual([
        ['Sistem', os],
        ['RAM', '2 GB'],
        ['Ruang kosong', '50 MB'],
        ['Internet', 'Untuk fitur online'],
      ]);
    expect(text(ios)).toMatch(/^iOS ?Segera hadir/);
  });

  test('a link to the store, an iOS button, three benefits and three screenshots', () => {
    const stores = sectionOf(html, downloadPage.stores.heading);
    expect(values(stores, 'href')).toEqual([expect.stringMatching(/^https:\/\/play\.google\.com\/store\/apps\//)]);
    expect(texts(stores, 'button')).toEqual(['Segera Hadir']);
    expect(texts(sectionOf(html, downloadPage.benefits.heading), 'h3')).toHaveLength(
      downloadPage.benefits.items.length,
    );
    expect(values(sectionOf(html, downloadPage.gallery.heading), 'alt')).toHaveLength(
      downloadPage.gallery.items.length,
    );
  });
});

describe('donation', () => {
  const html = page('donation');
  const form = sectionOf(html, 'Formulir Kebaikan');

  test('hero and form: type, name, amount, product, quantity, city and address', () => {
    expect(texts(html, 'h1')).toHaveLength(1);
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

  test('the city selector: seven cities with their rates', () => {
    expect(texts(form, 'option').slice(1)).toEqual([
      'Jabodetabek – Rp10.000/kg',
      'Bandung – Rp15.000/kg',
      'Surabaya – Rp25.000/kg',
      'Yogyakarta – Rp20.000/kg',
      'Medan – Rp40.000/kg',
      'Makassar – Rp50.000/kg',
      'Luar Jawa Lainnya – Rp60.000/kg',
    ]);
  });

  test('the breakdown: subtotal, shipping for mushaf only, unique code, total', () => {
    const entries = texts(each(form, 'aside')[0] ?? '', 'dt');
    expect(entries).toEqual(['Subtotal', 'Ongkir', 'Kode unik', 'Total transfer']);
    expect(form).toMatch(/data-for="beli wakaf"[^>]*><dt[^>]*>Ongkir/);
  });

  test('where wakaf goes, from where it is sent, and what has come together', () => {
    const info = sectionOf(html, donationPage.info.heading);
    expect(text(info)).toContain('masjid, pesantren, dan TPA');
    expect(text(info)).toContain('dari Pamulang (15417)');
    expect(texts(info, 'button')).toEqual(['Lihat Laporan Distribusi']);
    expect(rows(info)).toEqual([
      ['mushaf tersalurkan', '12.500+'],
      ['penerima manfaat', '500+'],
      ['wakaf terkumpul', 'Rp1,25 M+'],
    ]);
  });

  test('a gallery of three distribution pictures', () => {
    // Each in two themes.
    expect(new Set(values(sectionOf(html, donationPage.gallery.heading), 'alt')).size).toBe(
      donationPage.gallery.items.length,
    );
  });
});

/** The texts themselves are the institute's to write: what the specification names of them must be there. */
describe('about', () => {
  const html = page('about');
  const paragraphs = (section: string) => texts(section, 'p').filter((paragraph) => paragraph.length > 20);

  test('why, publisher, vision, mission, principles, foreword and team, in this order', () => {
    expect(texts(html, 'h2')).toEqual([
      expect.stringMatching(/^mengapa.*terjemahan/i),
      'Penerbit',
      'Visi',
      'Misi',
      expect.stringMatching(/prinsip/i),
      expect.stringMatching(/^kata pengantar penerjemah$/i),
      expect.stringMatching(/^tim/i),
    ]);
  });

  test('an institute publishes it, and the translation is tafsiriyah', () => {
    const publisher = paragraphs(sectionOf(html, aboutPage.publisher.heading)).join(' ');
    expect(publisher).toMatch(/\b(?:terbit|diterbitkan|menerbitkan|penerbit)/i);
    expect(publisher).toContain(text(siteSettings.organisationName));
    expect(publisher).toMatch(/\b(?:lembaga|yayasan|institut)/i);
    expect(paragraphs(sectionOf(html, aboutPage.why.heading)).join(' ')).toMatch(/terjemahan tafsiriyah/i);
  });

  test('the vision is a sentence, the mission a list of them', () => {
    const part = sectionOf(html, 'Visi');
    expect(paragraphs(part).at(-1)).toMatch(/^[A-Z].{20,}\.$/);
    expect(texts(part, 'li').length).toBeGreaterThanOrEqual(2);
    for (const item of texts(part, 'li')) expect(item).toMatch(/[A-Z].{10,}\.$/);
  });

  test('the foreword has paragraphs of its own, and is signed by the translator of the team', () => {
    const foreword = sectionOf(html, aboutPage.foreword.heading);
    expect(paragraphs(foreword).length).toBeGreaterThanOrEqual(2);
    const translator = teamMembers.find(({ role }) => role === 'Penerjemah');
    expect(text(foreword)).toMatch(new RegExp(`${text(translator?.name ?? '')}$`));
  });
});

test('about: three principles and three people with their roles', () => {
  const html = page('about');
  expect(texts(sectionOf(html, aboutPage.principles.heading), 'h3')).toEqual([
    'Amanah ilmiah',
    'Metode yang benar',
    'Mudah diakses',
  ]);
  const team = each(sectionOf(html, aboutPage.team.heading), 'li');
  expect(team.flatMap((person) => texts(person, 'p'))).toEqual([
    'Penerjemah',
    'Asisten penerjemah',
    'Penyunting bahasa',
  ]);
  expect(team.flatMap((person) => texts(person, 'h3'))).toHaveLength(3);
});

test('contact: email, telephone, address, map and a form', () => {
  const html = page('contact');
  const info = sectionOf(html, contactPage.info.heading);
  const [[, email = ''] = [], [, phone = ''] = [], [, address = ''] = []] = rows(info);
  expect(rows(info).map(([term]) => term)).toEqual(['Email', 'Telepon', 'Alamat']);
  expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/);
  expect(phone).toMatch(/^\+62[\d -]{9,}$/);
  expect(address).toMatch(/Pamulang.*15417/);
  // What is pressed is what is read.
  expect(values(info, 'href').slice(0, 2)).toEqual([`mailto:${email}`, `tel:${phone.replaceAll(/[ -]/g, '')}`]);
  expect(info).toContain('<iframe');
  expect(values(each(html, 'form')[0] ?? '', 'name')).toEqual(['nama', 'email', 'pesan']);
});
