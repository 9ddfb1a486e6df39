import { fallbackDocuments } from '../../src/build/fallback-documents.ts';
import type { SanityDocument } from '../../src/build/sanity-document.ts';

/** Content made wrong on purpose: the build (hostile-content.test.ts) and the Studio (tests/studio/rules.test.ts) refuse it. */
export const good = await fallbackDocuments();

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

const donation = 'donationPage';
const site = 'siteSettings';

/** Document, field, hostile value, and what the message must name. */
export const table: [id: string, path: string, value: unknown, names: string[]][] = [
  [donation, 'prices.unitPrice.beli', undefined, [donation, 'prices.unitPrice.beli', 'belum diisi']],
  [donation, 'prices.unitPrice.beli', null, [donation, 'prices.unitPrice.beli', 'belum diisi']],
  [donation, 'prices.unitPrice.wakaf', '100000', [donation, 'prices.unitPrice.wakaf', 'angka bulat']],
  [donation, 'prices.unitPrice.wakaf', -100_000, [donation, 'prices.unitPrice.wakaf', 'paling kecil 1']],
  [donation, 'prices.unitPrice.wakaf', 0, [donation, 'prices.unitPrice.wakaf']],
  [donation, 'prices.unitPrice.wakaf', 99_999.5, [donation, 'prices.unitPrice.wakaf', 'angka bulat']],
  [donation, 'prices.unitPrice.wakaf', 1e15, [donation, 'prices.unitPrice.wakaf', 'paling besar']],
  [donation, 'prices.weightKg', 0, [donation, 'prices.weightKg']],
  [donation, 'prices.weightKg', '0.8', [donation, 'prices.weightKg']],
  [donation, 'prices.minDonation', undefined, [donation, 'prices.minDonation']],
  [donation, 'prices.maxDonation', 5000, [donation, 'prices.maxDonation', 'lebih besar']],
  [donation, 'prices.maxQuantity', 0, [donation, 'prices.maxQuantity']],
  [donation, 'prices.cities', [], [donation, 'prices.cities', 'paling sedikit 1']],
  [donation, 'form.presets', ['25000'], [donation, 'form.presets.0']],
  [donation, 'form.types', [], [donation, 'form.types']],
  [donation, 'form.nameLabel', '', [donation, 'form.nameLabel', 'tidak boleh kosong']],
  [donation, 'form.nameLabel', '   ', [donation, 'form.nameLabel', 'tidak boleh kosong']],
  [donation, 'form.product.image.alt', undefined, [donation, 'form.product.picture.alt']],
  [donation, 'form.product.image', undefined, [donation, 'form.product.picture']],
  [donation, 'info.reportUrl', 'javascript:alert(1)', [donation, 'info.reportUrl', 'https://']],
  [donation, 'info.reportUrl', 'data:text/html,x', [donation, 'info.reportUrl', 'https://']],
  [donation, 'info.reportUrl', 'vbscript:x', [donation, 'info.reportUrl', 'https://']],
  [donation, 'info.reportUrl', 'blob:https://contoh.id/x', [donation, 'info.reportUrl', 'https://']],
  [donation, 'info.reportUrl', '//evil.example', [donation, 'info.reportUrl', 'https://']],
  [donation, 'info.reportUrl', 'http://contoh.id', [donation, 'info.reportUrl', 'https://']],
  [donation, 'info.reportUrl', 'https://bank.id@evil.example/', [donation, 'info.reportUrl', 'https://']],
  [donation, 'info.reportUrl', 'https://bаnk.id/', [donation, 'info.reportUrl', 'https://']],
  [donation, 'info.reportUrl', 'https://xn--bnk-6cd.id/', [donation, 'info.reportUrl', 'https://']],
  [donation, 'gallery.items', [], [donation, 'gallery.items']],
  ['kota-medan', 'ratePerKg', -40_000, [donation, 'prices.cities.4.ratePerKg', 'paling kecil']],
  ['kota-medan', 'ratePerKg', '40000', [donation, 'prices.cities.4.ratePerKg']],
  ['kota-medan', 'ratePerKg', undefined, [donation, 'prices.cities.4.ratePerKg', 'belum diisi']],
  ['kota-medan', 'name', 'Bandung', ['shippingCity (kota-medan)', 'name', 'Bandung', 'sudah dipakai']],
  ['kota-medan', 'name', ' bandung ', ['shippingCity (kota-medan)', 'sudah dipakai']],
  ['bankAccount', 'number', 123_456_789, ['confirmationPage', 'bankAccount.number']],
  ['bankAccount', 'number', '123 456 789', ['confirmationPage', 'bankAccount.number', 'angka saja']],
  ['bankAccount', 'number', '1234', ['confirmationPage', 'bankAccount.number']],
  ['bankAccount', 'holder', undefined, ['confirmationPage', 'bankAccount.holder']],
  [site, 'contact.whatsapp', '081234567890', [site, 'contact.whatsapp', '62']],
  [site, 'contact.whatsapp', '+6281234567890', [site, 'contact.whatsapp', '62']],
  [site, 'contact.email', 'bukan email', [site, 'contact.email']],
  [site, 'social.facebook', 'javascript:alert(1)', [site, 'social.facebook', 'https://']],
  [site, 'newsletter.action', '//evil.example', [site, 'newsletter.action', 'https://']],
  [site, 'productName', undefined, [site, 'productName', 'belum diisi']],
  ['homePage', 'features.items', [], ['homePage', 'features.items']],
  ['fitur-murattal', 'icon', 'constructor', ['homePage', 'features.items.2.icon', 'pilih salah satu']],
  [
    'homePage',
    'gallery.items.0.image.asset._ref',
    'image-hilang',
    ['homePage', 'image.asset', 'image-hilang', 'tidak ada'],
  ],
  ['confirmationPage', 'steps', ['satu'], ['confirmationPage', 'steps']],
  ['confirmationPage', 'whatsapp.types.wakaf', undefined, ['confirmationPage', 'whatsapp.types.wakaf']],
  ['paket-pro', 'price', '29000', ['pricingPage', 'plans.items.1.price']],
  ['paket-pro', 'price', -29_000, ['pricingPage', 'plans.items.1.price']],
  ['paket-pro', 'price', 29_000.5, ['pricingPage', 'plans.items.1.price']],
  ['paket-pro', 'price', undefined, ['pricingPage', 'plans.items.1.price']],
  ['paket-gratis', 'priceText', undefined, ['pricingPage', 'plans.items.0.priceText', 'Gratis']],
  ['paket-gratis', 'features', [], ['pricingPage', 'plans.items.0.features']],
  [
    'tanya-keamanan',
    'question',
    'Bagaimana cara membayar versi Pro?',
    ['faq (tanya-keamanan)', 'question', 'sudah dipakai'],
  ],
  ['tanya-keamanan', 'answer', [], ['pricingPage', 'faq.items.2.answer']],
  ['tanya-keamanan', 'answer.0.style', 'constructor', ['pricingPage', 'faq.items.2.answer.0.style', 'normal']],
  ['tanya-keamanan', 'answer.0._type', '__proto__', ['pricingPage', 'faq.items.2.answer.0._type']],
  ['tanya-keamanan', 'answer.0.level', 1e6, ['pricingPage', 'faq.items.2.answer.0.level', 'paling besar 3']],
  ['tanya-keamanan', 'answer.0.listItem', 'constructor', ['pricingPage', 'faq.items.2.answer.0.listItem']],
  [
    'tanya-keamanan',
    'answer.0.children.0.marks',
    ['em'],
    ['pricingPage', 'faq.items.2.answer.0.children', 'tebal dan tautan'],
  ],
  ['tanya-keamanan', 'answer.0.children.0.text', '  ', ['pricingPage', 'faq.items.2.answer.0.children', 'kosong']],
  ['tanya-keamanan', 'answer.0.children', [], ['pricingPage', 'faq.items.2.answer.0.children']],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://contoh.id/x',
    '//evil.example',
    '/\\evil.example',
    'https://bank.id@evil.example/',
    'https://bаnk.id/',
    'http://contoh.id/',
    'mailto:',
  ].map((href): [string, string, unknown, string[]] => [
    'tanya-keamanan',
    'answer.0.markDefs',
    [{ _key: 'a', _type: 'link', href }],
    ['pricingPage', 'faq.items.2.answer.0.markDefs.0.href', 'https://'],
  ]),
  [
    'tanya-keamanan',
    'answer.0.markDefs',
    [{ _key: 'a', _type: 'constructor', href: '/about' }],
    ['pricingPage', 'markDefs.0._type'],
  ],
  ['readerPage', 'reader.url', 'javascript:alert(1)', ['readerPage', 'reader.url', 'https://']],
  ['readerPage', 'reader.url', 'http://contoh.id/', ['readerPage', 'reader.url', 'https://']],
  ['readerPage', 'tips.sets', [], ['readerPage', 'tips.sets']],
  ['appInfo', 'androidUrl', '//play.google.com', ['downloadPage', 'app.androidUrl', 'https://']],
  ['appInfo', 'lastUpdate', '15 Desember 2024', ['downloadPage', 'app.lastUpdate', '2024-12-15']],
  ['contactPage', 'map.embedUrl', 'data:text/html,x', ['contactPage', 'map.embedUrl', 'https://']],
  ['privacyPage', 'sections', [], ['privacyPage', 'sections']],
  ['termsPage', 'updated', '2025-02-30', ['termsPage', 'updated']],
  ['tim-penerjemah', 'name', undefined, ['aboutPage', 'team.items.0.name', 'belum diisi']],
];
