import type { ZodType } from 'zod';
import { confirmationWords, transferredWords } from '../../src/content/confirmation-page.ts';
import { contactWords } from '../../src/content/contact-page.ts';
import { counts } from '../../src/content/counts.ts';
import { fallbackDocuments } from '../../src/publish/documents/fallback-documents.ts';
import { Content, type Item, type Vary, numbered, repeated, setAt, valueAt } from './content.ts';
import { announce, everything, paragraph } from './rich-text.ts';
import { longer, withTexts } from './texts.ts';

const screens = ['homePage', 'downloadPage'];
const legal = ['privacyPage', 'termsPage'];

const withCaption: Vary = (copy, number) => {
  numbered('caption', 'image.alt')(copy, number);
  if (copy.imageLight) numbered('imageLight.alt')(copy, number);
};
const clause: Vary = (copy, number) => {
  copy.heading = `Ketentuan tambahan ke-${number} tentang ketidakbertanggungjawabannya`;
  copy.body = number % 3 === 0 ? everything(`pasal-${number}`) : [paragraph(`pasal-${number}`)];
};

/** Length of lists for which counts.ts has no range. */
const lists: [id: string, path: string, most: number, vary: Vary][] = [
  ['homePage', 'gallery.items', counts.screens.max, numbered('title', 'image.alt')],
  ['downloadPage', 'gallery.items', counts.screens.max, numbered('title', 'image.alt')],
  ['aboutPage', 'principles.items', counts.cards.max, numbered('title')],
  ['downloadPage', 'benefits.items', counts.cards.max, numbered('title')],
  ['quranPage', 'cards.items', counts.cards.max, numbered('title')],
  ['donationPage', 'gallery.items', counts.pictures.max, withCaption],
  ['donationPage', 'stats.items', 9, numbered('label')],
  ['pricingPage', 'comparison.rows', counts.comparisonRows.max, numbered('label')],
  ['confirmationPage', 'guide.channels', counts.channels.max, numbered('title')],
  ['confirmationPage', 'transferred.answers', counts.answers.max, numbered('question')],
  ['privacyPage', 'sections', counts.legalSections.max, clause],
  ['termsPage', 'sections', counts.legalSections.max, clause],
  ['featuresPage', 'free.items', 24, numbered('title')],
  ['featuresPage', 'pro.items', 24, numbered('title')],
  ['appInfo', 'requirements', 5, numbered('platform')],
];

/** Lists of texts, and those within the items of a list. */
const lines: [id: string, path: string, most: number, within?: string][] = [
  ['confirmationPage', 'guide.channels', counts.guideSteps.max, 'steps'],
  ['confirmationPage', 'print.lines', counts.handLines.max],
  ['confirmationPage', 'advice', 8],
  ['aboutPage', 'direction.mission', 12],
  ['quranPage', 'tips.sets', 12, 'items'],
];

const repeat = (item: Item, path: string, count: number) =>
  setAt(item, path, repeated(valueAt(item, path) as string[], count));

function fillLists(content: Content) {
  // Lists inside items first, so that the items are repeated with full lists.
  for (const [id, path, count, within] of lines) {
    const items = within ? content.items(id, path) : [content.document(id)];
    for (const item of items) repeat(item, within ?? path, count);
  }
  for (const channel of content.items('confirmationPage', 'guide.channels'))
    channel.note ??= 'Catatan: kode unik {kode} ikut ditransfer.';
  for (const [id, path, count, vary] of lists) content.fill(id, path, count, vary);
}

function fillTypes(content: Content) {
  content.fillType('faq', counts.questions.max, (question, number) => {
    question.question = `Apakah pertanyaan nomor ${number} juga dijawab di sini?`;
    question.answer = number % 10 === 5 ? everything(`tanya-${number}`) : [paragraph(`tanya-${number}`)];
  });
  content.fillType('feature', counts.features.max, numbered('title'));
  content.fillType('teamMember', counts.team.max, numbered('name'));
  // As many as there may be are hardly more than 514; these have the longest names.
  content.fillType('shippingCity', counts.cities.max, (city, number) => {
    const [name, province] = [`Kabupaten Panjang Sekali Namanya ${number}`, `Provinsi ${number % 38} Kepulauan`];
    Object.assign(city, { name, province, ratePerKg: 1000 + number * 100 });
  });
}

/** As many plans as allowed, with the highest price, each with a column of the table. */
function fillPlans(content: Content) {
  const had = content.all('plan').length;
  content.fillType('plan', counts.plans.max, (plan, number) => {
    const [name, callToAction] = [`Paket ${number + 1}`, `Pilih Paket ${number + 1}`];
    Object.assign(plan, { name, callToAction, popular: false, price: 1_000_000_000, priceText: undefined });
  });
  for (const plan of content.all('plan')) repeat(plan, 'features', 20);
  for (const { cells } of content.items('pricingPage', 'comparison.rows'))
    for (const { _id } of content.all('plan').slice(had))
      (cells as Item[]).push({ _key: _id, value: 'Hanya sebagian, terbatas' });
}

/** A greeting as long as the chat link allows. */
function lengthenGreeting(content: Content, [id, path, shape]: [id: string, path: string, shape: ZodType]) {
  const words = content.get(id, path) as Item;
  const greeting = String(words.greeting);
  const lengths = Array.from({ length: 400 }, (_, count) => greeting + ' dan sebagainya'.repeat(count));
  words.greeting = lengths.findLast((text) => shape.safeParse({ ...words, greeting: text }).success) ?? greeting;
}

/** A portrait for every team member; the checked-in content has none. */
function addPictures(content: Content) {
  const picture = content.get('donationPage', 'form.product.image') as Item;
  for (const member of content.all('teamMember'))
    member.image = { ...structuredClone(picture), alt: `Potret ${String(member.name)}` };
}

/** Three years of the ledger, each entry with all it may have. */
function addDistributions(content: Content) {
  const image = { ...(content.items('donationPage', 'gallery.items')[0]?.image as Item), alt: 'Mushaf di atas meja' };
  const entries = Array.from({ length: 60 }, (_, number) => ({
    _id: `penyaluran-${number}`,
    _type: 'distribution',
    day: `${2024 + (number % 3)}-0${1 + (number % 9)}-15`,
    kind: 'pesantren',
    place: `Pondok Pesantren Panjang Sekali Namanya ${number}`,
    city: 'Kabupaten Panjang Sekali Namanya',
    quantity: 10_000,
    note: 'Diterima pengurus, lalu dibagikan kepada para santri setelah salat Jumat.',
    image,
  }));
  content.documents.push(...entries);
}

/** Every screenshot in both themes. */
function addLightScreens(content: Content, pages: readonly string[]) {
  for (const page of pages)
    for (const item of content.items(page, 'gallery.items')) item.imageLight ??= structuredClone(item.image);
}

const bank = {
  bank: 'Bank Pembangunan Daerah Istimewa Yogyakarta Syariah',
  number: '700041926350081247',
  numberAgain: '700041926350081247',
  holder: 'Yayasan Lembaga Penerjemahan dan Penerbitan Makna Terang Nusantara',
};
const address = [
  bank.holder,
  'Gedung Serbaguna Lantai 12, Jalan Kemuning Raya Nomor 1234 RT 012 RW 034',
  'Kelurahan Pamulang Barat, Kecamatan Pamulang',
  'Tangerang Selatan 15417',
].join('\n');

/** The maximum of each range: lists as long as allowed, every optional field, texts twice as long. */
export async function most(): Promise<Content> {
  const content = new Content(await fallbackDocuments());
  fillLists(content);
  fillTypes(content);
  fillPlans(content);
  for (const page of legal) announce(content, page);
  for (const part of ['why', 'publisher', 'foreword'])
    content.items('aboutPage', `${part}.body`).push(...everything(part));
  content.set(
    'donationPage',
    'form.presets',
    [25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 100_000_000, 500_000_000].slice(0, counts.presets.max),
  );
  content.set('donationPage', 'info.reportUrl', 'https://laporan.maknaterang.id/2026.pdf');
  content.set('appInfo', 'iosUrl', 'https://apps.apple.com/id/app/quran-tafsiriyah/id6470001234');
  addPictures(content);
  addDistributions(content);
  addLightScreens(content, screens);
  content.documents = withTexts(content.documents, longer);
  Object.assign(content.document('bankAccount'), bank);
  content.set('siteSettings', 'contact.address', address);
  content.set('siteSettings', 'contact.email', 'sekretariat.pelayanan.pembaca@yayasan-makna-terang-nusantara.id');
  lengthenGreeting(content, ['confirmationPage', 'whatsapp', confirmationWords]);
  lengthenGreeting(content, ['confirmationPage', 'transferred.message', transferredWords]);
  lengthenGreeting(content, ['contactPage', 'whatsapp', contactWords]);
  return content;
}
