import { type SanityDocument, valueAt } from '../../src/publish/documents/sanity-document.ts';
import { holdBack } from '../../src/publish/gates/hold-back.ts';
import { exampleDocuments } from './example-documents.ts';
/** Made-up values in the shape of real ones, in the order in which they replace the placeholders. */
import real from './real-values.json' with { type: 'json' };

/** Values that tests name, whatever the checked-in content has. */
const fixed: [id: string, path: string, value: unknown][] = [
  ['bankAccount', 'bank', 'Bank Syariah Indonesia'],
  ['bankAccount', 'number', '7000419263'],
  ['bankAccount', 'numberAgain', '7000419263'],
  ['bankAccount', 'holder', 'Yayasan Makna Terang'],
  ['siteSettings', 'organisationName', 'Yayasan Makna Terang'],
  ['siteSettings', 'social.instagram', 'https://www.instagram.com/maknaterang'],
  ['siteSettings', 'social.youtube', 'https://www.youtube.com/@maknaterang'],
  ['siteSettings', 'contact.email', 'kontak@maknaterang.id'],
  ['siteSettings', 'contact.address', 'Yayasan Makna Terang\nJalan Kemuning No. 12, Pamulang\nTangerang Selatan 15417'],
  ['appInfo', 'iosUrl', 'https://apps.apple.com/id/app/makna-terang/id6470001234'],
  ['appInfo', 'packageName', 'id.maknaterang.quran'],
  ['appInfo', 'certificate', Array.from({ length: 4 }, () => '11:36:5B:80:A9:04:1C:77').join(':')],
];

const written = Object.entries(real).reduce(
  (json, [placeholder, value]) => json.replaceAll(placeholder, value),
  JSON.stringify(await exampleDocuments()),
);

/** The checked-in content once staff have replaced every placeholder. */
export const releasable: SanityDocument[] = fixed.reduce<SanityDocument[]>(
  (documents, [id, path, value]) => withValue(id, path, value, documents),
  (JSON.parse(written) as SanityDocument[]).map((document) => ({ ...document, _updatedAt: '2026-11-20T03:04:05Z' })),
);

const site = 'https://maknaterang.id';

/** The value of APPROVED_PAYEES that approves this content before a first release. */
export const approvalsOf = (documents: readonly SanityDocument[]): string =>
  holdBack(documents, { last: null, approved: new Set(), site })
    .asked.map(({ fingerprint }) => fingerprint)
    .join(',');

/** Settings of a release that approve this content. */
export const releaseEnv = { SITE_URL: site, APPROVED_PAYEES: approvalsOf(releasable) } satisfies NodeJS.ProcessEnv;

/** A copy with `path` ("contact.phone") of the document `id` set. */
export function withValue(id: string, path: string, value: unknown, from = releasable): SanityDocument[] {
  const documents = structuredClone(from);
  const keys = path.split('.');
  const last = keys.pop() as string;
  const document = documents.find(({ _id }) => _id === id);
  Object.assign(valueAt(document, keys) as object, { [last]: value });
  return documents;
}

/**
 * A copy with what staff add in a year: a notice, and one document more of each type. The Studio makes their ids, whose
 * digits may look like an account number.
 */
export function asStaffMakeIt(): SanityDocument[] {
  const text = 'Kantor libur 17 sampai 19 Agustus 2026.';
  const documents = withValue('siteSettings', 'notice', { text, until: '2036-12-20' });
  const made = ['plan', 'faq', 'feature', 'teamMember', 'shippingCity'].map((type, index) => {
    const model = documents.find(({ _type }) => _type === type) as SanityDocument;
    const titles = ['name', 'title', 'question'].filter((key) => key in model);
    const title = Object.fromEntries(titles.map((key) => [key, 'Baru saja dibuat?']));
    return { ...structuredClone(model), ...title, _id: `${index}1234509-8761-4234-8098-761234509876` };
  });
  return [...documents, ...made];
}
