import { describe, expect, test } from 'vitest';
import { buildTime } from '../../../src/publish/documents/build-time.ts';
import { ContentError } from '../../../src/publish/documents/content-errors.ts';
import { contentTexts, nameOf } from '../../../src/publish/documents/content-texts.ts';
import { characterProblems, documentProblems } from '../../../src/publish/documents/document-rules.ts';
import { originsOf } from '../../../src/publish/documents/origins.ts';
import { references } from '../../../src/publish/documents/references.ts';
import { isPublished } from '../../../src/publish/documents/sanity-document.ts';

const at = (value: unknown, field?: string) => contentTexts(value, field).map((piece) => [piece.field, piece.text]);

describe('the texts of content, each with its place', () => {
  test('in their order, through objects and lists; what is no text has none', () => {
    expect(at({ a: 'x', b: { c: 'y', d: ['z', { e: 'w' }] }, f: 1, g: null, h: true })).toEqual([
      ['a', 'x'],
      ['b.c', 'y'],
      ['b.d.0', 'z'],
      ['b.d.1.e', 'w'],
    ]);
    expect([at('x'), at('x', 'a'), at(7), at(null)]).toEqual([[['', 'x']], [['a', 'x']], [], []]);
  });

  test('a paragraph is one, however it is formatted; the addresses of its links follow', () => {
    const paragraph = {
      _type: 'block',
      style: 'normal',
      listItem: 'bullet',
      children: [{ text: 'a', marks: ['x'] }, { text: 'b' }, { text: 7 }, null, 'c'],
      markDefs: [{ _key: 'a', href: '/contact' }],
    };
    expect(at([paragraph], 'answer')).toEqual([
      ['answer.0', 'ab'],
      ['answer.0.markDefs.0.href', '/contact'],
    ]);
    expect(at({ children: 'a' })).toEqual([['children', 'a']]);
  });

  test('names that Sanity gives, and what is chosen or counted, are not for visitors', () => {
    const moments = [
      '2026-12-01T01:00:00.000Z',
      '2026-12-01T01:00Z',
      '2026-10-31T23:59:59+07:00',
      '2026-12-01T01:00:00-0330',
    ];
    const hidden = {
      _id: 'a',
      marks: ['a'],
      icon: 'audio',
      type: 'wakaf',
      orderRank: '0|100000:',
      from: moments[0],
      until: moments[1],
    };
    expect(at(hidden)).toEqual([]);
    expect(at({ from: moments[2] })).toEqual([]);
    const shown = {
      icon: 'lain',
      type: 'zakat',
      orderRank: '0|100000:1234509876 ya',
      from: moments[3],
      until: '2026-13-01T01:00Z 1',
      other: moments[0],
      kind: 'wakaf',
    };
    expect(at(shown)).toEqual(Object.entries(shown));
    const moment = (from: string) => at({ from }).length;
    expect(['x2026-12-01T01:00Z', '2026-12-41T01:00Z', '2026-12-01T31:00Z', '2026-12-01T01:60Z'].map(moment)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(
      ['2026-12-01T01:00:60Z', '2026-12-01T01:00:00.1234Z', '2026-12-01T01:00', '2026-12-01T01:00Z1'].map(moment),
    ).toEqual([1, 1, 1, 1]);
  });

  test('a document has a name: a page its type, another its id as well', () => {
    expect([nameOf({ _type: 'homePage', _id: 'homePage' }), nameOf({ _type: 'faq', _id: 'tanya' })]).toEqual([
      'Dokumen homePage',
      'Dokumen faq (tanya)',
    ]);
  });
});

test('references, with their place, and whether they may lead nowhere', () => {
  const value = {
    _ref: 'a',
    list: [{ asset: { _ref: 'b', _weak: true } }, { _ref: 7, x: { _ref: 'c', _weak: 'x' } }],
    n: null,
  };
  expect(references(value)).toEqual([
    { path: '', ref: 'a', weak: false },
    { path: 'list.0.asset', ref: 'b', weak: true },
    { path: 'list.1.x', ref: 'c', weak: false },
  ]);
  expect([references('a'), references(null)]).toEqual([[], []]);
});

test('drafts and versions are no content of the site', () => {
  const published = (_id: string) => isPublished({ _id, _type: 'faq' });
  expect(['a', 'a.drafts.', 'drafts', 'drafts.a', 'versions.r.a'].map(published)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a build counts as made when its settings say, else when its content was updated, else now', () => {
  const epoch = new Date('2026-01-01');
  expect(buildTime(epoch, '2026-02-02')).toBe(epoch);
  expect(buildTime(undefined, '2026-02-02')).toEqual(new Date('2026-02-02'));
  expect(Math.abs(buildTime(undefined).getTime() - Date.now())).toBeLessThan(1000);
});

test('names that are taken, references that lead nowhere, and signs that are not used', () => {
  const city = (_id: string, name: unknown) => ({ _id, _type: 'shippingCity', name });
  const faq = { _id: 'q', _type: 'faq', question: 'Medan', answer: { _ref: 'nowhere' }, near: { _ref: 'a' } };
  const documents = [
    city('a', 'Medan'),
    city('b', ' MEDAN '),
    city('c', 'Solo'),
    faq,
    { ...faq, _id: 'r', _type: 'plan' },
  ];
  const lost = 'rujukan ke nowhere tidak ada. Pilih dokumen lain atau hapus rujukan ini.';
  expect(documentProblems(documents)).toEqual([
    'Dokumen shippingCity (b), isian name: “ MEDAN ” sudah dipakai di Dokumen shippingCity (a). Ubah atau hapus salah satu.',
    `Dokumen faq (q), isian answer: ${lost}`,
    `Dokumen plan (r), isian answer: ${lost}`,
  ]);
  const texts = { a: 'x\ny', contact: { address: 'x\ny', map: 'https://a.id/…' }, link: 'https://a.id/a\\b' };
  const found = (document: object) =>
    characterProblems([{ _id: 'siteSettings', _type: 'siteSettings', ...document }]).map((line) =>
      line.split(',', 2).join(),
    );
  expect(found(texts)).toEqual(['Dokumen siteSettings, isian a: huruf ke-2']);
  expect(characterProblems([{ _id: 'image-a', _type: 'sanity.imageAsset', name: 'x\ny' }])).toEqual([]);
});

test('problems are told one a line, under a heading', () => {
  const error = new ContentError(['Isi a.', 'Isi b.']);
  expect(error.message).toBe('Konten belum dapat diterbitkan:\n  • Isi a.\n  • Isi b.');
  expect([error.name, error.problems, error.fields.size]).toEqual(['ContentError', ['Isi a.', 'Isi b.'], 0]);
  const places = new Map([['x', { id: 'a', type: 'faq', path: '' }]]);
  const other = new ContentError(['x'], { heading: 'Belum:', fields: places });
  expect([other.message, other.fields]).toEqual(['Belum:\n  • x', places]);
});

test('where the texts and numbers of an answer come from', async () => {
  const document = {
    _id: 'a',
    _type: 'faq',
    orderRank: '0|1:',
    n: 7,
    list: [{ _key: 'k', t: 'x' }, 'y', null],
    ok: true,
  };
  const { addressed, of } = await originsOf([document], (documents) => Promise.resolve(documents[0]));
  const answer = addressed as Omit<typeof document, 'list'> & {
    list: [{ _key: string; t: string }, string, null];
  };
  expect([answer._id, answer._type, answer.orderRank, answer.ok, answer.list[0]._key, answer.list[2]]).toEqual([
    'a',
    'faq',
    '0|1:',
    true,
    'k',
    null,
  ]);
  expect(of(answer.n)).toEqual({ document, path: ['n'], value: 7 });
  expect(of(answer.list[0].t)).toEqual({ document, path: ['list', { _key: 'k' }, 't'], value: 'x' });
  expect(of(answer.list[1])).toEqual({ document, path: ['list', 1], value: 'y' });
  expect([of('a'), of(7), of(undefined)]).toEqual([undefined, undefined, undefined]);
});

test('zakat is named only by who has the licence for it', () => {
  const page = { _id: 'donationPage', _type: 'donationPage', hero: { lead: 'Tunaikan zakat Anda.' } };
  const licensed = { _id: 'legality', _type: 'legality', zakat: 'SK 12' };
  expect(documentProblems([page])).toEqual([
    expect.stringMatching(/^Dokumen donationPage, isian hero\.lead: menyebut zakat/),
  ]);
  expect(documentProblems([page, licensed])).toEqual([]);
});
