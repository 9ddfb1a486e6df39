import { approvalGroups } from '../../src/content/approval-groups.ts';
import { contentTexts, type SanityDocument } from '../../src/publish/documents/sanity-document.ts';
import { contentOf, groupFingerprint } from '../../src/publish/gates/approved-groups.ts';
import { entryFor, isLink } from '../../src/publish/gates/links.ts';
import { exampleDocuments } from './example-documents.ts';
/** A value for each placeholder, in the order of replacing: made up, in the shape of a real one. */
import real from './real-values.json' with { type: 'json' };

/** Documents that tests name, whatever a pull has changed in the fallback. */
const fixed: [id: string, path: string, value: unknown][] = [
  ['bankAccount', 'bank', 'Bank Syariah Indonesia'],
  ['bankAccount', 'number', '7000419263'],
  ['bankAccount', 'numberAgain', '7000419263'],
  ['bankAccount', 'holder', 'Yayasan Makna Terang'],
  ['siteSettings', 'organisationName', 'Yayasan Makna Terang'],
  [
    'siteSettings',
    'social',
    {
      facebook: 'https://www.facebook.com/maknaterang',
      instagram: 'https://www.instagram.com/maknaterang',
      twitter: 'https://twitter.com/maknaterang',
      youtube: 'https://www.youtube.com/@maknaterang',
    },
  ],
  ['siteSettings', 'contact.email', 'kontak@maknaterang.id'],
  ['siteSettings', 'contact.address', 'Yayasan Makna Terang\nJalan Kemuning No. 12, Pamulang\nTangerang Selatan 15417'],
  ['appInfo', 'iosUrl', 'https://apps.apple.com/id/app/makna-terang/id6470001234'],
  ['appInfo', 'packageName', 'id.maknaterang.quran'],
  ['appInfo', 'certificate', Array.from({ length: 4 }, () => '11:36:5B:80:A9:04:1C:77').join(':')],
];

const published = { _updatedAt: '2026-11-20T03:04:05Z' };

/** The checked-in content once staff have replaced every placeholder. */
export const releasable: SanityDocument[] = fixed.reduce<SanityDocument[]>(
  (documents, [id, path, value]) => withValue(id, path, value, documents),
  (
    JSON.parse(
      Object.entries(real).reduce(
        (json, [placeholder, value]) => json.replaceAll(placeholder, value),
        JSON.stringify(await exampleDocuments()),
      ),
    ) as SanityDocument[]
  ).map((document) => ({ ...document, ...published })),
);

/** What APPROVED_PAYEES holds when every group of this content is approved. */
export const approvalsOf = (documents: readonly SanityDocument[]): string =>
  approvalGroups
    .map((group) => ({ group, content: contentOf(group, documents) }))
    .filter(({ content }) => content.length > 0)
    .map(({ group, content }) => groupFingerprint(group, content))
    .join(',');

const linked = releasable
  .flatMap((document) => contentTexts(document))
  .filter((piece) => isLink(piece) && piece.text.startsWith('https:'));

/** Settings of a release that approve this content. */
export const releaseEnv = {
  SITE_URL: 'https://maknaterang.id',
  APPROVED_PAYEES: approvalsOf(releasable),
  APPROVED_HOSTS: [...new Set(linked.map(({ text }) => entryFor(text)))].join(','),
} satisfies NodeJS.ProcessEnv;

/** A copy with `path` ("contact.phone") of the document `id` set. */
export function withValue(id: string, path: string, value: unknown, from = releasable): SanityDocument[] {
  const documents = structuredClone(from);
  const keys = path.split('.');
  const last = keys.pop() as string;
  let target = documents.find(({ _id }) => _id === id) as Record<string, unknown>;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  target[last] = value;
  return documents;
}

/** A copy with a notice on every page. */
export const withNotice = (text: string): SanityDocument[] => {
  const [from, until] = ['2026-11-20T00:00:00Z', '2036-12-20T17:00:00.000Z'];
  return [...releasable, { _id: 'pengumuman', _type: 'notice', ...published, text, tone: 'urgent', from, until }];
};

/**
 * A copy with what staff make in a year: terms that are announced, and one document more of each list, named by the
 * Studio: such a name may look like an account.
 */
export function asStaffMakeIt(): SanityDocument[] {
  const terms = releasable.find(({ _id }) => _id === 'termsPage');
  const coming = { _key: 'versi', announced: '2026-11-20', from: '2027-01-01', sections: terms?.sections };
  const documents = withValue('termsPage', 'coming', [coming], withNotice('Kantor libur 17 sampai 19 Agustus 2026.'));
  const made = ['notice', 'plan', 'faq', 'feature', 'teamMember', 'shippingCity'].map((type, index) => {
    const like = documents.find(({ _type }) => _type === type) as SanityDocument;
    const named = Object.keys(like).filter((key) => ['name', 'title', 'question'].includes(key));
    const own = Object.fromEntries(named.map((key) => [key, 'Baru saja dibuat?']));
    return { ...structuredClone(like), ...own, _id: `${index}1234509-8761-4234-8098-761234509876` };
  });
  return [...withValue('homePage', 'verseNote', 'Catatan dari penerbit.', documents), ...made];
}
