import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approvalGroups } from '../../../src/content/approval-groups.ts';
import { foreignParts, partsOf } from '../../../src/content/foreign-text.ts';
import { pageData } from '../../../src/publish/documents/read-content.ts';
import {
  canonical,
  contentTexts,
  references,
  type SanityDocument,
} from '../../../src/publish/documents/sanity-document.ts';
import {
  approvedIn,
  contentOf,
  groupFingerprint,
  holdBack,
  releasedRecord,
} from '../../../src/publish/gates/hold-back.ts';
import { approvalsOf, asStaffMakeIt, releasable, releaseEnv, withNotice, withValue } from '../releasable.ts';
import edits from './edits.json' with { type: 'json' };

/** What a release of the approved content leaves for the next one. */
const record = releasedRecord(releasable);
const hold = (
  documents: readonly SanityDocument[],
  last: readonly SanityDocument[] | null = record,
  approvals = releaseEnv.APPROVED_PAYEES,
) => holdBack(documents, { last, approved: approvedIn(approvals).approved, site: releaseEnv.SITE_URL, now: 0 });
const find = (documents: readonly SanityDocument[], id: string) => documents.find(({ _id }) => _id === id);
const number = 'Kirim ke 1234 5098 76 ya.';

test('approved content is released as it is, before and after the first release', () => {
  for (const last of [null, record]) {
    const { documents, waiting, problems } = hold(releasable, last);
    expect([documents, waiting, problems]).toEqual([releasable, [], []]);
  }
});

test('the record has nothing hidden, nothing of the bookkeeping, and only pictures that are used', () => {
  const hidden = { _id: 'rahasia', _type: 'faq', visible: false, question: 'Belum untuk umum' };
  const unused = { _id: 'image-x', _type: 'sanity.imageAsset', url: 'https://a.id/x', metadata: { location: 'rumah' } };
  const json = JSON.stringify(releasedRecord([...releasable, hidden, unused]));
  expect(json).not.toMatch(/rahasia|image-x|_updatedAt|originalFilename/);
  expect(JSON.parse(json)).toEqual(record);
});

describe('a group that nobody approved', () => {
  const edited = withValue('donationPage', 'hero.lead', 'Isi formulirnya dulu.');

  test('is shown as last released, and the Studio reports what waits since when', () => {
    const { documents, waiting, problems } = hold(edited);
    expect(problems).toEqual([]);
    expect(canonical(find(documents, 'donationPage') as SanityDocument)).toEqual(find(record, 'donationPage'));
    expect(waiting).toEqual([
      {
        kind: 'held',
        title: 'teks dan gambar halaman Donasi',
        documents: ['donationPage'],
        since: '2026-11-20T03:04:05Z',
      },
    ]);
  });

  test('is held back whichever text around the payment changed', () => {
    const ids = new Set(['bankAccount', 'confirmationPage', 'donationPage', 'legality']);
    const texts = releasable
      .filter(({ _id }) => ids.has(_id))
      .flatMap((document) => contentTexts(document).map(({ field }) => [document._id, field] as const));
    expect(texts.length).toBeGreaterThan(100);
    const { documents, problems } = hold(
      texts.reduce((all, [id, field]) => withValue(id, field, 'Nomor sudah diganti', all), releasable),
    );
    expect([problems, documents.map(canonical)]).toEqual([[], releasable.map(canonical)]);
  });

  test('holds back neither the prices of its page nor anything else', async () => {
    const both = withValue('homePage', 'hero.lead', 'Baru.', edited);
    const { documents } = hold(withValue('donationPage', 'prices.unitPrice.beli', 120_000, both));
    const { donation, home } = await pageData(documents);
    expect(donation).toMatchObject({ prices: { unitPrice: { beli: 120_000 } } });
    expect(JSON.stringify(donation)).not.toContain('Isi formulirnya dulu.');
    expect(home).toMatchObject({ hero: { lead: 'Baru.' } });
  });

  test('is shown once it is approved', () => {
    const { waiting, documents } = hold(edited, record, approvalsOf(edited));
    expect([waiting, documents]).toEqual([[], edited]);
  });

  test('refuses a first release, and one whose last approval was withdrawn', () => {
    const values = (isReleased: boolean) => [
      expect.objectContaining({ kind: 'unapproved', values: expect.objectContaining({ isReleased }) }),
    ];
    expect(hold(edited, null).problems).toEqual(values(false));
    expect(hold(edited, record, approvalsOf(releasable).split(',').slice(2).join()).problems).toEqual([
      ...values(true),
      ...values(true),
    ]);
  });

  test('waits with an added document, and keeps a deleted one', () => {
    const without = releasable.filter(({ _id }) => _id !== 'legality');
    const more = hold(releasable, releasedRecord(without), approvalsOf(without));
    expect([find(more.documents, 'legality'), more.problems]).toEqual([undefined, []]);
    const less = hold(without);
    expect(find(less.documents, 'legality')).toMatchObject({ legalName: 'Yayasan Makna Terang' });
    for (const { waiting } of [more, less]) expect(waiting).toMatchObject([{ kind: 'held', title: 'Legalitas' }]);
  });

  test('never stands half old, half new', () => {
    for (const [id, path] of [
      ['bankAccount', 'holder'],
      ['bankAccount', 'bank'],
      ['siteSettings', 'organisationName'],
      ['siteSettings', 'contact.whatsapp'],
    ] as const) {
      const { documents } = hold(withValue('bankAccount', 'number', '7000419264', withValue(id, path, 'Baru')));
      expect(JSON.stringify(documents)).not.toMatch(/Baru|7000419264/);
    }
  });
});

describe('a document with a number or address that no release has shown', () => {
  const edited = withValue('paket-pro', 'description', number, withValue('paket-pro', 'price', 31_000));

  test('stays whole as last released, with its price', () => {
    const { documents, waiting, problems } = hold(edited);
    expect([find(documents, 'paket-pro'), problems]).toEqual([find(releasable, 'paket-pro'), []]);
    expect(waiting).toMatchObject([{ kind: 'held', title: 'paket “Pro”', parts: ['1234509876'] }]);
  });

  test('is shown once these parts are approved, in this document only, and is known from then on', () => {
    const approvals = `${releaseEnv.APPROVED_PAYEES},${hold(edited).asked.at(-1)?.fingerprint}`;
    const { documents } = hold(edited, record, approvals);
    expect(documents).toEqual(edited);
    expect(hold(withValue('homePage', 'hero.lead', number), record, approvals).waiting).toHaveLength(1);
    expect(hold(withValue('paket-pro', 'period', 'per tahun', edited), releasedRecord(documents)).waiting).toEqual([]);
  });

  test('is left out if it is new, and nothing else has to be edited', async () => {
    const entry = { _id: 'baru', _type: 'faq', orderRank: '0|1:', question: 'Ke mana?', answer: [] };
    const { documents, waiting, problems } = hold([...releasable, { ...entry, question: number }]);
    expect([documents, problems]).toEqual([releasable, []]);
    expect(waiting).toMatchObject([{ kind: 'new', documents: ['baru'] }]);
    await expect(pageData(documents)).resolves.toBeDefined();
  });

  test('must be approved if it is a page that was never released, or before the first release', () => {
    const unreleased = record.filter(({ _id }) => _id !== 'homePage');
    const lead = withValue('homePage', 'hero.lead', number);
    const problem = { kind: 'unapproved', document: { _id: 'homePage' }, values: { parts: ['1234509876'] } };
    expect(hold(lead, unreleased).problems).toMatchObject([problem]);
    expect(hold(lead, null).problems).toMatchObject([problem]);
  });

  test('keeps its picture, even one that nothing else shows any more', async () => {
    const held = withValue('homePage', 'hero.lead', number);
    const [image] = references(find(record, 'homePage')).map(({ ref }) => ref);
    const { documents } = hold(held.filter(({ _id }) => _id !== image));
    await expect(pageData(documents)).resolves.toBeDefined();
  });

  test('may have fields with names of Object.prototype', () => {
    const odd = JSON.parse('{"constructor": "a", "__proto__": {"toString": "b"}, "hasOwnProperty": null}') as object;
    const documents = releasable.map((document) => (document._id === 'paket-pro' ? { ...document, odd } : document));
    expect(hold(documents).waiting).toEqual([]);
    expect(hold(documents, releasedRecord(documents)).problems).toEqual([]);
  });
});

describe('a notice that nobody approved', () => {
  const documents = withNotice('Kantor libur.');
  const pagesOf = (all: readonly SanityDocument[]) => all.find(({ _type }) => _type === 'notice')?.pages;

  test('is shown everywhere except on payment pages, and the Studio reports it until it has ended', () => {
    const held = hold(documents);
    expect(held.problems).toEqual([]);
    expect(pagesOf(held.documents)).toContain('home');
    for (const page of ['donation', 'confirmation']) expect(pagesOf(held.documents)).not.toContain(page);
    expect(held.waiting).toMatchObject([{ kind: 'notice', documents: ['pengumuman'] }]);
    expect(hold(withValue('pengumuman', 'until', '1969-11-21T00:00:00Z', documents)).waiting).toEqual([]);
  });

  test('is shown nowhere when it is only for payment pages, and everywhere once it is approved', () => {
    const { documents: shown, asked } = hold(withValue('pengumuman', 'pages', ['donation'], documents));
    expect(shown.some(({ _type }) => _type === 'notice')).toBe(false);
    const approvals = `${releaseEnv.APPROVED_PAYEES},${asked.at(-1)?.fingerprint}`;
    expect(hold(documents, record, approvals)).toMatchObject({ documents, waiting: [] });
  });
});

test('what staff add in a year is released, once it is approved', () => {
  const documents = asStaffMakeIt();
  expect(hold(documents, null, approvalsOf(documents))).toMatchObject({ documents, waiting: [], problems: [] });
});

const fields = releasable.flatMap((document) =>
  contentTexts(document).map(({ field }): [string, string] => [document._id, field]),
);
const values = [edits.honest, edits.hostile]
  .flatMap(Object.values)
  .flat()
  .filter((row) => typeof row === 'string');
const changes = fc.record({
  edits: fc.array(fc.tuple(fc.constantFrom(...fields), fc.constantFrom(...values)), { maxLength: 5 }),
  gone: fc.subarray(releasable.filter(({ _id, _type }) => _id !== _type).map(({ _id }) => _id)),
  fresh: fc.array(fc.constantFrom(...values), { maxLength: 3 }),
});

test('whatever changes: only what is known or approved shows, all that does not wait is new, and nothing waits twice', () => {
  const { approved } = approvedIn(releaseEnv.APPROVED_PAYEES);
  fc.assert(
    fc.property(changes, ({ edits: texts, gone, fresh }) => {
      const edited = texts.reduce((all, [[id, field], text]) => withValue(id, field, text, all), releasable);
      const added = fresh.map((question, index) => ({ _id: `baru-${index}`, _type: 'faq', question }));
      const documents = [...edited.filter(({ _id }) => !gone.includes(_id)), ...added];
      const { documents: shown, waiting, known } = hold(documents);
      for (const group of approvalGroups) {
        const content = contentOf(group, shown);
        const isOld = JSON.stringify(content) === JSON.stringify(contentOf(group, record));
        expect(isOld || approved.has(groupFingerprint(group, content)) || content.length === 0).toBe(true);
      }
      const allowed = new Set([
        ...known,
        ...partsOf(record.flatMap((document) => contentTexts(document)).map(({ text }) => text)),
      ]);
      const free = shown.filter(({ _type }) => ['plan', 'faq', 'feature', 'aboutPage', 'homePage'].includes(_type));
      expect(
        free.flatMap((document) => contentTexts(document)).flatMap(({ text }) => foreignParts(text, allowed)),
      ).toEqual([]);
      const waits = new Set(waiting.flatMap(({ documents: ids }) => ids));
      const moves = documents.filter(
        ({ _id, _type }) => !waits.has(_id) && ['plan', 'faq', 'homePage'].includes(_type),
      );
      for (const document of moves) expect(shown).toContainEqual(document);
      expect(hold(shown).documents.map(canonical)).toEqual(shown.map(canonical));
    }),
    { numRuns: 60 },
  );
});
