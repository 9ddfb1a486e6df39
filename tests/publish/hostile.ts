import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';
import { exampleDocuments } from './example-documents.ts';
import { withValue } from './releasable.ts';

/** Content that build and Studio accept. Each change of it below is wrong on purpose, and both refuse it. */
export const good: SanityDocument[] = [
  // The checked-in content has no notice, because notices end.
  ...withValue(
    'siteSettings',
    'notice',
    { text: 'Kantor kami tutup hari ini.', linkLabel: 'Hubungi kami', href: '/contact', until: '2026-12-01' },
    await exampleDocuments(),
  ).map((document) =>
    document._id === 'bankAccount' ? { ...document, bank: 'Bank Muamalat', code: '147' } : document,
  ),
  { _id: 'sampai', _type: 'distribution', day: '2026-11-21', kind: 'masjid', city: 'Bogor', quantity: 4 },
  // A picture that is too large for a build. No document shows it.
  {
    _id: `image-${'0'.repeat(40)}-8000x6000-png`,
    _type: 'sanity.imageAsset',
    url: 'images/raksasa.png',
    metadata: { dimensions: { width: 8000, height: 6000 } },
  },
];

/** The dataset with `path` ("prices.unitPrice.beli") of the document `id` set. */
export const changed = (id: string, path: string, value: unknown) => withValue(id, path, value, good);

/** A value that build and Studio refuse in a field of a document, and words of the message. */
type Row = [id: string, path: string, value: unknown, words?: string];

/** The list in a field, cut or repeated to `count` entries. */
function many(id: string, path: string, count: number): unknown[] {
  const document: unknown = good.find(({ _id }) => _id === id);
  const list = path.split('.').reduce((part, key) => (part as Record<string, unknown>)[key], document) as object[];
  return Array.from({ length: count }, (_, index) => ({ ...list[index % list.length], _key: `butir-${index}` }));
}

const nameFields: Record<string, string> = { faq: 'question', feature: 'title' };

/** The dataset with `count` documents of a type: copies of one, each with its own id and name. */
export function crowd(type: string, count: number): SanityDocument[] {
  const [model, others] = [good.find(({ _type }) => _type === type), good.filter(({ _type }) => _type !== type)];
  const copies = Array.from({ length: count }, (_, index) => ({
    ...structuredClone(model as SanityDocument),
    _id: `${type}-${index}`,
    [nameFields[type] ?? 'name']: `Nama ${index}`,
  }));
  return [...others, ...copies];
}

/** One document more than fits, of each type that staff add, and the list of the page that holds them. */
export const crowds: [count: number, type: string, path: string][] = [
  [601, 'shippingCity', 'prices.cities'],
  [5, 'plan', 'plans'],
  [61, 'faq', 'faq.items'],
  [13, 'feature', 'features.items'],
  [41, 'teamMember', 'team.items'],
];

/** Values that no amount may have. The rules themselves: tests/content/money-rules.test.ts. */
const notAnAmount: [value: unknown, words: string][] = [
  [29, 'paling sedikit Rp1.000'],
  ['29.000', 'dengan angka tanpa'],
  [null, 'belum diisi'],
];
const amounts: [id: string, path: string][] = [
  ['paket-pro', 'price'],
  ['donationPage', 'prices.unitPrice.beli'],
  ['donationPage', 'prices.unitPrice.wakaf'],
  ['donationPage', 'prices.minDonation'],
  ['donationPage', 'prices.maxDonation'],
  ['kota-bandung', 'ratePerKg'],
];
const moneyTable: Row[] = [
  ...amounts.flatMap((place) => notAnAmount.map((wrong): Row => [...place, ...wrong])),
  ...amounts.slice(0, 3).map((place): Row => [...place, 29_050, 'Rp29.000 atau Rp29.100']),
  ['donationPage', 'prices.maxDonation', 10_000, 'lebih besar daripada donasi terkecil (Rp10.000)'],
  ['donationPage', 'prices.weightKg', 0.09, 'antara 0,1 dan 5 kg'],
  ['donationPage', 'form.presets', [25_000, 25_000], 'urutkan dari yang terkecil: Rp25.000'],
];

/** The largest number of entries that each list may have. */
const most: [id: string, path: string, count: number][] = [
  ['privacyPage', 'sections', 40],
  ['homePage', 'gallery.items', 10],
  ['downloadPage', 'benefits.items', 6],
  ['donationPage', 'gallery.items', 12],
  ['pricingPage', 'comparison.rows', 30],
  ['tanya-keamanan', 'answer', 200],
  ['tanya-keamanan', 'answer.0.children', 100],
];
/** The smallest number of entries that each list may have. */
const least: typeof most = [
  ['homePage', 'gallery.items', 3],
  ['downloadPage', 'benefits.items', 2],
  ['pricingPage', 'comparison.rows', 1],
  ['termsPage', 'sections', 1],
];

const link = (href: string, _type = 'link') => [{ _key: 'a', _type, href }];

export const table: Row[] = [
  ...moneyTable,
  ...most.map(([id, path, count]): Row => [id, path, many(id, path, count + 1), `paling banyak ${count} butir`]),
  ...least.map(([id, path, count]): Row => [id, path, many(id, path, count - 1), `paling sedikit ${count} butir`]),
  // Hidden entries do not count.
  [
    'homePage',
    'gallery.items',
    many('homePage', 'gallery.items', 3).map((screen, index) => ({ ...(screen as object), visible: index > 0 })),
    'paling sedikit 3 butir',
  ],
  ['donationPage', 'prices.minDonation', undefined],
  ['donationPage', 'prices.maxQuantity', 0],
  ['donationPage', 'form.presets', ['25000']],
  ['donationPage', 'form.types', []],
  ['donationPage', 'form.nameHint', '   ', 'tidak boleh kosong'],
  ['donationPage', 'form.nameHint', 'a'.repeat(2001), '2000 huruf'],
  ['donationPage', 'form.product.image', undefined],
  ['donationPage', 'form.product.image.alt', undefined],
  ['donationPage', 'form.product.image.alt', 'sampul-mushaf.png', 'nama berkas'],
  ['donationPage', 'form.product.image.crop', { top: 0.5, bottom: 0, left: 0, right: 0 }, '800 × 600'],
  ['donationPage', 'form.product.image.asset._ref', `image-${'0'.repeat(40)}-8000x6000-png`, 'terlalu besar'],
  ['donationPage', 'info.reportUrl', 'javascript:alert(1)', 'https://'],
  ['donationPage', 'gallery.items', []],
  ['kota-medan', 'name', 'Bandung', 'sudah dipakai'],
  ['bankAccount', 'number', '123 456 789', 'angka saja'],
  ['bankAccount', 'code', '45', 'tiga angka'],
  ['bankAccount', 'code', '451', 'kode Bank Muamalat adalah 147'],
  ['bankAccount', 'holder', undefined],
  ['confirmationPage', 'guide.channels.0.steps', ['Isi {jumlah}.'], '{total}'],
  ['confirmationPage', 'guide.channels.0.steps.0', 'Isi {total', '{total}'],
  ['confirmationPage', 'guide.channels', [], 'paling sedikit 1'],
  ['confirmationPage', 'whatsapp.types.wakaf', undefined],
  ['confirmationPage', 'whatsapp.greeting', 'a, '.repeat(160).trim(), 'terlalu panjang'],
  ['confirmationPage', 'transferred.message.greeting', 'a, '.repeat(160).trim(), 'terlalu panjang'],
  ['contactPage', 'whatsapp.greeting', 'a, '.repeat(160).trim(), 'terlalu panjang'],
  ['contactPage', 'map.embedUrl', 'data:text/html,x', 'https://'],
  ['siteSettings', 'contact.whatsapp', '081234567890', '62'],
  ['siteSettings', 'contact.email', 'bukan email'],
  ['siteSettings', 'social.facebook', 'javascript:alert(1)', 'https://'],
  ['siteSettings', 'newsletter.action', '//evil.example', 'https://'],
  ['siteSettings', 'productName', undefined, 'belum diisi'],
  ['pricingPage', 'comparison.rows.0.cells.0.value', ' ', 'kosong'],
  ['fitur-murattal', 'icon', 'constructor', 'pilih salah satu'],
  ['homePage', 'gallery.items.0.image.asset._ref', 'image-hilang', 'rujukan ke image-hilang tidak ada'],
  ['paket-gratis', 'priceText', undefined, 'Gratis'],
  ['paket-gratis', 'features', []],
  ['tanya-pembayaran', 'question', 'Apakah data saya aman?', 'sudah dipakai'],
  ['tanya-keamanan', 'answer', []],
  ['tanya-keamanan', 'answer.0.style', 'constructor', 'normal'],
  ['tanya-keamanan', 'answer.0._type', '__proto__'],
  ['tanya-keamanan', 'answer.0.level', 1e6, 'isi angka 3 atau kurang'],
  ['tanya-keamanan', 'answer.0.children.0.marks', ['em'], 'tebal dan tautan'],
  ['tanya-keamanan', 'answer.0.children.0.text', '  ', 'kosong'],
  ['tanya-keamanan', 'answer.0.children.0.text', 'a'.repeat(2001), '2000 huruf'],
  // tests/content/rules.test.ts has every address that is refused.
  ['tanya-keamanan', 'answer.0.markDefs', link('javascript:alert(1)'), 'https://'],
  ['tanya-keamanan', 'answer.0.markDefs', link('/about', 'constructor')],
  ['quranPage', 'reader.url', 'javascript:alert(1)', 'https://'],
  ['quranPage', 'tips.sets', []],
  ['appInfo', 'androidUrl', '//play.google.com', 'https://'],
  ['appInfo', 'iosUrl', 'javascript:alert(1)', 'https://'],
  ['appInfo', 'packageName', 'Aplikasi Kami', 'Play Console'],
  ['appInfo', 'certificate', 'AB:CD', '32 pasang'],
  ['appInfo', 'lastUpdate', '15 Desember 2024', '2024-12-15'],
  ['appInfo', 'rating', '4.9', 'pecahan dengan koma'],
  ['appInfo', 'downloads', '12,500+', 'ribuan dengan titik'],
  ['donationPage', 'stats.items.0.value', 'Rp 1 M+', 'Rp tanpa spasi'],
  ['termsPage', 'updated', '2025-02-30'],
  ['siteSettings', 'notice.text', ' ', 'kosong'],
  ['siteSettings', 'notice.text', 'a'.repeat(201)],
  ['siteSettings', 'notice.href', 'javascript:alert(1)', 'https://'],
  ['siteSettings', 'notice.linkLabel', undefined, 'keduanya'],
  ['siteSettings', 'notice.until', undefined],
  ['siteSettings', 'notice.until', '2026-02-30'],
  ['sampai', 'day', '2009-12-31', 'setelah tahun 2009'],
  ['sampai', 'day', '9999-01-01', 'belum tiba'],
  ['sampai', 'day', '2026-02-30', '2024-12-15'],
  ['sampai', 'quantity', 0, 'isi angka 1 atau lebih'],
  ['sampai', 'kind', 'sekolah', 'pilih salah satu: masjid'],
  ['sampai', 'city', undefined, 'belum diisi'],
  ['tim-penerjemah', 'name', undefined, 'belum diisi'],
  ['siteSettings', 'tagline', 'Rek.\u00001234', 'tanda kendali'],
  ['aboutPage', 'direction.mission', ['Misi \u0007'], 'tanda kendali'],
  ['tanya-keamanan', 'answer.0.children.0.text', 'Ya\ud83d.', 'tanda kendali'],
];

/** Each row with its title, cut to fit a line. */
export const titled = table.map((row): [title: string, row: Row] => {
  const value = JSON.stringify(row[2]) ?? 'undefined';
  return [`${row[0]} › ${row[1]} = ${value.length > 100 ? `${value.slice(0, 100)}…` : value}`, row];
});
