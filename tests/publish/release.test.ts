import { describe, expect, test } from 'vitest';
import { pageData } from '../../src/publish/documents/page-data.ts';
import { releaseProblems } from '../../src/publish/gates/release-gates.ts';
import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';
import { payeeParts } from '../../src/publish/gates/payee-fingerprint.ts';
import { examplesOf } from '../../src/publish/gates/placeholder-values.ts';
import type { GateSettings } from '../../src/publish/gates/setting-gates.ts';
import { payeeOf } from '../../src/publish/gates/payee.ts';
import { releasable, releaseEnv, withValue } from './releasable.ts';

const problems = (documents: SanityDocument[], env: GateSettings = releaseEnv) =>
  releaseProblems({ documents, files: [], env });

/** The account is typed twice, so a slip that reaches the build is in both fields. */
const account = (number: string, bank = 'Bank Syariah Indonesia') =>
  withValue(
    'bankAccount',
    'bank',
    bank,
    withValue('bankAccount', 'numberAgain', number, withValue('bankAccount', 'number', number)),
  );

/** The first paragraph of an answer, in spans. */
const answer = (...texts: string[]) =>
  withValue(
    'tanya-keamanan',
    'answer.0.children',
    texts.map((text, index) => ({ _key: `a${index}`, _type: 'span', marks: index % 2 ? ['strong'] : [], text })),
  );

const inLead = 'Dokumen homePage, isian hero.lead';
const lead = (text: string) => withValue('homePage', 'hero.lead', text);
const env = (changes: GateSettings) => ({ ...releaseEnv, ...changes });

test('good content passes every gate, and is content that the site can show', async () => {
  expect(problems(releasable)).toEqual([]);
  expect(Object.keys(await pageData(releasable))).toContain('confirmation');
});

test('the digits of an account are counted where the bank is known', () => {
  const counted = (documents: SanityDocument[]) => problems(documents).filter((line) => line.includes('terdiri atas'));
  expect(counted(account('70004192', 'Bank Kita Sendiri'))).toEqual([]);
  expect(counted(account(''))).toEqual([]);
});

test('a name on another site is ours when the settings lead there', () => {
  expect(problems(lead('Ikuti @maknaterang di sana.'))).toEqual([]);
  expect(problems(lead('Ikuti @fulan di sana.'))).toEqual([
    expect.stringContaining(`${inLead}: “@fulan” adalah nama akun yang tidak ada di siteSettings`),
  ]);
});

type Case = [name: string, documents: SanityDocument[], names: (string | RegExp)[]];

const remark = 'bukan rekening atau telepon yang disetujui';
const unapproved = [
  /Dokumen bankAccount, isian bank, number, holder: rekening .* belum disetujui/,
  'perbaiki di Studio',
];

const contentCases: Case[] = [
  [
    'settings marked',
    withValue('siteSettings', 'placeholder', true),
    ['Dokumen siteSettings, isian placeholder', 'matikan “Masih data contoh”'],
  ],
  ['account marked', withValue('bankAccount', 'placeholder', true), ['Dokumen bankAccount, isian placeholder']],
  [
    'one person of the team marked',
    withValue('tim-penerjemah', 'placeholder', true),
    ['Dokumen teamMember (tim-penerjemah), isian placeholder'],
  ],
  ['any document marked', withValue('paket-pro', 'placeholder', true), ['Dokumen plan (paket-pro), isian placeholder']],
  [
    'example email',
    withValue('siteSettings', 'contact.email', 'kontak@contoh.id'),
    ['siteSettings, isian contact.email', '“contoh.id” masih contoh', 'yang asli'],
  ],
  [
    'example host',
    withValue('donationPage', 'info.reportUrl', 'https://laporan.example.org/x'),
    ['donationPage, isian info.reportUrl', '“laporan.example.org” masih contoh'],
  ],
  [
    'host that is never',
    withValue('contactPage', 'map.linkUrl', 'https://peta.invalid/'),
    ['contactPage, isian map.linkUrl', '“peta.invalid” masih contoh'],
  ],
  [
    'example account of a network',
    withValue('siteSettings', 'social.youtube', 'https://www.youtube.com/@contoh'),
    ['siteSettings, isian social.youtube'],
  ],
  [
    'example app',
    withValue('appInfo', 'androidUrl', 'https://play.google.com/store/apps/details?id=contoh.quran.tafsiriyah'),
    ['appInfo, isian androidUrl'],
  ],
  [
    'unmarked institute',
    withValue('siteSettings', 'organisationName', 'Nama Lembaga'),
    ['siteSettings, isian organisationName', '“Nama Lembaga” masih contoh'],
  ],
  [
    'unmarked person',
    withValue('tim-penyunting', 'name', 'Nama Penyunting Bahasa'),
    ['teamMember (tim-penyunting), isian name'],
  ],
  [
    'unmarked holder',
    withValue('bankAccount', 'holder', 'Yayasan Contoh'),
    ['bankAccount, isian holder: “Yayasan Contoh”'],
  ],
  [
    'placeholder in a bold word',
    answer('Diterbitkan oleh ', 'Nama Lembaga', '.'),
    ['faq (tanya-keamanan), isian answer.0', 'Nama Lembaga'],
  ],
  [
    'filler text',
    withValue('homePage', 'hero.lead', 'Lorem ipsum dolor sit amet'),
    ['homePage, isian hero.lead: “Lorem” masih contoh'],
  ],
  ['one digit of the account changed', account('7000419268'), unapproved],
  ['two digits swapped', account('7000419623'), unapproved],
  ['one digit short: not approved', account('700041926'), unapproved],
  [
    'one digit short: length',
    account('700041926'),
    ['isian number: nomor rekening Bank Syariah Indonesia terdiri atas 10 angka, sedangkan ini 9', 'buku tabungan'],
  ],
  ['one digit too many', account('70004192633'), ['terdiri atas 10 angka, sedangkan ini 11']],
  [
    'length of another bank',
    account('7000419263', 'Bank Mandiri'),
    ['nomor rekening Bank Mandiri terdiri atas 13 angka, sedangkan ini 10'],
  ],
  ['a bank written another way', account('7000419263', 'bri'), ['terdiri atas 15 angka']],
  [
    'repeated digits',
    account('7777777777'),
    ['isian number: angkanya berulang atau berurutan', 'Tulis nomor dari buku tabungan'],
  ],
  ['rising digits', account('1234567890'), ['berulang atau berurutan']],
  ['falling digits', account('9876543210'), ['berulang atau berurutan']],
  ['another holder', withValue('bankAccount', 'holder', 'Yayasan Makna Terang Abadi'), unapproved],
  [
    'a holder with a letter that only looks the same',
    withValue('bankAccount', 'holder', 'Yаyasan Makna Terang'),
    unapproved,
  ],
  ['another bank', account('7000419263', 'BCA Syariah'), unapproved],
  [
    'one digit of the WhatsApp number changed',
    withValue('siteSettings', 'contact.whatsapp', '6281100419264'),
    [/siteSettings, isian contact.whatsapp: nomor WhatsApp 6281100419264 belum disetujui/],
  ],
  [
    'telephone that is not the WhatsApp number',
    withValue('siteSettings', 'contact.phone', '+62 811-0041-9364'),
    [/siteSettings, isian contact.phone: nomor telepon \+62 811-0041-9364 belum disetujui/],
  ],
  [
    'account in copy',
    lead('Transfer ke 1234509876 ya.'),
    [`${inLead}: 1234509876 ${remark}`, 'Hapus dari teks', 'ALLOWED_DIGITS'],
  ],
  ['account in copy, with spaces', lead('Transfer ke 1234 5678 90 ya.'), [`${inLead}: 1234 5678 90 ${remark}`]],
  ['with dots', lead('Transfer ke 1234.5678.90 ya.'), [`${inLead}: 1234 5678 90 ${remark}`]],
  ['with dashes', lead('Transfer ke 1234-5678-90 ya.'), [`${inLead}: 1234 5678 90 ${remark}`]],
  ['with other dashes and spaces', lead('Transfer ke 1234 – 5678\u00a0\u201190 ya.'), [inLead, remark]],
  ['with zero-width spaces', lead('Transfer ke 1234\u200b5678\u200b90 ya.'), [`${inLead}: huruf ke-17`, 'U+200B']],
  ['in full-width digits', lead('Transfer ke １２３４５６７８９０ ya.'), [`${inLead}: huruf ke-13`, 'U+FF11']],
  ['in Arabic digits', lead('Transfer ke ١٢٣٤٥٦٧٨٩٠ ya.'), [`${inLead}: huruf ke-13`, 'U+0661']],
  ['in raised digits', lead('Transfer ke 1234⁵⁶⁷⁸90 ya.'), [`${inLead}: huruf ke-17`, 'U+2075']],
  ['with a tab', lead('Transfer ke 1234\t5678 ya.'), [`${inLead}: 1234 5678`]],
  ['eight digits', lead('Transfer ke 12340987 ya.'), [`${inLead}: 12340987`]],
  ['telephone in copy', lead('Hubungi (0812) 3456-7890.'), [`${inLead}: 0812 3456 7890 ${remark}`]],
  ['telephone that ends in two years', lead('Hubungi 0812-2019-2025.'), [`${inLead}: 0812 2019 2025`]],
  ['telephone that begins with two years', lead('Hubungi 2019-2025-345.'), [`${inLead}: 2019 2025 345`]],
  ['rupiah in wrong groups', lead('Rp123.456.7890'), [`${inLead}: 123 456 7890`]],
  ['our account with a digit more', lead('Rekening 7000 4192 631.'), [`${inLead}: 7000 4192 631`]],
  ['our account, and another after it', lead('Rekening 7000419263 1234509876.'), [inLead, remark]],
  ['more rupiah than a price can be', lead('Rp7.123.456.789'), [`${inLead}: 7 123 456 789`]],
  [
    'account partly in bold',
    answer('Kirim ke ', '12345', '09876', ' saja'),
    ['faq (tanya-keamanan), isian answer.0: 1234509876'],
  ],
  [
    'account in a picture text',
    withValue('donationPage', 'form.product.image.alt', 'Rek. 1234509876'),
    ['donationPage, isian form.product.image.alt: 1234509876'],
  ],
  [
    'account in a description for search engines',
    withValue('aboutPage', 'seo.description', 'Rek. 1234509876'),
    ['aboutPage, isian seo.description: 1234509876'],
  ],
  [
    'WhatsApp link to another number',
    withValue('donationPage', 'info.reportUrl', 'https://wa.me/628123456789'),
    ['donationPage, isian info.reportUrl', 'membuka percakapan', 'tautan WhatsApp'],
  ],
  [
    'WhatsApp link that hides the number',
    withValue('donationPage', 'info.reportUrl', 'https://wa.me/message/ABCDEFGH'),
    ['donationPage, isian info.reportUrl', 'membuka percakapan', 'tautan WhatsApp'],
  ],
  [
    'short WhatsApp link',
    withValue('donationPage', 'info.reportUrl', 'https://wa.link/abcdef'),
    ['donationPage, isian info.reportUrl', 'membuka percakapan', 'tautan WhatsApp'],
  ],
  [
    'the long WhatsApp link',
    withValue('donationPage', 'info.reportUrl', 'https://api.whatsapp.com/send?phone=628123456789'),
    ['donationPage, isian info.reportUrl', 'membuka percakapan', 'tautan WhatsApp'],
  ],
  [
    'another account in the text of a chat with us',
    withValue('donationPage', 'info.reportUrl', 'https://wa.me/6281100419263?text=rek%201234%205098%2076'),
    ['donationPage, isian info.reportUrl', 'membuka percakapan', 'tautan WhatsApp'],
  ],
  [
    'number in a link',
    withValue('donationPage', 'info.reportUrl', 'https://www.facebook.com/rekening/1234509876'),
    ['info.reportUrl: 1234509876'],
  ],
  [
    'reader without https',
    withValue('quranPage', 'reader.url', 'http://localhost:4174/'),
    ['quranPage, isian reader.url: “http://localhost:4174/” bukan alamat https', 'diawali https://'],
  ],
  [
    'reader on our origin',
    withValue('quranPage', 'reader.url', 'https://maknaterang.id/baca'),
    ['quranPage, isian reader.url', 'alamat situs ini sendiri', 'alamat sendiri'],
  ],
  [
    'reader on our origin with www',
    withValue('quranPage', 'reader.url', 'https://WWW.maknaterang.id:443/'),
    ['alamat situs ini sendiri'],
  ],
];

const matches = (line: string, names: Case[2]) =>
  names.every((name) => (typeof name === 'string' ? line.includes(name) : name.test(line)));

describe('content that is refused, with document, field and remedy', () => {
  test.each(contentCases)('%s', (_name, documents, names) => {
    const lines = problems(documents);
    expect(
      lines.filter((line) => matches(line, names)),
      lines.join('\n'),
    ).toHaveLength(1);
  });
});

describe('settings that are refused', () => {
  test.each<[string, GateSettings, string]>([
    ['no SITE_URL', { SITE_URL: undefined }, 'Setelan SITE_URL: belum diisi. Tulis alamat situs resmi'],
    ['SITE_URL without scheme', { SITE_URL: 'maknaterang.id' }, 'bukan alamat https yang lengkap'],
    ['http', { SITE_URL: 'http://maknaterang.id' }, 'bukan alamat https yang lengkap'],
    ['with a path', { SITE_URL: 'https://maknaterang.id/web' }, 'bukan alamat https yang lengkap'],
    ['localhost', { SITE_URL: 'https://localhost:4173' }, 'bukan alamat yang dapat dibuka pengunjung'],
    ['an address in digits', { SITE_URL: 'https://127.0.0.1' }, 'bukan alamat yang dapat dibuka pengunjung'],
    ['example', { SITE_URL: 'https://www.contoh.id' }, 'bukan alamat yang dapat dibuka pengunjung'],
    ['a name that is never', { SITE_URL: 'https://situs.invalid' }, 'bukan alamat yang dapat dibuka pengunjung'],
    ['nothing approved', { APPROVED_PAYEES: undefined }, 'Setelan APPROVED_PAYEES: belum diisi'],
    [
      'an account number in place of its fingerprint',
      { APPROVED_PAYEES: `${releaseEnv.APPROVED_PAYEES},7000419263` },
      '“7000419263” bukan sidik SHA-256',
    ],
    [
      'digits in words',
      { ALLOWED_DIGITS: '978-602-8519-93-9, isbn' },
      'Setelan ALLOWED_DIGITS: “isbn” tidak memuat angka',
    ],
    ['a preview', { VITE_PREVIEW: '1' }, 'Setelan VITE_PREVIEW: ini bangunan pratinjau'],
  ])('%s', (_name, changes, message) => {
    expect(problems(releasable, env(changes)).join('\n')).toContain(message);
  });
});

test('a preset of a hundred million may be read where it is a price, and nowhere else', () => {
  const documents = withValue('donationPage', 'form.presets', [100_000_000]);
  const files = [{ path: 'donation.html', text: '<input type="radio" value="100000000">' }];
  expect(releaseProblems({ documents, files, env: releaseEnv })).toEqual([]);
  expect(releaseProblems({ documents: releasable, files, env: releaseEnv })).toHaveLength(1);
});

test('another way to write the same payee is the same payee', () => {
  const fingerprints = (documents: SanityDocument[]) =>
    payeeParts(payeeOf(documents)).map(({ fingerprint }) => fingerprint);
  const spaced = withValue('bankAccount', 'bank', ' BANK Syariah  Indonesia');
  expect(fingerprints(withValue('siteSettings', 'contact.phone', '0811 0041 9263', spaced))).toEqual(
    fingerprints(releasable),
  );
});

describe('the built files', () => {
  const inFile = (path: string, text: string) =>
    releaseProblems({ documents: releasable, files: [{ path, text }], env: releaseEnv });

  test.each([
    ['about.html', '<p>Rek. <b>12345</b><!-- -->09876</p>', '1234509876'],
    ['about.html', '<p>1234&#32;5098&#x20;76</p>', '1234 5098 76'],
    ['about.html', '<a href="tel:+62%20812-3456-7890">Telepon</a>', '62 812 3456 7890'],
    ['about.html', '<a href="https://wa.me/628123456789">Chat</a>', '628123456789'],
    ['about.html', '<button aria-label="Salin 1234509876">Salin</button>', '1234509876'],
    ['about.html', '<input value="1234509876">', '1234509876'],
    ['about.html', '<svg><text>1234 5098 76</text></svg>', '1234 5098 76'],
    ['about.html', '<meta name="description" content="1234&#8209;5098&nbsp;76">', '1234 5098 76'],
    ['about.html', '<noscript><p>1234509876</p></noscript>', '1234509876'],
    ['about.html', '<script type="application/ld+json">{"telephone":"+628123456789"}</script>', '628123456789'],
    ['about.html', '<td>2019</td><td>1234</td><li>5678</li>', '2019 1234 5678'],
    ['about.html', '<p>1<i>2</i>345</p>\n<p>09<!--x-->876</p>', '12345 09876'],
    ['manifest.webmanifest', '{"description":"1234509876"}', '1234509876'],
    ['sitemap.xml', '<loc>https://maknaterang.id/1234509876</loc>', '1234509876'],
  ])('%s: %s', (path, text, number) => {
    expect(inFile(path, text)).toEqual([expect.stringContaining(`Berkas ${path}: ${number} ${remark}`)]);
  });

  test('what a page takes from content is told with its document and fields', () => {
    const text = '{"stats":{"items":[{"value":"12345","label":"09876"}]}}';
    expect(inFile('content/donation.46583040.json', text)).toEqual([
      expect.stringContaining('Dokumen donationPage, isian stats.items.0.value dan stats.items.0.label: 12345 09876'),
    ]);
  });

  test.each([
    '<a href="https://api.whatsapp.com/send?phone=6281100419263&amp;phone=628123456789">x</a>',
    '<a href="https://wa.me/6281100419263?phone=628123456789">x</a>',
    '<form action="https://evil.id/x"></form>',
    '<iframe src="https://evil.id/"></iframe>',
    '<img src="https://evil.id/a.png">',
    '<script src="https://evil.id/a.js"></script>',
    '<meta property="og:url" content="https://evil.id/">',
    '<a href="mailto:fulan@evil.id">x</a>',
    '<button formaction="javascript:alert(1)">x</button>',
  ])('a link that nobody approved: %s', (text) => {
    expect(inFile('about.html', text)).toEqual([
      expect.stringMatching(/^Berkas about\.html: “.*” (?:menuju|membuka|bukan)/),
    ]);
  });

  test.each([
    ['about.html', '<a class="css-12345678" id="b12345678" href="/images/a.12345678.png">x</a>'],
    ['about.html', '<meta property="og:image" content="https://maknaterang.id/images/bagikan-home.12345678.png">'],
    ['about.html', '<script type="application/json" id="content-index">{"site":"12345678"}</script>'],
    ['about.html', '<style>a{width:12345678px}</style><path d="M1234 5678 90"></path><rect x="12345678"></rect>'],
    ['about.html', '<td>15417</td><td>+62 811-0041-9263</td><li>2019–2025</li><li>90</li>'],
    [
      'content/a.json',
      '{"picture":{"kind":"picture","src":"/images/12345678.12345678"},"body":{"_key":"12345678","marks":["12345678"]}}',
    ],
    ['sitemap.xml', '<url><loc>https://maknaterang.id/about</loc><lastmod>2026-11-21</lastmod></url>'],
  ])('%s has nothing to read: %s', (path, text) => {
    expect(inFile(path, text)).toEqual([]);
  });

  test('a number that the content holds is told once, where staff can mend it', () => {
    const documents = lead('Rek. 1234509876');
    const files = [{ path: 'index.html', text: '<p>Rek. 1234509876</p>' }];
    expect(releaseProblems({ documents, files, env: releaseEnv })).toEqual([expect.stringContaining(inLead)]);
  });
});

test('only what is marked as an example counts as one: a pull brings real values into the fallback', async () => {
  expect(examplesOf(releasable).size).toBe(0);
  const marked = examplesOf(withValue('bankAccount', 'placeholder', true));
  expect(marked.get('bankAccount number')).toEqual(new Set(['7000419263']));
});

test('example content is refused for every placeholder in it, all at once', () => {
  const places: [id: string, path: string, value: unknown][] = [
    ['bankAccount', 'placeholder', true],
    ['bankAccount', 'holder', 'Yayasan Contoh'],
    ['siteSettings', 'contact.whatsapp', 'nomor WhatsApp'],
    ['siteSettings', 'contact.email', 'kontak@contoh.id'],
    ['appInfo', 'placeholder', true],
    ['quranPage', 'reader.url', 'http://localhost:4174/'],
  ];
  const example = places.reduce((documents, [id, path, value]) => withValue(id, path, value, documents), releasable);
  const lines = problems(example, {});
  for (const [id, path] of places) expect(lines.join('\n')).toContain(`Dokumen ${id}, isian ${path}`);
  for (const setting of ['SITE_URL', 'APPROVED_PAYEES']) expect(lines.join('\n')).toContain(setting);
  expect(new Set(lines).size).toBe(lines.length);
});
