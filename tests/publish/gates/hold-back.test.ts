import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foreignParts } from '../../../src/content/foreign-text.ts';
import { pageData } from '../../../src/publish/documents/read-content.ts';
import {
  canonical,
  contentTexts,
  references,
  type SanityDocument,
  textsOf,
  valueAt,
} from '../../../src/publish/documents/sanity-document.ts';
import { approvedIn, type Asked, refusals } from '../../../src/publish/gates/approvals.ts';
import { holdBack, releasedRecord } from '../../../src/publish/gates/hold-back.ts';
import { releaseProblems } from '../../../src/publish/gates/release-gates.ts';
import { approvalsOf, asStaffMakeIt, releasable, releaseEnv, withValue } from '../releasable.ts';
/** What people write, and what a release makes of it. A text stands in the first paragraph of Home. */
import edits from './edits.json' with { type: 'json' };

/** What a release of the approved content leaves for the next one. */
const record = releasedRecord(releasable);

function hold(
  documents: readonly SanityDocument[],
  last: readonly SanityDocument[] | null = record,
  approvals = releaseEnv.APPROVED_PAYEES,
) {
  const held = holdBack(documents, { last, approved: approvedIn(approvals).approved, site: releaseEnv.SITE_URL });
  const waits = held.asked.filter(({ state }) => state !== 'approved').map(({ state, title }) => [state, title]);
  return { ...held, waits };
}
const find = (documents: readonly SanityDocument[], id: string) => documents.find(({ _id }) => _id === id);
const number = 'Kirim ke 1234 5098 76 ya.';

test.each([
  ['approved content', releasable],
  ['what staff add in a year, once it is approved,', asStaffMakeIt()],
])('%s is released as it is, before and after the first release', (_what, documents) => {
  for (const last of [null, record]) {
    const held = hold(documents, last, approvalsOf(documents));
    expect([held.documents, held.waits]).toEqual([documents, []]);
  }
});

test('the record has nothing hidden, nothing of the bookkeeping, and only pictures that are used', () => {
  const hidden = { _id: 'rahasia', _type: 'faq', visible: false, question: 'Belum untuk umum' };
  const unused = { _id: 'image-x', _type: 'sanity.imageAsset', url: 'https://a.id/x', metadata: { location: 'rumah' } };
  const json = JSON.stringify(releasedRecord([...releasable, hidden, unused]));
  expect(json).not.toMatch(/rahasia|image-x|_updatedAt|originalFilename/);
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(record)));
});

describe('a group that nobody approved', () => {
  const edited = withValue('donationPage', 'hero.lead', 'Isi formulirnya dulu.');
  const title = 'teks dan gambar halaman Donasi';

  test('holds back neither the prices of its page, nor other fields of a document, nor other documents', () => {
    const both = withValue('homePage', 'hero.lead', 'Baru.', edited);
    const more = withValue('contactPage', 'hero.lead', 'Baru.', withValue('contactPage', 'check.note', 'Lain.', both));
    const { documents, waits } = hold(withValue('donationPage', 'prices.unitPrice.beli', 120_000, more));
    expect(waits.map(([state]) => state)).toEqual(['held', 'held']);
    const hero = valueAt(find(releasable, 'donationPage'), ['hero']);
    expect(find(documents, 'donationPage')).toMatchObject({ hero, prices: { unitPrice: { beli: 120_000 } } });
    const check = valueAt(find(releasable, 'contactPage'), ['check']);
    expect(find(documents, 'contactPage')).toMatchObject({ hero: { lead: 'Baru.' }, check });
    expect(find(documents, 'homePage')).toMatchObject({ hero: { lead: 'Baru.' } });
  });

  test('refuses a first release, and one whose last approval was withdrawn', () => {
    const [account = '', , ...others] = releaseEnv.APPROVED_PAYEES.split(',');
    expect(hold(edited, null).waits).toEqual([['refused', title]]);
    const { asked } = hold(edited, record, [account, ...others].join());
    const values = expect.objectContaining({ title, isReleased: true });
    expect(refusals(asked)).toMatchObject([{ document: { _id: 'donationPage' }, kind: 'unapproved', values }]);
  });

  test('waits with an added document, keeps a deleted one, and asks for nothing without content', () => {
    const without = releasable.filter(({ _id }) => _id !== 'legality');
    const more = hold(releasable, releasedRecord(without), approvalsOf(without));
    expect([find(more.documents, 'legality'), more.waits]).toEqual([undefined, [['held', 'Legalitas']]]);
    const less = hold(without);
    expect([find(less.documents, 'legality'), less.waits]).toEqual([find(record, 'legality'), [['held', 'Legalitas']]]);
    expect(hold(without, null).waits).toEqual([]);
  });
});

describe('a document with a number or address that no release has shown', () => {
  const edited = withValue('paket-pro', 'description', number, withValue('paket-pro', 'price', 31_000));
  const fresh = { _id: 'baru', _type: 'faq', question: number };

  test('stays whole as last released, with its price, but is an example only if it is marked now', () => {
    const { documents, asked } = hold(edited);
    expect(documents).toEqual(releasable);
    expect(asked.at(-1)).toMatchObject({ state: 'held', title: 'paket “Pro”', foreign: ['1234509876'] });
    const example = hold(withValue('paket-pro', 'placeholder', true, edited)).documents;
    expect(example.filter(({ placeholder }) => placeholder)).toMatchObject([{ _id: 'paket-pro' }]);
  });

  test('is shown once these parts are approved, in this document only, and is known from then on', () => {
    const approvals = `${releaseEnv.APPROVED_PAYEES},${hold(edited).asked.at(-1)?.fingerprint}`;
    const { documents } = hold(edited, record, approvals);
    expect(documents).toEqual(edited);
    expect(hold(withValue('homePage', 'hero.lead', number), record, approvals).waits).toHaveLength(1);
    expect(hold(withValue('paket-pro', 'period', 'per tahun', edited), releasedRecord(documents)).waits).toEqual([]);
  });

  test('does not keep an approved group of the same document, and may name what an approved group shows', () => {
    const both = withValue('contactPage', 'check.note', 'Lain.', withValue('contactPage', 'hero.lead', number));
    const groups = (asked: Asked[]) => asked.flatMap(({ foreign, fingerprint }) => (foreign ? [] : fingerprint)).join();
    const { documents, waits } = hold(both, record, groups(hold(both).asked));
    expect(waits).toEqual([['held', 'halaman Kontak']]);
    expect(find(documents, 'contactPage')).toMatchObject({ check: { note: 'Lain.' } });
    const known = withValue('homePage', 'hero.lead', number, withValue('siteSettings', 'contact.phone', '1234509876'));
    expect(hold(known, record, groups(hold(known).asked)).waits).toEqual([]);
  });

  test('is left out if it is new, and nothing else has to be edited', async () => {
    const { documents, waits } = hold([...releasable, fresh]);
    expect([documents, waits]).toEqual([releasable, [['new', `tanya jawab “${number}”`]]]);
    await expect(pageData(documents)).resolves.toBeDefined();
  });

  test('must be approved if it is a page that was never released, or before the first release', () => {
    const unreleased = record.filter(({ _id }) => _id !== 'homePage');
    const lead = withValue('homePage', 'hero.lead', number);
    for (const last of [unreleased, null]) expect(hold(lead, last).waits).toEqual([['refused', 'halaman Beranda']]);
    expect(hold([...releasable, fresh], null).waits).toEqual([['refused', `tanya jawab “${number}”`]]);
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
    for (const last of [record, releasedRecord(documents)]) expect(hold(documents, last).waits).toEqual([]);
  });
});

type Row = [id: string, path: string, value: unknown];
const rowsOf = (rows: readonly unknown[]): Row[] =>
  rows.map((row) => (typeof row === 'string' ? ['homePage', 'hero.lead', row] : row) as Row);

const shownAt = (documents: readonly SanityDocument[], id: string, path: string) =>
  valueAt(find(documents, id), path.split('.'));

/** What a release does with an edit: whether anything stops it, what waits, what the field then shows. */
function outcomeOf([id, path, value]: Row) {
  const { documents, waits } = hold(withValue(id, path, value));
  const problems = releaseProblems(documents, releaseEnv);
  return { problems, states: waits.map(([state]) => state), shows: shownAt(documents, id, path) };
}

const { honest, hostile } = edits;

describe.each([
  ['honest', honest.public],
  ['not covered (docs/decisions/what-is-protected.md)', hostile.uncovered],
])('public: %s', (_kind, rows) => {
  test.each(rowsOf(rows))('%s %s = %j', (...row) =>
    expect(outcomeOf(row)).toEqual({ problems: [], states: [], shows: row[2] }),
  );
});

describe.each([
  ['honest', honest.held],
  ['hostile', hostile.held],
])('held: %s', (_kind, rows) => {
  test.each(rowsOf(rows))('%s %s = %j', (...row) =>
    expect(outcomeOf(row)).toEqual({ problems: [], states: ['held'], shows: shownAt(releasable, row[0], row[1]) }),
  );
});

test.each(rowsOf(hostile.refused))('refused: %s %s = %j', async (id, path, value) => {
  const documents = withValue(id, path, value);
  if (releaseProblems(documents, releaseEnv).length === 0) await expect(pageData(documents)).rejects.toThrow();
});

const fields = releasable.flatMap((document) =>
  contentTexts(document).map(({ field }): [string, string] => [document._id, field]),
);
const texts = [edits.honest, edits.hostile]
  .flatMap(Object.values)
  .flat()
  .filter((row) => typeof row === 'string');
const changes = fc.record({
  edited: fc.array(fc.tuple(fc.constantFrom(...fields), fc.constantFrom(...texts)), { maxLength: 5 }),
  gone: fc.subarray(releasable.filter(({ _id, _type }) => _id !== _type).map(({ _id }) => _id)),
  fresh: fc.array(fc.constantFrom(...texts), { maxLength: 3 }),
});

test('whatever changes: only what is approved, known or old shows, all else goes public, and nothing waits twice', () => {
  fc.assert(
    fc.property(changes, ({ edited, gone, fresh }) => {
      const added = fresh.map((question, index) => ({ _id: `baru-${index}`, _type: 'faq', question }));
      const kept = edited.reduce((all, [[id, field], text]) => withValue(id, field, text, all), releasable);
      const documents = [...kept.filter(({ _id }) => !gone.includes(_id)), ...added];
      const { documents: shown, asked, known } = hold(documents);
      expect(refusals(asked)).toEqual([]);
      // Groups show what is approved, and documents without groups what is known.
      const groups = hold(shown, null).asked.filter(({ foreign }) => !foreign);
      expect(groups.filter(({ state }) => state !== 'approved')).toEqual([]);
      const free = shown.filter(({ _type }) => ['plan', 'faq', 'feature', 'aboutPage', 'homePage'].includes(_type));
      const freeTexts = free.flatMap((document) => textsOf(document));
      expect(freeTexts.flatMap((text) => foreignParts(text, new Set(known)))).toEqual([]);
      // What needs no approval is public. Another release of what shows changes nothing.
      const waits = new Set(asked.flatMap(({ content }) => content.map(({ _id }) => _id)));
      for (const document of documents.filter(({ _id }) => !waits.has(_id))) expect(shown).toContainEqual(document);
      expect(hold(shown).documents.map(canonical)).toEqual(shown.map(canonical));
    }),
    { numRuns: 60 },
  );
});
