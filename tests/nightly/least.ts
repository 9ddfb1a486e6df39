import { counts } from '../../src/content/counts.ts';
import { fallbackDocuments } from '../../src/publish/documents/fallback-documents.ts';
import { Content, type Item, valueAt, setAt } from './content.ts';

const types: [type: string, least: number][] = [
  ['faq', counts.questions.min],
  ['feature', counts.features.min],
  ['teamMember', counts.team.min],
  ['plan', counts.plans.min],
  ['shippingCity', counts.cities.min],
];

/** Where counts.ts has no range, a list keeps one entry. */
const lists: [id: string, path: string, least?: number][] = [
  ['homePage', 'gallery.items', counts.screens.min],
  ['downloadPage', 'gallery.items', counts.screens.min],
  ['aboutPage', 'principles.items', counts.cards.min],
  ['downloadPage', 'benefits.items', counts.cards.min],
  ['quranPage', 'cards.items', counts.cards.min],
  ['donationPage', 'gallery.items', counts.pictures.min],
  ['donationPage', 'stats.items'],
  ['confirmationPage', 'guide.channels', counts.channels.min],
  ['confirmationPage', 'transferred.answers', counts.answers.min],
  ['confirmationPage', 'print.lines', counts.handLines.min],
  ['confirmationPage', 'advice'],
  ['pricingPage', 'comparison.rows', counts.comparisonRows.min],
  ['privacyPage', 'sections', counts.legalSections.min],
  ['termsPage', 'sections', counts.legalSections.min],
  ['featuresPage', 'free.items'],
  ['featuresPage', 'pro.items'],
  ['appInfo', 'requirements'],
  ['aboutPage', 'direction.mission'],
  ['aboutPage', 'why.body'],
  ['aboutPage', 'publisher.body'],
  ['aboutPage', 'foreword.body'],
];

/** Lists within the items of a list. */
const inner: [id: string, path: string, within: string, least?: number][] = [
  ['confirmationPage', 'guide.channels', 'steps', counts.guideSteps.min],
  ['quranPage', 'tips.sets', 'items'],
  ['privacyPage', 'sections', 'body'],
  ['termsPage', 'sections', 'body'],
];

const optional: [id: string, path: string][] = [
  ['donationPage', 'wakafIntention'],
  ['donationPage', 'form.product.imageLight'],
  ['donationPage', 'form.product.facts'],
  ['homePage', 'closing.image'],
  ['siteSettings', 'footer.updatedLabel'],
];

const first = (item: Item, path: string, count = 1) =>
  setAt(item, path, (valueAt(item, path) as unknown[]).slice(0, count));

/** The minimum of each range: lists as short as allowed, no optional fields. Texts stay as they are. */
export async function least(): Promise<Content> {
  const content = new Content(await fallbackDocuments());
  for (const [type, count] of types) content.keep(type, count);
  for (const plan of content.all('plan')) first(plan, 'features');
  for (const [id, path, count = 1] of lists) content.cut(id, path, count);
  for (const [id, path, within, count] of inner) for (const item of content.items(id, path)) first(item, within, count);
  const plans = new Set(content.all('plan').map(({ _id }) => _id));
  for (const row of content.items('pricingPage', 'comparison.rows'))
    row.cells = (row.cells as Item[]).filter(({ _key }) => plans.has(String(_key)));
  // The smallest one of the form may not be chosen with one tap.
  content.set('donationPage', 'form.presets', (content.get('donationPage', 'form.presets') as number[]).slice(1, 2));
  for (const [id, path] of optional) content.set(id, path, undefined);
  for (const item of content.items('donationPage', 'gallery.items')) delete item.imageLight;
  for (const item of content.items('confirmationPage', 'guide.channels')) delete item.note;
  content.set('siteSettings', 'social', {});
  return content;
}
