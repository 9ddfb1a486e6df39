import type { SanityDocument } from '../../../src/publish/documents/sanity-document.ts';
import { releasable, withValue } from '../releasable.ts';

/** Ways in which content outside the approved groups could show another payee to the public. */
export interface Attempt {
  kind: string;
  documents: SanityDocument[];
  /** What the refusal names. */
  document: string;
  field: string;
  /** What was tried, in characters that a terminal shows. */
  name: string;
}

type Row = [id: string, path: string, value: unknown, field?: string];

const visible = (value: unknown) =>
  JSON.stringify(value).replaceAll(/[^\x20-\x7e]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);

const rows = (kind: string, all: readonly Row[]): Attempt[] =>
  all.map(([id, path, value, field = path]) => ({
    kind,
    documents: withValue(id, path, value),
    document: id,
    field,
    name: `${id} ${path} = ${visible(value).slice(-120)}`,
  }));

/** Texts for the first line of the home page. */
const lead = (kind: string, texts: readonly string[]) =>
  rows(
    kind,
    texts.map((text) => ['homePage', 'hero.lead', text]),
  );

const signs = (...codes: number[]) => codes.map((code) => String.fromCodePoint(code));
const between = (sign: string) => `Kirim ke 1234${sign}5098${sign}76 ya.`;

const separators = [
  ...' .,-–—/:;·*+()=#&_!?@%\'’‘“”"[]→×…°§±',
  ...[', ', '. ', ' - ', ' – ', ' / ', ') (', ' + ', '...', ' -- ', ': ', '(*)', ' & '],
];
const invisible = signs(
  ...[0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x2060, 0x2064, 0x206a, 0x3164, 0xfeff],
  ...[0xffa0, 0xfff9, 0xfe00, 0xe0020, 0xe0100, 0x1d173, 0x0, 0x7, 0x1b, 0x7f, 0xe000, 0x202a, 0x202e, 0x2066],
);
const combining = signs(0x300, 0x301, 0x332, 0x336, 0x338, 0x20dd, 0x20e0, 0x489, 0x64b, 0xfe20);
const spaces = ['\n', '\r\n', '\t', '\v', '  ', ...signs(0x85, 0xa0, 0x2003, 0x2007, 0x202f, 0x3000, 0x2028)];
const otherDigits = [0x660, 0x6f0, 0x966, 0xe50, 0xff10, 0x1d7ce, 0x1fbf0].map((zero) =>
  Array.from('1234509876', (digit) => String.fromCodePoint(zero + Number(digit))).join(''),
);

const question = 'tanya-keamanan';
const span = (text: string, index = 0) => ({
  _key: `s${index}`,
  _type: 'span',
  marks: index % 2 ? ['strong'] : [],
  text,
});
const block = (texts: string[], index = 0) => ({
  _key: `b${index}`,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: texts.map(span),
});
const linked = (href: string) => [
  {
    ...block(['Tautan']),
    children: [{ ...span('Tautan'), marks: ['a'] }],
    markDefs: [{ _key: 'a', _type: 'link', href }],
  },
];

const paid = [
  'Transfer ke BCA 1234 atau hubungi kami',
  'Rékening BSI 12345 lalu 678',
  'Bank Mandiri nomor 123456',
  'Kirim ke OVO 081234',
  'GoPay 1234567',
  'DANA 123 lalu 456',
  'a.n. Fulan 123456',
  'a/n Fulan 123456',
  'Hubungi WhatsApp 081234',
  'WA 08123 lalu 4567',
  'WA ke 0856 ya',
  'Norek 555 lalu 666 lalu 777',
  'Virtual account 9881 milik kami',
  'Rekeningnya 123456 ya',
  'Mentransfer ke 1234 saja',
  'No.Rek:123456',
  'Setorkan ke 123456',
  'SeaBank 123456',
  'QRIS NMID 12345',
  'Telegram 081234',
  'Akun e-wallet 081234',
];

/** In any field and across its seams. */
const places: Row[] = [
  ['aboutPage', 'seo.description', 'Rek. 1234509876'],
  ['homePage', 'hero.lead', 'Rp7.000.419.268'],
  ['homePage', 'hero.lead', 'Nomor Rp412345678'],
  ['homePage', 'hero.lead', 'Rekening 7000 4192 631.'],
  ['homePage', 'hero.lead', '/images/1234509876'],
  ['homePage', 'hero.lead', 'data: 1234509876'],
  ['kota-medan', 'name', 'Medan 1234509876'],
  ['tim-penerjemah', 'name', 'Fulan 1234509876'],
  ['appInfo', 'version', '1.2345.09876'],
  ['paket-gratis', 'priceText', 'Rp12345098'],
  [question, 'question', 'Ke 1234509876?'],
  [question, 'answer.0.children', [span('Kirim ke 1234', 0), span('5098', 1), span('76.', 2)], 'answer.0'],
  [question, 'answer', [block(['Kirim ke 12345']), block(['09876'], 1)], 'answer.0 dan answer.1'],
  [question, 'answer', Array.from('1234509876', (digit, index) => block([digit], index)), 'answer.0 dan answer.1'],
  [question, 'answer', [block(['Transfer ke bank']), block(['1234567'], 1)], 'answer.0 dan answer.1'],
  ['aboutPage', 'direction.mission', ['Kirim ke 12345', '09876'], 'direction.mission.0 dan direction.mission.1'],
  ['paket-pro', 'features', ['12345', '.', '09876'], 'features.0 dan features.1'],
  ['quranPage', 'tips.sets.0.items', ['satu dua tiga', 'empat lima'], 'tips.sets.0.items.0 dan tips.sets.0.items.1'],
];

/** In braces where nobody fills them in. */
const values: Row[] = [
  ['homePage', 'hero.lead', 'Transfer ke {rekening}.'],
  [question, 'question', 'Berapa {total}?'],
  ['donationPage', 'hero.lead', 'Ke {rekening} kami.'],
  ['confirmationPage', 'guide.channels.0.title', 'Ke {rekening}'],
];

export const attempts: Attempt[] = [
  ...lead('digits, any sign between', separators.map(between)),
  ...lead('digits, one by one', ['1 2 3 4 5 0 9 8 7 6', '(1)(2)(3)(4)(5)(0)(9)(8)', '12, 34, 50, 98, 76']),
  ...lead('marks that nobody sees', [...invisible, ...combining, ...spaces].map(between)),
  ...lead('digits of other scripts', [...otherDigits, '①②③④⑤⓪⑨⑧', '1234⁵⁰⁹⁸76', 'ⅠⅡⅢⅣⅤⅨⅧⅦ', '一二三四五〇九八']),
  ...lead('emoji of digits', ['1️⃣2️⃣3️⃣4️⃣5️⃣0️⃣9️⃣8️⃣', '🔟', '💳 1234', '1234👉5098']),
  ...lead('letters of other scripts', ['Rеkening kami', 'Yayasаn', 'Οnline', 'Ｙayasan', 'ﬁkih', 'ｌ']),
  ...lead('dictated', [
    'tujuh nol nol nol empat satu sembilan',
    'satu-dua-tiga-empat-lima-nol',
    'TUJUH KOSONG KOSONG KOSONG EMPAT',
    'satu 2 tiga 4 lima',
    'one two three four five',
  ]),
  ...lead('words of payment', paid),
  ...rows('any field, across seams', places),
  // What is refused of each stands in links.test.ts and placeholders.test.ts; here, that every field is looked at.
  ...rows('links', [
    [question, 'answer', linked('https://evil.id/'), 'answer.0.markDefs.0.href'],
    [question, 'answer', linked('javascript:alert(1)'), 'answer.0.markDefs.0.href'],
    [question, 'answer', linked('mailto:fulan@evil.id'), 'answer.0.markDefs.0.href'],
    ['siteSettings', 'newsletter.action', 'https://evil.id/langganan'],
    ['siteSettings', 'social.instagram', 'https://www.instagram.com/maknaterang/tagged'],
    ['contactPage', 'map.embedUrl', 'https://evil.id/peta'],
    ['contactPage', 'map.linkUrl', 'https://www.openstreetmap.org/user/fulan'],
    ['quranPage', 'reader.url', 'https://evil.id/'],
    ['quranPage', 'reader.url', 'https://maknaterang.id/baca'],
    ['quranPage', 'reader.url', 'http://localhost:4174/'],
    ['appInfo', 'androidUrl', 'https://evil.id/app'],
  ]),
  ...lead('addresses to type', [
    'Kunjungi bayar.id sekarang.',
    'Tulis ke fulan@maknaterang.id.',
    'Ikuti @fulan_wakaf.',
  ]),
  ...rows('names in braces', values),
  ...rows('examples', [
    ['paket-pro', 'placeholder', true],
    ['tim-penerjemah', 'name', 'Nama  penerjemah'],
    ['homePage', 'hero.lead', 'Lorem ipsum'],
  ]),
];

/** Every text of the approved groups, changed one at a time: two people see them before a visitor does. */
export const aroundTheMoney: Attempt[] = ['bankAccount', 'confirmationPage', 'donationPage', 'siteSettings'].flatMap(
  (id) => {
    const document = releasable.find(({ _id }) => _id === id);
    return textFields(document, '').map((field) => ({
      kind: 'around the money',
      documents: withValue(id, field, 'Nomor di atas sudah diganti'),
      document: id,
      field,
      name: `${id} ${field}`,
    }));
  },
);

function textFields(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    /^_|^(?:numberAgain|placeholder|asset|type)$/.test(key) ? [] : textFields(child, path ? `${path}.${key}` : key),
  );
}
