import { describe, expect, test } from 'vitest';
import { accountGroup } from '../../../src/content/approval-groups.ts';
import { pageData } from '../../../src/publish/documents/read-content.ts';
import { contentTexts, type SanityDocument } from '../../../src/publish/documents/sanity-document.ts';
import {
  groupFingerprint,
  noticeFingerprint,
  rollbackWarning,
  approvedIn,
} from '../../../src/publish/gates/approved-groups.ts';
import { prepareRelease } from '../../../src/publish/gates/release-gates.ts';
import { approvalsOf, releasable, releaseEnv, withNotice, withValue } from '../releasable.ts';

/** What a release of the approved content records for the next one. */
const { record } = prepareRelease(releasable, releaseEnv, null);
const prepare = (
  documents: SanityDocument[],
  last: typeof record | null = record,
  approved = releaseEnv.APPROVED_PAYEES,
) => prepareRelease(documents, { ...releaseEnv, APPROVED_PAYEES: approved }, last);
const find = (documents: readonly SanityDocument[], id: string) => documents.find(({ _id }) => _id === id) ?? {};

/** A group is content that is approved as one: the account, the texts of a page (src/content/approval-groups.ts). */
describe('a group that nobody approved', () => {
  const edited = withValue('donationPage', 'hero.lead', 'Isi formulirnya dulu.');

  test('is shown as last released, and the Studio reports what waits since when', () => {
    const { documents, waiting, problems } = prepare(edited);
    expect(problems).toEqual([]);
    expect(find(documents, 'donationPage')).toEqual(find(releasable, 'donationPage'));
    expect(documents).toHaveLength(releasable.length);
    expect(waiting).toEqual([
      {
        kind: 'held',
        title: 'teks dan gambar halaman Donasi',
        documents: ['donationPage'],
        since: '2026-11-20T03:04:05Z',
      },
    ]);
  });

  test('of several documents is reported with the one that changed', () => {
    const { waiting } = prepare(withValue('siteSettings', 'contact.phone', '+62 811-0041-9264'));
    expect(waiting).toEqual([expect.objectContaining({ documents: ['siteSettings'] })]);
  });

  test('is held back whichever text about the payment changed', () => {
    const ids = new Set(['bankAccount', 'confirmationPage', 'donationPage']);
    const texts = releasable
      .filter(({ _id }) => ids.has(_id))
      .flatMap((document) => contentTexts(document).map(({ field }) => [document._id, field] as const))
      .filter(([, field]) => !field.endsWith('numberAgain'));
    expect(texts.length).toBeGreaterThan(100);
    for (const [id, field] of texts) {
      const { documents, problems } = prepare(withValue(id, field, 'Nomor sudah diganti'));
      expect(problems, `${id} ${field}`).toEqual([]);
      expect(JSON.stringify(documents), `${id} ${field}`).not.toContain('sudah diganti');
    }
  });

  test('does not hold back the prices of its page, nor another group', async () => {
    const both = withValue(
      'donationPage',
      'prices.unitPrice.beli',
      120_000,
      withValue('homePage', 'hero.lead', 'Baru.', edited),
    );
    const { documents } = prepare(both);
    const { donation, home } = await pageData(documents);
    expect(donation).toMatchObject({ prices: { unitPrice: { beli: 120_000 } } });
    expect(JSON.stringify(donation)).not.toContain('Isi formulirnya dulu.');
    expect(home).toMatchObject({ hero: { lead: 'Baru.' } });
  });

  test('is shown once it is approved', () => {
    const { waiting, documents } = prepare(edited, record, approvalsOf(edited));
    expect(waiting).toEqual([]);
    expect(find(documents, 'donationPage')).toMatchObject({ hero: { lead: 'Isi formulirnya dulu.' } });
  });

  test('refuses a first release, and one whose last approval was withdrawn', () => {
    const group = { document: { _id: 'donationPage' }, field: '', kind: 'unapproved group' };
    expect(prepare(edited, null).problems).toMatchObject([{ ...group, values: { isReleased: false } }]);
    expect(prepare(edited, record, 'a'.repeat(64)).problems[0]).toMatchObject({ values: { isReleased: true } });
  });

  test('waits with an added document, and keeps a deleted one', () => {
    const without = releasable.filter(({ _id }) => _id !== 'legality');
    const { record: last } = prepare(without, null, approvalsOf(without));
    const more = prepare(releasable, last, approvalsOf(without));
    expect(more.problems).toEqual([]);
    expect(find(more.documents, 'legality')).toEqual({});
    expect(more.waiting).toEqual([expect.objectContaining({ documents: ['legality'] })]);
    const less = prepare(without);
    expect(find(less.documents, 'legality')).toMatchObject({ legalName: 'Yayasan Makna Terang' });
    expect(less.waiting).toEqual([expect.objectContaining({ title: 'Legalitas' })]);
  });
});

test('a group that has gained a part since the last release keeps its other documents', async () => {
  const account = (record.groups.account ?? []).filter(({ _type }) => _type !== 'contactPage');
  const approved = `${releaseEnv.APPROVED_PAYEES},${groupFingerprint(accountGroup, account)}`;
  const last = { ...record, groups: { ...record.groups, account } };
  const branches = [{ _key: 'a', name: 'Cabang Bandung', phone: '022 1234 5678' }];
  const { documents } = prepare(withValue('contactPage', 'branches', branches), last, approved);
  const { contact } = await pageData(documents);
  expect(contact).toMatchObject({ branches: null, hero: {} });
});

test('an old account is never shown beside a new name or number', () => {
  for (const [id, path] of [
    ['bankAccount', 'holder'],
    ['bankAccount', 'bank'],
    ['siteSettings', 'organisationName'],
    ['siteSettings', 'contact.whatsapp'],
  ] as const) {
    const { documents } = prepare(withValue('bankAccount', 'number', '7000419264', withValue(id, path, 'Baru')));
    const shown = JSON.stringify([find(documents, 'bankAccount'), find(documents, 'siteSettings')]);
    expect(shown).not.toContain('Baru');
    expect(shown).not.toContain('7000419264');
  }
});

test('a rollback to content with an earlier account warns of that account', () => {
  const other = withValue('bankAccount', 'holder', 'Yayasan Lain');
  const last = prepare(other, null, approvalsOf(other)).record;
  const { approved } = approvedIn(`${approvalsOf(other)},${releaseEnv.APPROVED_PAYEES}`);
  expect(rollbackWarning(releasable, last, approved)).toContain('rekening lama');
  expect(rollbackWarning(other, last, approved)).toBeNull();
});

describe('a notice that nobody approved', () => {
  const documents = withNotice('Kantor libur.');
  const pagesOf = (all: readonly SanityDocument[]) => all.find(({ _type }) => _type === 'notice')?.pages;

  test('is shown everywhere except on payment pages, and the Studio reports it until it has ended', () => {
    const prepared = prepare(documents);
    expect(prepared.problems).toEqual([]);
    expect(pagesOf(prepared.documents)).toContain('home');
    for (const page of ['donation', 'confirmation']) expect(pagesOf(prepared.documents)).not.toContain(page);
    expect(prepared.waiting).toEqual([expect.objectContaining({ kind: 'notice', documents: ['pengumuman'] })]);
    expect(prepare(withValue('pengumuman', 'until', '2026-11-21T00:00:00Z', documents)).waiting).toEqual([]);
  });

  test('is shown nowhere when it is only for payment pages', () => {
    const { documents: shown } = prepare(withValue('pengumuman', 'pages', ['donation'], documents));
    expect(shown.some(({ _type }) => _type === 'notice')).toBe(false);
  });

  test('is shown everywhere once it is approved, whatever its days', () => {
    const approved = `${releaseEnv.APPROVED_PAYEES},${noticeFingerprint(documents.at(-1) as SanityDocument)}`;
    const later = prepare(withValue('pengumuman', 'until', '2027-01-01T00:00:00Z', documents), record, approved);
    expect([later.waiting, pagesOf(later.documents)]).toEqual([[], undefined]);
  });
});
