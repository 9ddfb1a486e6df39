import { describe, expect, test } from 'vitest';
import { documentProblems } from '../../../src/publish/documents/document-rules.ts';
import { contentTexts } from '../../../src/publish/documents/sanity-document.ts';

const at = (value: unknown, field?: string) => contentTexts(value, field).map((piece) => [piece.field, piece.text]);

describe('the texts of a document, each with its field', () => {
  test('in document order, through objects and lists; other values are left out', () => {
    expect(at({ a: 'x', b: { c: 'y', d: ['z', { e: 'w' }] }, f: 1, g: null, h: true })).toEqual([
      ['a', 'x'],
      ['b.c', 'y'],
      ['b.d.0', 'z'],
      ['b.d.1.e', 'w'],
    ]);
    expect([at('x'), at('x', 'a'), at(7), at(null)]).toEqual([[['', 'x']], [['a', 'x']], [], []]);
  });

  test('a paragraph is one text, however it is formatted; the addresses of its links follow', () => {
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

  test('names from Sanity, choices and numbers are not texts for visitors', () => {
    const moment = '2026-12-01T01:00:00.000Z';
    const hidden = {
      _id: 'a',
      marks: ['a'],
      icon: 'audio',
      type: 'wakaf',
      orderRank: '0|100000:',
      day: '2026-12-01',
      from: moment,
    };
    expect(at(hidden)).toEqual([]);
    const shown = {
      icon: 'lain',
      type: 'zakat',
      constructor: 'a',
      day: '7000-41-92',
      orderRank: '0|100000:1234509876 ya',
      from: '2026-12-01T01:00Z1',
      kind: 'wakaf',
    };
    expect(at(shown)).toEqual(Object.entries(shown));
  });
});

test('names used twice and references that lead nowhere are reported', () => {
  const city = (_id: string, name: unknown) => ({ _id, _type: 'shippingCity', name });
  const faq = { _id: 'q', _type: 'faq', question: 'Medan', answer: { _ref: 'nowhere' }, near: { _ref: 'a' } };
  const documents = [
    city('a', 'Medan'),
    city('b', ' MEDAN '),
    city('c', 'Solo'),
    faq,
    { ...faq, _id: 'r', _type: 'plan' },
  ];
  const lost = { kind: 'lost reference', values: { to: 'nowhere' } };
  const [a, b] = ['a', 'b'].map((_id) => ({ _id, _type: 'shippingCity' }));
  expect(documentProblems(documents, () => true)).toEqual([
    { document: b, field: 'name', kind: 'duplicate', values: { value: ' MEDAN ', other: a } },
    { document: { _id: 'q', _type: 'faq' }, field: 'answer', ...lost },
    { document: { _id: 'r', _type: 'plan' }, field: 'answer', ...lost },
  ]);
});

test('a text that names zakat is reported, unless the institute has the licence for zakat', () => {
  const page = { _id: 'donationPage', _type: 'donationPage', hero: { lead: 'Tunaikan zakat Anda.' } };
  const licensed = { _id: 'legality', _type: 'legality', zakat: 'SK 12' };
  expect(documentProblems([page], () => true)).toEqual([
    { document: { _id: 'donationPage', _type: 'donationPage' }, field: 'hero.lead', kind: 'zakat' },
  ]);
  expect(documentProblems([page, licensed], () => true)).toEqual([]);
  // A stored field that no page reads any more.
  expect(documentProblems([page], () => false)).toEqual([]);
});
