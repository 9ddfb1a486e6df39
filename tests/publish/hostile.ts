import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';
import { exampleDocuments } from './example-documents.ts';

/** Content that is wrong on purpose: the build (hostile-content.test.ts) and the Studio (tests/studio/rules.test.ts) refuse it. */
export const good: SanityDocument[] = [
  ...(await exampleDocuments()),
  // Too large for a build, and used by nobody.
  {
    _id: `image-${'0'.repeat(40)}-8000x6000-png`,
    _type: 'sanity.imageAsset',
    url: 'images/raksasa.png',
    metadata: { dimensions: { width: 8000, height: 6000 } },
  },
  // None is checked in: they pass.
  {
    _id: 'pengumuman',
    _type: 'notice',
    text: 'Kantor kami tutup hari ini.',
    linkLabel: 'Hubungi kami',
    href: '/contact',
    tone: 'plain',
    pages: ['donation'],
    from: '2026-12-01T01:00:00.000Z',
    until: '2026-12-01T03:00:00.000Z',
  },
];

/** Sets `path` ("prices.unitPrice.beli") of a copy of the dataset's document `id`. */
export function changed(id: string, path: string, value: unknown): SanityDocument[] {
  const documents = structuredClone(good);
  const keys = path.split('.');
  const last = keys.pop() as string;
  let target = documents.find(({ _id }) => _id === id) as Record<string, unknown>;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return documents;
}

/** Where a document of a list stands on its page, whatever was added around it. */
function placeOf(id: string): number {
  const type = good.find(({ _id }) => _id === id)?._type;
  const rank = ({ orderRank }: SanityDocument) => String(orderRank);
  const list = good.filter(({ _type }) => _type === type).sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return list.findIndex(({ _id }) => _id === id);
}
const question = `faq.items.${placeOf('tanya-keamanan')}`;
const feature = `features.items.${placeOf('fitur-murattal')}`;

const donation = 'donationPage';
const site = 'siteSettings';

type Row = [id: string, path: string, value: unknown, names: string[]];

/** A list of the checked-in content, made as long as this. */
function many(id: string, path: string, count: number): unknown[] {
  const document: unknown = good.find(({ _id }) => _id === id);
  const list = path.split('.').reduce((part, key) => (part as Record<string, unknown>)[key], document) as object[];
  return Array.from({ length: count }, (_, index) => ({ ...list[index % list.length], _key: `butir-${index}` }));
}

/** A coming version of a legal page, announced on 1 December 2026. */
function version(id: string, from: string, sections: unknown[] = many(id, 'sections', 1)) {
  return [{ _key: 'versi', announced: '2026-12-01', from, sections }];
}

/** The dataset with this many documents of a type: copies that differ in everything that has to differ. */
export function crowd(type: string, count: number): SanityDocument[] {
  const [one, others] = [good.find(({ _type }) => _type === type), good.filter(({ _type }) => _type !== type)];
  const copies = Array.from({ length: count }, (_, index) => ({
    ...structuredClone(one as SanityDocument),
    _id: `${type}-${index}`,
    ...(type === 'faq'
      ? { question: `Pertanyaan ${index}?` }
      : { [type === 'feature' ? 'title' : 'name']: `Nama ${index}` }),
  }));
  return [...others, ...copies];
}

/** One document more than fits, of each type that staff add, and where the page has it. */
export const crowds: [count: number, type: string, path: string][] = [
  [601, 'shippingCity', 'prices.cities'],
  [5, 'plan', 'plans.items'],
  [61, 'faq', 'faq.items'],
  [13, 'feature', 'features.items'],
  [41, 'teamMember', 'team.items'],
];

/** A field, where the page has its value, values that a rule of money refuses, and what to write instead. */
const money = (id: string, path: string, [page, at]: [string, string], refused: [unknown, string][]) =>
  refused.map(([value, remedy]): Row => [id, path, value, [page, at, remedy]]);

const few = 'paling sedikit Rp1.000';
const notAPrice: [unknown, string][] = [
  [29, few],
  [29_050, 'Rp29.000 atau Rp29.100'],
  [29_000.5, 'rupiah bulat'],
  ['29.000', 'angka bulat'],
  [null, 'belum diisi'],
];
const notAnAmount = notAPrice.filter(([value]) => value !== 29_050);

/** Applies the rules of src/content/money-rules.ts to every field; each rule has a test in money-rules.test.ts. */
const moneyTable: Row[] = [
  ...money(
    'paket-pro',
    'price',
    ['pricingPage', 'plans.items.1.price'],
    [...notAPrice, [1, `${few}, misalnya 29.000, atau 0`]],
  ),
  ...['beli', 'wakaf'].flatMap((kind) => {
    const path = `prices.unitPrice.${kind}`;
    return money(donation, path, [donation, path], [...notAPrice, [0, few], [115, few]]);
  }),
  ...money('kota-bandung', 'ratePerKg', [donation, 'prices.cities.1.ratePerKg'], [...notAnAmount, [0, few]]),
  ...['minDonation', 'maxDonation'].flatMap((limit) =>
    money(donation, `prices.${limit}`, [donation, `prices.${limit}`], [...notAnAmount, [0, few]]),
  ),
  ...money(
    donation,
    'prices.maxDonation',
    [donation, 'prices.maxDonation'],
    [[10_000, 'lebih besar daripada donasi terkecil (Rp10.000)']],
  ),
  ...money(
    donation,
    'prices.weightKg',
    [donation, 'prices.weightKg'],
    [0.09, 5.001].map((value): [unknown, string] => [value, 'antara 0,1 dan 5 kg']),
  ),
  ...money(
    donation,
    'form.presets',
    [donation, 'form.presets'],
    [
      [[25_000, 25_000], 'urutkan dari yang terkecil: Rp25.000'],
      [[5_000, 25_000], 'ganti Rp5.000 dengan nominal antara Rp10.000 dan Rp500.000.000'],
      [[25_000.5], 'rupiah bulat'],
    ],
  ),
];

/** Document, field, hostile value, and what the message must name. */
export const table: Row[] = [
  ...moneyTable,
  [donation, 'prices.weightKg', 0, [donation, 'prices.weightKg']],
  [donation, 'prices.minDonation', undefined, [donation, 'prices.minDonation']],
  [donation, 'prices.maxQuantity', 0, [donation, 'prices.maxQuantity']],
  [donation, 'form.presets', ['25000'], [donation, 'form.presets.0']],
  [donation, 'form.types', [], [donation, 'form.types']],
  [donation, 'form.nameLabel', '   ', [donation, 'form.nameLabel', 'tidak boleh kosong']],
  [donation, 'form.product.image.alt', undefined, [donation, 'form.product.picture.alt']],
  [donation, 'form.product.image', undefined, [donation, 'form.product.picture']],
  [donation, 'form.product.image.alt', 'sampul-mushaf.png', [donation, 'form.product.picture.alt', 'nama berkas']],
  [
    donation,
    'form.product.image.crop',
    { top: 0.5, bottom: 0, left: 0, right: 0 },
    [donation, 'form.product.picture', '800 × 600'],
  ],
  [
    donation,
    'form.product.image.asset._ref',
    `image-${'0'.repeat(40)}-8000x6000-png`,
    [donation, 'form.product.picture', 'terlalu besar'],
  ],
  [donation, 'form.nameLabel', 'a'.repeat(2001), [donation, 'form.nameLabel', '2000 huruf']],
  [
    'tanya-keamanan',
    'answer.0.children.0.text',
    'a'.repeat(2001),
    ['pricingPage', `${question}.answer.0.children.0.text`, '2000 huruf'],
  ],
  [
    'tanya-keamanan',
    'answer',
    many('tanya-keamanan', 'answer', 201),
    ['pricingPage', `${question}.answer`, 'paling banyak 200 butir'],
  ],
  [
    'tanya-keamanan',
    'answer.0.children',
    many('tanya-keamanan', 'answer.0.children', 101),
    ['pricingPage', `${question}.answer.0.children`, 'paling banyak 100 butir'],
  ],
  [donation, 'info.reportUrl', 'javascript:alert(1)', [donation, 'info.reportUrl', 'https://']],
  [donation, 'gallery.items', [], [donation, 'gallery.items']],
  ['kota-medan', 'name', 'Bandung', ['shippingCity (kota-medan)', 'name', 'Bandung', 'sudah dipakai']],
  ['bankAccount', 'number', 123_456_789, ['confirmationPage', 'bankAccount.number']],
  ['bankAccount', 'number', '123 456 789', ['confirmationPage', 'bankAccount.number', 'angka saja']],
  ['bankAccount', 'code', undefined, ['confirmationPage', 'bankAccount.code', 'belum diisi']],
  ['bankAccount', 'code', '45', ['confirmationPage', 'bankAccount.code', 'tiga angka']],
  [
    'confirmationPage',
    'guide.channels.0.steps',
    ['Isi {jumlah}.'],
    ['confirmationPage', 'guide.channels.0.steps.0', '{total}'],
  ],
  ['confirmationPage', 'guide.channels.0.note', 'Isi {total', ['confirmationPage', 'guide.channels.0.note', '{total}']],
  ['confirmationPage', 'keep.slipNotes', ['Satu.'], ['confirmationPage', 'keep.slipNotes']],
  ['confirmationPage', 'transferred.answers', [], ['confirmationPage', 'transferred.answers', 'paling sedikit 1']],
  ['bankAccount', 'holder', undefined, ['confirmationPage', 'bankAccount.holder']],
  [site, 'contact.whatsapp', '081234567890', [site, 'contact.whatsapp', '62']],
  [site, 'contact.email', 'bukan email', [site, 'contact.email']],
  [site, 'social.facebook', 'javascript:alert(1)', [site, 'social.facebook', 'https://']],
  [site, 'newsletter.action', '//evil.example', [site, 'newsletter.action', 'https://']],
  [site, 'productName', undefined, [site, 'productName', 'belum diisi']],
  ...(
    [
      ['privacyPage', 'sections', 41],
      ['termsPage', 'sections', 41],
      ['homePage', 'gallery.items', 11],
      ['featuresPage', 'free.screens', 4],
      ['downloadPage', 'gallery.items', 11],
      ['downloadPage', 'benefits.items', 7],
      ['quranPage', 'cards.items', 7],
      ['aboutPage', 'principles.items', 7],
      [donation, 'gallery.items', 13],
      ['pricingPage', 'comparison.rows', 31],
    ] as const
  ).map(([id, path, count]): Row => [id, path, many(id, path, count), [id, path, `paling banyak ${count - 1} butir`]]),
  ...(
    [
      ['homePage', 'gallery.items', 3],
      ['downloadPage', 'benefits.items', 2],
      ['aboutPage', 'principles.items', 2],
      ['pricingPage', 'comparison.rows', 1],
      ['termsPage', 'sections', 1],
    ] as const
  ).map(([id, path, least]): Row => [id, path, many(id, path, least - 1), [id, path, `paling sedikit ${least} butir`]]),
  // Hidden entries do not count.
  [
    'homePage',
    'gallery.items',
    many('homePage', 'gallery.items', 3).map((screen, index) => ({ ...(screen as object), visible: index > 0 })),
    ['homePage', 'gallery.items', 'paling sedikit 3 butir'],
  ],
  ['pricingPage', 'comparison.rows.0.cells.0.value', ' ', ['pricingPage', 'comparison.rows.0.cells.0.value', 'kosong']],
  ['fitur-murattal', 'icon', 'constructor', ['homePage', `${feature}.icon`, 'pilih salah satu']],
  [
    'homePage',
    'gallery.items.0.image.asset._ref',
    'image-hilang',
    ['homePage', 'image.asset', 'image-hilang', 'tidak ada'],
  ],
  ['confirmationPage', 'steps', ['satu'], ['confirmationPage', 'steps']],
  ...(
    [
      ['confirmationPage', 'whatsapp'],
      ['confirmationPage', 'transferred.message'],
      ['contactPage', 'whatsapp'],
    ] as const
  ).map(([id, path]): Row => [id, `${path}.greeting`, 'a, '.repeat(160).trim(), [id, path, 'terlalu panjang']]),
  ['confirmationPage', 'whatsapp.types.wakaf', undefined, ['confirmationPage', 'whatsapp.types.wakaf']],
  ['paket-gratis', 'priceText', undefined, ['pricingPage', 'plans.items.0.priceText', 'Gratis']],
  ['paket-gratis', 'features', [], ['pricingPage', 'plans.items.0.features']],
  [
    'tanya-keamanan',
    'question',
    'Bagaimana cara membayar versi Pro?',
    ['faq (tanya-keamanan)', 'question', 'sudah dipakai'],
  ],
  ['tanya-keamanan', 'answer', [], ['pricingPage', `${question}.answer`]],
  ['tanya-keamanan', 'answer.0.style', 'constructor', ['pricingPage', `${question}.answer.0.style`, 'normal']],
  ['tanya-keamanan', 'answer.0._type', '__proto__', ['pricingPage', `${question}.answer.0._type`]],
  ['tanya-keamanan', 'answer.0.level', 1e6, ['pricingPage', `${question}.answer.0.level`, 'isi angka 3 atau kurang']],
  [
    'tanya-keamanan',
    'answer.0.children.0.marks',
    ['em'],
    ['pricingPage', `${question}.answer.0.children`, 'tebal dan tautan'],
  ],
  ['tanya-keamanan', 'answer.0.children.0.text', '  ', ['pricingPage', `${question}.answer.0.children`, 'kosong']],
  // Which addresses are refused: tests/content/rules.test.ts.
  ...['javascript:alert(1)', '//evil.example', 'http://contoh.id/', 'mailto:'].map(
    (href): [string, string, unknown, string[]] => [
      'tanya-keamanan',
      'answer.0.markDefs',
      [{ _key: 'a', _type: 'link', href }],
      ['pricingPage', `${question}.answer.0.markDefs.0.href`, 'https://'],
    ],
  ),
  [
    'tanya-keamanan',
    'answer.0.markDefs',
    [{ _key: 'a', _type: 'constructor', href: '/about' }],
    ['pricingPage', 'markDefs.0._type'],
  ],
  ['quranPage', 'reader.url', 'javascript:alert(1)', ['quranPage', 'reader.url', 'https://']],
  ['quranPage', 'tips.sets', [], ['quranPage', 'tips.sets']],
  ['appInfo', 'androidUrl', '//play.google.com', ['downloadPage', 'app.androidUrl', 'https://']],
  ['appInfo', 'iosUrl', 'javascript:alert(1)', ['downloadPage', 'app.iosUrl', 'https://']],
  ['appInfo', 'packageName', 'Aplikasi Kami', ['downloadPage', 'app.packageName', 'Play Console']],
  ['appInfo', 'certificate', 'AB:CD', ['downloadPage', 'app.certificate', '32 pasang']],
  ['appInfo', 'lastUpdate', '15 Desember 2024', ['downloadPage', 'app.lastUpdate', '2024-12-15']],
  ...[
    ['12,500+', 'ribuan dengan titik'],
    ['1.25 M+', 'pecahan dengan koma'],
    ['50K+', 'ribu sebagai rb'],
    ['Rp 1 M+', 'Rp tanpa spasi'],
  ].flatMap(([value, remedy]): Row[] => [
    [donation, 'stats.items.0.value', value, [donation, 'stats.items.0.value', remedy as string]],
    ['appInfo', 'downloads', value, ['downloadPage', 'app.downloads', remedy as string]],
  ]),
  ['appInfo', 'rating', '4.9', ['downloadPage', 'app.rating', 'pecahan dengan koma']],
  ['contactPage', 'map.embedUrl', 'data:text/html,x', ['contactPage', 'map.embedUrl', 'https://']],
  ['privacyPage', 'sections', [], ['privacyPage', 'sections']],
  ['termsPage', 'updated', '2025-02-30', ['termsPage', 'updated']],
  ['pengumuman', 'text', ' ', [site, 'notices.0.text', 'kosong']],
  ['pengumuman', 'text', 'a'.repeat(201), [site, 'notices.0.text']],
  ['pengumuman', 'href', 'javascript:alert(1)', [site, 'notices.0.href', 'https://']],
  ['pengumuman', 'href', undefined, [site, 'notices.0.linkLabel', 'keduanya']],
  ['pengumuman', 'linkLabel', undefined, [site, 'notices.0.linkLabel', 'keduanya']],
  ['pengumuman', 'tone', 'constructor', [site, 'notices.0.tone', 'pilih salah satu']],
  ['pengumuman', 'pages', ['__proto__'], [site, 'notices.0.pages.0', 'pilih salah satu']],
  ['pengumuman', 'until', '2026-12-01T01:00:00.000Z', [site, 'notices.0.until', 'setelah waktu mulai']],
  ...(['privacyPage', 'termsPage'] as const).flatMap((id): Row[] => [
    [id, 'coming', version(id, '2026-12-30'), [id, 'coming.from', '30 hari']],
    [id, 'coming', version(id, '2026-02-30'), [id, 'coming.from']],
    [id, 'coming', version(id, '2027-01-01', []), [id, 'coming.sections', 'paling sedikit 1']],
  ]),
  ['tim-penerjemah', 'name', undefined, ['aboutPage', 'team.items.0.name', 'belum diisi']],
  // Which signs are refused: tests/content/characters.test.ts; here, that every kind of field is looked at.
  ...[
    ['siteSettings', 'tagline', 'Rek.\u200b1234', 'U+200B'],
    ['siteSettings', 'contact.address', 'Jalan  Kemuning', 'dua spasi'],
    ['siteSettings', 'footer.colophon', 'Satu\nDua', 'pindah baris'],
    ['siteSettings', 'footer.updatedLabel', 'Diperbarui\u202e', 'U+202E'],
    ['homePage', 'hero.title', 'Qur\u2019an\u00a0kita', 'spasi khusus'],
    ['aboutPage', 'direction.mission', ['Misi \u0661'], 'angka khusus'],
    ['kota-medan', 'name', 'Med\u0430n', 'U+0430'],
    ['tanya-keamanan', 'answer.0.children.0.text', 'Ya\u034f.', 'U+034F'],
    ['tim-penerjemah', 'name', 'Nama | Penerjemah', 'U+007C'],
  ].map(([id, path, value, sign]): [string, string, unknown, string[]] => [
    id as string,
    path as string,
    value,
    [id as string, (path as string).split('.')[0] as string, sign as string],
  ]),
];

/** Each row under a title that fits a line. */
export const titled = table.map((row): [title: string, row: Row] => {
  const value = JSON.stringify(row[2]) ?? 'undefined';
  return [`${row[0]} › ${row[1]} = ${value.length > 100 ? `${value.slice(0, 100)}…` : value}`, row];
});
