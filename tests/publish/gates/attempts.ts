import contact from '../../../content-fallback/contactPage.json' with { type: 'json' };
import settings from '../../../content-fallback/siteSettings.json' with { type: 'json' };
import type { SanityDocument } from '../../../src/publish/documents/sanity-document.ts';
import { releasable, withNotice, withValue } from '../releasable.ts';

/** What content alone may try, to bring a wrong account, number or link to the public. */
export interface Attempt {
  kind: string;
  name: string;
  documents: SanityDocument[];
  /** What the refusal must name. */
  document: string;
  field: string;
}

const visible = (text: string) =>
  text.replaceAll(/[^\x20-\x7e]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);

/** Texts for the first line of the home page. */
const lead = (kind: string, texts: readonly string[]): Attempt[] =>
  texts.map((text) => ({
    kind,
    name: visible(text),
    documents: withValue('homePage', 'hero.lead', text),
    document: 'homePage',
    field: 'hero.lead',
  }));

const set = (kind: string, rows: readonly [id: string, path: string, value: unknown, field?: string][]): Attempt[] =>
  rows.map(([id, path, value, field = path]) => ({
    kind,
    name: `${id} ${path} = ${visible(JSON.stringify(value))}`,
    documents: withValue(id, path, value),
    document: id,
    field,
  }));

const separators = [
  ...' .,-–—/:;·*+()=#&_!?@%\'’‘“”"[]→×…°§±',
  ...[', ', '. ', ' - ', ' – ', ' / ', ') (', ' + ', '...', ' ... ', ' -- ', ': ', '(*)', ' = ', ' & '],
];
const between = (sign: string) => `Kirim ke 1234${sign}5098${sign}76 ya.`;

/** Marks that nobody sees, by their code. */
const invisible = [
  0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0x2061, 0x2064,
  0x206a, 0x3164, 0xfeff, 0xffa0, 0xfff9, 0xfe00, 0xe0020, 0xe0100, 0x1bca0, 0x1d173, 0x0, 0x7, 0x1b, 0x7f, 0xe000,
].map((code) => String.fromCodePoint(code));
const combining = [0x300, 0x301, 0x332, 0x336, 0x338, 0x20dd, 0x20e0, 0x489, 0x64b, 0xfe20].map((code) =>
  String.fromCodePoint(code),
);
const spaces = [
  '\n',
  '\r\n',
  '\t',
  '\v',
  '  ',
  '    ',
  '\u0085',
  '\u00a0',
  '\u2003',
  '\u2007',
  '\u2009',
  '\u202f',
  '\u205f',
  '\u3000',
  '\u2028',
  '\u2029',
];
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1fbf0].map((zero) =>
  Array.from('1234509876', (digit) => String.fromCodePoint(zero + Number(digit))).join(''),
);
const directions = [0x202a, 0x202b, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068].map((code) => String.fromCodePoint(code));

const span = (text: string, index: number) => ({
  _key: `s${index}`,
  _type: 'span',
  marks: index % 2 ? ['strong'] : [],
  text,
});
const block = (texts: string[], index = 0, listItem?: string) => ({
  _key: `b${index}`,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: texts.map(span),
  ...(listItem ? { listItem, level: 1 } : {}),
});
const question = 'tanya-keamanan';
const link = (href: string) => [
  {
    ...block(['Tautan']),
    children: [{ ...span('Tautan', 0), marks: ['a'] }],
    markDefs: [{ _key: 'a', _type: 'link', href }],
  },
];

/** Each goes into a field for links, and into a link of rich text. */
const links = [
  'https://wa.me/628123456789',
  'https://wa.me/message/ABCDEFGH',
  'https://wa.me/6281100419263',
  'https://wa.link/abcdef',
  'https://api.whatsapp.com/send?phone=628123456789',
  'https://api.whatsapp.com/send?phone=6281100419263&phone=628123456789',
  'https://web.whatsapp.com/send?phone=628123456789',
  'https://chat.whatsapp.com/AbCdEfGhIjK',
  'https://www.whatsapp.com/catalog/628123456789',
  'https://t.me/fulan',
  'https://telegram.me/fulan',
  'https://bit.ly/3xYzAbC',
  'https://s.id/wakaf',
  'https://tinyurl.com/abc',
  'https://linktr.ee/fulan',
  'https://bayar.id/rekening/1234509876',
  'https://maknaterang.id.bayar.net/',
  'https://maknaterang.net/',
  'https://facebook.com.evil.id/maknaterang',
  'http://www.facebook.com/maknaterang',
  'https://www.facebook.com:8443/maknaterang',
  'https://www.facebook.com@evil.id/',
  'https://evil.id#@www.facebook.com/',
  'https://www.facebook.com\\@evil.id/',
  'https://www.fаcebook.com/',
  'https://xn--fcebook-2fg.com/',
  'https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.id',
  'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.id',
  'https://www.facebook.com/flx/warn/?u=evil.id',
  'https://www.youtube.com/watch?next=%252F%252Fevil.id',
  'https://play.google.com/store/apps/details?id=a.b&url=evil.id',
  'https://www.openstreetmap.org//evil.id',
  'https://baca.maknaterang.id/aplikasi.apk',
  'https://baca.maknaterang.id/unduh/setup.exe?v=1',
  '//evil.id/',
  'javascript:alert(1)',
  'data:text/html,1234509876',
  'intent://send#Intent;scheme=whatsapp;end',
  'tel:+628123456789',
  'sms:+628123456789',
  'whatsapp://send?phone=628123456789',
  'market://details?id=a.b',
  'mailto:fulan@evil.id',
  'ftp://www.facebook.com/',
  'https://twitter.com/intent/tweet?text=Rek%201234%205098%2076',
  'https://twitter.com/intent/follow?screen_name=evil',
  'https://www.youtube.com/redirect?q=evil.id',
  'https://www.youtube.com/results?search_query=bayar+1234+5098+76',
  'https://www.facebook.com/rek/1234-5098-76',
  'https://www.facebook.com/sharer.php?p=evil.id/bayar',
  'https://www.facebook.com/login.php?cont=evil.id',
  'https://www.facebook.com/messages/t/fulan',
  'https://www.instagram.com/direct/t/fulan',
];

const typed = [
  'S.ST/bayar',
  's.th.i',
  'M.IT.id',
  'bayar.id',
  'www.maknaterang-wakaf.com',
  'wa.me/628123456',
  't.me/fulan',
  'bit.ly/wakaf',
  'https://evil.id/bayar',
  'fulan@gmail.com',
  'link.dana.id/abc',
  'bayar.cash',
  'wakaf.money',
  'wakaf.fund',
  'evil.ru',
  'maknaterang.id.bayar.cash',
  'maknaterang.id.bayar.net',
  'http://10.1.2.3/x',
  'ftp://maknaterang.id/x',
  'bayar titik com',
  'bayar [dot] id',
  'bayar dot id',
  'bit . ly/wakaf',
  'fulan (at) gmail (dot) com',
  '@fulan_wakaf',
];

const words = [
  'tujuh nol nol nol empat satu sembilan',
  'satu, dua, tiga, empat, lima',
  'satu-dua-tiga-empat-lima-nol',
  'TUJUH KOSONG KOSONG KOSONG EMPAT',
  'tujuh puluh, nol nol, empat puluh satu',
  'satu 2 tiga 4 lima',
  'one two three four five',
  'dua belas, tiga puluh empat, lima puluh',
  'tujuh miliar empat ratus sembilan belas ribu',
];

const letters = [
  '7OOO419268',
  'OOOI234567',
  '7000 4l9 268',
  '7000 O 419 26',
  '12a34b56c78',
  '1a2b3c4d5e6f7g8h9',
  '1 x 2 x 3 x 4 x 5 x 6 x 7 x 8 x 9',
  'l234-5O98-76',
  '70004S926B3',
  'No1234Rek5098',
  '1234Z5O98 76',
  '7ooo4ig26E',
  '7OOO4l926b',
  'T0004A9263',
];

const paid = [
  'Transfer ke BCA 1234 atau hubungi kami',
  'Rekening BSI 12345 lalu 678',
  'Bank Mandiri nomor 123456',
  'Kirim ke OVO 081234',
  'GoPay 1234567',
  'DANA 123 lalu 456',
  'ShopeePay 12345',
  'a.n. Fulan 123456',
  'a/n Fulan 123456',
  'Hubungi WhatsApp 081234',
  'WA 08123 lalu 4567',
  'Norek 555 lalu 666 lalu 777',
  'Virtual account 9881 milik kami',
  'Tf Rp5.123 lalu Rp6.789',
  'Transfer Rp7.419.263 ke kami',
];

/** A number whose parts words lead to. */
const told = [
  'Salurkan 7123 lalu 4567 lalu 89 saja',
  'Kirim 7123 strip 4567 strip 89',
  'Nomornya 7123, kemudian 4567, terus 89',
  'Angka pertama 712, kedua 345, ketiga 678',
  'Nomor 7123 dan 4567 dan 890',
  '1234 titik 5098 titik 76',
  '1234 spasi 5098 spasi 76',
  'Tahun 2019 dan 7123 dan 4567',
];

/** What stands beside the forms that are let through (`harmless-numbers.ts`). */
const almostHarmless = [
  '7,0 lalu 0,0 lalu 4,1 sembilan dua',
  '7,0,0 juta 4,1,9 juta',
  '08.00–12.00, 13.07–16.00',
  '13.00–16.00, 08.00–12.00',
  '08.00–12.00, 13.00–16.00, 71',
  '5 Desember 2026, 09.00–11.00, 71',
  '5 Desember 2026, 71.00–98.00',
  '23/11/2026, 10.00–11.30, 4192',
  '1234, 09.00–11.00',
  'Laporan 2021, 2024, 2031',
  'Laporan 2021, 2022, 2063',
  'Tahun 7000 (24/2/2027)',
  '700–041 H/926–398 M',
  '224–310 H/839–998 M',
  '1448 H (16/5/7041 M)',
  'Ongkir 700–Rp0.419.263',
  'Rp1.234.509.876',
  '1.234.509.000.000',
  'Rp10.000.000.71',
  'Rp10.000.000, 419263',
  '123.450.987 unduhan',
];

/** Words of payment as people bend them, and names of banks and wallets. */
const bent = [
  'Al-Qur’an, a.n. Fulan 123456',
  'Qur’an an Fulan 123456',
  'Semoga shallallahu ‘alaihi wa sallam, WA 081234',
  'Bank DKI 123456',
  'DKI: 123456, Jakarta',
  'Transfer ke VA 12.34–10.59',
  'Transfer pukul 08.00–16.00, kode 123456',
  'Transfer pukul 98.76',
  'Rekeningnya 123456 ya',
  'Ditransfer ke 123456',
  'Transferlah ke 123456',
  'Mentransfer ke 1234 saja',
  'WAnya 081234',
  'Banknya Syariah, 123456',
  'No.Rek:123456',
  'Setor tunai ke 123456',
  'Setorkan ke 123456',
  'Menyetor ke 123456',
  'SeaBank 123456',
  'BJB 123456',
  'blu 123456',
  'AstraPay 081234',
  'iSaku 081234',
  'Syariah Indonesia 123456',
  'BRImo 123456',
  'm-banking 123456',
  'DOKU 081234',
  'Dana: 081234',
  'HSBC 123456',
  'Flip 123456',
  'Kartu 4321',
  'Western Union 123456',
  'Kirim uang ke 123456',
  'Kirimkan donasinya ke 123456',
];

/** Number words with others between them, of other languages, mistyped, Roman, and a sum too exact for a sum. */
const otherWords = [
  'tujuh lalu nol lalu nol lalu nol lalu empat lalu satu',
  'pitu, siji, loro, telu, papat, limo',
  'hiji tilu opat genep tujuh dalapan',
  'wahid itsnan tsalatsah arba’ah khamsah sittah',
  'VII I II III IV V IX',
  'Kirim ke dua belas juta tiga ratus empat puluh lima ribu sembilan puluh delapan',
  'tuju kosong kosong ampat lapan anam',
  'satu double nol tiga empat triple lima',
];

const fillers = [
  'TODO',
  'Isi XXX di bagian ini',
  'Lorem ipsum dolor',
  'tulis ke test@maknaterang.id',
  '[isi nama lembaga]',
  'Teks dummy',
  'Kunjungi yourdomain.com',
  '(isi alamat)',
  '(nama lembaga)',
  '( nomor telepon )',
  '[nama, alamat, dan kota]',
  'Alamat perlu diisi',
  'Belum diisi',
  'nama-domain.id',
  'TBD',
  'asdf',
];

/** As they stand in the checked-in content, or nearly so; the map is an example as long as its address is one. */
const examples: [string, string, unknown, string?][] = [
  ['bankAccount', 'placeholder', true],
  ['paket-pro', 'placeholder', true],
  ['siteSettings', 'contact.email', 'Kontak@Contoh.id'],
  ['siteSettings', 'contact.address', 'nama lembaga\nJALAN CONTOH NO 1 Pamulang\nTangerang Selatan, 15417'],
  ['siteSettings', 'contact.phone', '+62 (800) 0000 0000'],
  ['siteSettings', 'organisationName', 'NAMA LEMBAGA'],
  ['siteSettings', 'social.youtube', 'https://youtube.com/@contoh'],
  ['tim-penerjemah', 'name', 'Nama  penerjemah'],
  ['bankAccount', 'holder', 'YAYASAN CONTOH'],
  ['appInfo', 'androidUrl', 'https://play.google.com/store/apps/details?id=Contoh.quran.tafsiriyah'],
  ...((settings as { placeholder?: boolean }).placeholder ? Object.entries(contact.map) : [])
    .filter(([key]) => key.endsWith('Url'))
    .map(([key, url]): [string, string, unknown] => ['contactPage', `map.${key}`, url.replace('www', 'WWW')]),
  ['donationPage', 'info.reportUrl', 'https://laporan.example.org/x'],
];

const unknown: [string, string, unknown, string?][] = [
  ['homePage', 'catatan', 1_234_509_876],
  ['homePage', 'price', 1_234_509_876],
  ['donationPage', 'prices.rekening', 1_234_509_876],
  ['paket-pro', 'rekening', 1_234_509_876],
  ['kota-medan', 'nomor', [1_234_509_876]],
  [question, 'lampiran', 'teks'],
  ['siteSettings', 'contact.rekening', 'teks'],
  ['bankAccount', 'note', 'teks'],
  ['aboutPage', '_catatan', { a: 1 }],
  ['termsPage', 'sections.0.html', '<b>1</b>'],
  ['donationPage', 'form.product.image.caption', 'teks'],
];

const withNumber = (id: string, path: string, text: string) =>
  withValue('homePage', 'hero.lead', text, withValue(id, path, 1_234_509_876));

const neighbours: Attempt[] = [
  ...set('split', [
    [question, 'answer.0.children', [span('Kirim ke 1234', 0), span('5098', 1), span('76.', 2)], 'answer.0'],
    [question, 'answer', [block(['Kirim ke 12345']), block(['09876'], 1)], 'answer.0'],
    [question, 'answer', [block(['12345'], 0, 'bullet'), block(['09876'], 1, 'bullet')], 'answer.0'],
    [
      question,
      'answer',
      [block(['1']), ...Array.from('234509876', (digit, index) => block([digit], index + 1))],
      'answer.0',
    ],
    ['donationPage', 'stats.items', [{ _key: 'a', value: '12345', label: '09876' }], 'stats.items.0.value'],
    [
      'donationPage',
      'stats.items',
      [
        { _key: 'a', value: '12345', label: '(' },
        { _key: 'b', value: '09876', label: ')' },
      ],
      'stats.items.0.value',
    ],
    ['aboutPage', 'direction.mission', ['Kirim ke 12345', '09876'], 'direction.mission.0'],
    ['paket-pro', 'features', ['12345', '.', '09876'], 'features.0'],
    [
      'pricingPage',
      'comparison.rows',
      [{ _key: 'a', label: 'Nomor', free: '12345', pro: '09876' }],
      'comparison.rows.0.free',
    ],
    ['quranPage', 'tips.sets.0.items', ['satu dua tiga', 'empat lima'], 'tips.sets.0.items.0'],
    ['siteSettings', 'contact.address', 'Yayasan\nJalan 1234\n5098\n76', 'contact.address'],
    [question, 'answer', [block(['Transfer ke bank']), block(['1234567'], 1)], 'answer.0 dan answer.1'],
  ]),
];

/** The bank in the question, the number in its answer. */
const asked: Attempt = {
  kind: 'split',
  name: 'a question names the bank, its answer a number',
  documents: withValue(
    question,
    'question',
    'Boleh lewat BCA?',
    withValue(question, 'answer', [block(['Boleh, ke 1234567.'])]),
  ),
  document: question,
  field: 'answer.0',
};

const everywhere: Attempt[] = set('any field', [
  ['siteSettings', 'footer.colophon', 'Rek. 1234509876'],
  ['siteSettings', 'productName', 'Qur’an 1234509876'],
  ['siteSettings', 'help.message', 'Rek. 1234509876'],
  ['siteSettings', 'newsletter.text', 'Rek. 1234509876'],
  ['aboutPage', 'seo.description', 'Rek. 1234509876'],
  ['donationPage', 'form.product.image.alt', 'Rek. 1234509876'],
  ['donationPage', 'form.amountHint', 'Rp7.000.419.268 saja'],
  ['donationPage', 'breakdown.uniqueCodeNote', '1234509876'],
  ['kota-medan', 'name', 'Medan 1234509876'],
  ['tim-penerjemah', 'name', 'Fulan 1234509876'],
  ['appInfo', 'version', '1.2345.09876'],
  ['appInfo', 'size', '1234509876 MB'],
  ['paket-gratis', 'priceText', 'Rp12345098'],
  [question, 'question', 'Ke 1234509876?'],
  ['notFoundPage', 'text', '1234509876'],
  ['homePage', 'hero.lead', 'Rekening 7000 4192 631.'],
  ['homePage', 'hero.lead', 'Hubungi 0812-2019-2025.'],
  ['homePage', 'hero.lead', 'Rp123.456.789'],
  ['homePage', 'hero.lead', 'data:1234509876'],
  ['homePage', 'hero.lead', 'data: 1234509876'],
  ['homePage', 'hero.lead', '/images/1234509876'],
  ['homePage', 'hero.lead', '/images/a.12345098.png'],
  ['homePage', 'hero.lead', '/assets/ 1234509876'],
  ['homePage', 'hero.lead', '/content/1234509876.json'],
  ['homePage', 'hero.lead', 'https://maknaterang.id/images/1234509876 kirim ke sini'],
  ['homePage', 'hero.lead', 'https://maknaterang.id/images/a.1234509876.png'],
]);

/** Every word that stands on the confirmation page, and every one of the account. */
const around: Attempt[] = ['confirmationPage', 'bankAccount'].flatMap((id) => {
  const document = releasable.find(({ _id }) => _id === id) as SanityDocument;
  const texts = (value: unknown, path: string): string[] =>
    typeof value === 'string'
      ? [path]
      : Object.entries(value as object).flatMap(([key, child]) =>
          key.startsWith('_') || typeof child === 'boolean' ? [] : texts(child, path ? `${path}.${key}` : key),
        );
  return texts(document, '').map((path) => ({
    kind: 'around the account',
    name: `${id} ${path}`,
    documents: withValue(id, path, 'Rekening sudah pindah'),
    document: 'confirmationPage',
    field: '(seluruhnya)',
  }));
});

/** A number that somebody made a price first. */
const priced: Attempt[] = (
  [
    [12_345_098, 'Kirim ke 12345098 ya'],
    [123_450_987, 'Kirim ke 123450987 ya'],
    [812_345_678, 'Hubungi 812345678 ya'],
  ] as const
).map(([amount, text]) => ({
  kind: 'made a price',
  name: text,
  documents: withValue('homePage', 'hero.lead', text, withValue('donationPage', 'form.presets', [amount])),
  document: 'homePage',
  field: 'hero.lead',
}));

/** It stands on every page, above the account too. */
const noticed: Attempt[] = [
  'Semua wakaf Qur’an kini a.n. Fulan.',
  'Rekening sudah pindah, lihat Instagram kami.',
  'Mulai hari ini transfer ke rekening Fulan.',
  'Hubungi 0812 lalu 3456 lalu 789.',
  'Kunjungi bayar.cash',
].map((text) => ({
  kind: 'notice',
  name: text,
  documents: withNotice(text),
  document: 'pengumuman',
  field: 'text',
}));

export const attempts: Attempt[] = [
  ...lead('separator', separators.map(between)),
  ...lead('one by one', ['1 2 3 4 5 0 9 8 7 6', '1.2.3.4.5.0.9.8', '(1)(2)(3)(4)(5)(0)(9)(8)', '12, 34, 50, 98, 76']),
  ...lead('invisible', invisible.map(between)),
  ...lead('combining', combining.map(between)),
  ...lead('space', spaces.map(between)),
  ...lead('look-alike digits', [
    ...zeros,
    '①②③④⑤⓪⑨⑧⑦⑥',
    '⑴⑵⑶⑷⑸⑼⑻⑺',
    '1234⁵⁰⁹⁸76',
    '1234₅₀₉₈76',
    'ⅠⅡⅢⅣⅤⅨⅧⅦ',
    '一二三四五〇九八',
  ]),
  ...lead('emoji', ['1️⃣2️⃣3️⃣4️⃣5️⃣0️⃣9️⃣8️⃣', '1⃣2⃣3⃣4⃣5⃣0⃣9⃣8⃣', '💳 1234', '🔟', '1234👉5098', '🇮🇩']),
  ...lead(
    'direction',
    directions.map((mark) => `Rekening ${mark}7000419263`),
  ),
  ...lead('look-alike letters', ['Rеkening kami', 'Yayasаn', 'Οnline', 'Ｙayasan', 'ﬁkih', 'ı0', 'ｌ']),
  ...neighbours,
  asked,
  ...everywhere,
  ...lead('number words', words),
  ...set('number words', [['siteSettings', 'tagline', 'Rekening: tujuh nol nol nol empat satu']]),
  ...lead('letters among digits', letters),
  ...set('unknown field', unknown),
  ...['catatan', 'price'].map((path) => ({
    kind: 'number field',
    name: `homePage ${path}, and its number in the text`,
    documents: withNumber('homePage', path, 'Kirim ke 1234509876'),
    document: 'homePage',
    field: 'hero.lead',
  })),
  ...set('number field', [['donationPage', 'prices.maxQuantity', 1_234_509_876]]).map((attempt) => ({
    ...attempt,
    documents: withValue('homePage', 'hero.lead', 'Kirim ke 1234509876', attempt.documents),
    document: 'homePage',
    field: 'hero.lead',
  })),
  ...set(
    'link',
    links.map((href) => ['donationPage', 'info.reportUrl', href]),
  ),
  ...set(
    'link in a text',
    links.map((href) => [question, 'answer', link(href), 'answer.0.markDefs.0.href']),
  ),
  ...set('link', [
    ['siteSettings', 'newsletter.action', 'https://evil.id/langganan'],
    ['siteSettings', 'social.instagram', 'https://evil.id/'],
    ['contactPage', 'map.embedUrl', 'https://evil.id/peta'],
    ['contactPage', 'map.linkUrl', 'https://evil.id/peta'],
    ['quranPage', 'reader.url', 'https://evil.id/'],
    ['quranPage', 'reader.url', 'https://maknaterang.id/baca'],
    ['appInfo', 'androidUrl', 'https://evil.id/app'],
    ['siteSettings', 'contact.email', 'fulan@evil.id'],
  ]),
  ...lead(
    'typed address',
    typed.map((address) => `Kunjungi ${address} sekarang.`),
  ),
  ...lead('payment words', paid),
  ...lead('payment words', bent),
  ...lead('almost harmless', almostHarmless),
  ...lead('told in parts', told),
  ...lead('number words', otherWords),
  ...priced,
  ...noticed,
  ...set('payment words', [
    [
      question,
      'answer',
      [block(['Bank Syariah Indonesia']), block(['nama Fulan'], 1), block(['7123 milik'], 2), block(['456 kami'], 3)],
      'answer.0 dan answer.2',
    ],
  ]),
  ...lead('filler', fillers),
  ...set('example', examples),
  ...around,
];
