import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../src/content/problems.ts';
import { documentProblems } from '../../../src/publish/documents/document-rules.ts';
import type { SanityDocument } from '../../../src/publish/documents/sanity-document.ts';
import { releaseProblems } from '../../../src/publish/gates/release-gates.ts';
import { textApprovals } from '../../../src/publish/gates/text-gates.ts';
import { releasable, releaseEnv, withValue } from '../releasable.ts';
import texts from './texts.json' with { type: 'json' };

/** Texts that could lead a visitor to pay somebody else, by their reason, and honest texts of such a site. */
const { held, honest } = texts;

/** The problems of a build and of a release. */
const problems = (documents: SanityDocument[], env: object = {}) =>
  [...documentProblems(documents), ...releaseProblems(documents, { ...releaseEnv, ...env })].filter(
    ({ kind }) => kind !== 'lost reference',
  );
const compared = new Set(['homePage', 'bankAccount', 'siteSettings', 'contactPage', 'quranPage']);
/** The home page with this lead, and the documents with which the gates compare a text. */
const inLead = (text: string) => withValue('homePage', 'hero.lead', text).filter(({ _id }) => compared.has(_id));

test('content that everybody approved passes', () => expect(problems(releasable)).toEqual([]));

const heldTexts = Object.entries(held).flatMap(([reason, list]) => list.map((text) => [text, reason] as const));
test.each(heldTexts)('“%s” is held back: %s', (text) => {
  const [found] = problems(inLead(text));
  expect(found).toMatchObject({ document: { _id: 'homePage' }, field: 'hero.lead' });
  expect(found && sentenceOf(found)).toMatch(/payee:fingerprint|APPROVED_HOSTS|Tulis alamat lengkap|Hapus/);
});

test('a hundred honest texts pass', () => {
  expect(honest.length).toBeGreaterThanOrEqual(100);
  expect(honest.filter((text) => problems(inLead(text)).length > 0)).toEqual([]);
});

test('a held text passes once it is approved, in its field only', () => {
  const [[text] = ['']] = heldTexts;
  const own = textApprovals(inLead(text)).map(({ fingerprint }) => fingerprint);
  const env = { APPROVED_PAYEES: [releaseEnv.APPROVED_PAYEES, ...own].join() };
  expect(problems(inLead(text), env)).toEqual([]);
  expect(problems(withValue('homePage', 'closing.text', text), env)).toHaveLength(1);
});

const span = (text: string, index = 0) => ({ _key: `s${index}`, _type: 'span', marks: [], text });
const block = (parts: string[], index = 0) => ({
  _key: `b${index}`,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: parts.map(span),
});
const linked = (href: string) => [
  {
    ...block(['Tautan']),
    children: [{ ...span('Tautan'), marks: ['a'] }],
    markDefs: [{ _key: 'a', _type: 'link', href }],
  },
];
const question = 'tanya-keamanan';

describe('a text is held back in every kind of field', () => {
  test.each<[id: string, path: string, value: unknown, field: string]>([
    ['aboutPage', 'seo.description', 'Rek. 1234509876', 'seo.description'],
    ['kota-medan', 'name', 'Medan 1234509876', 'name'],
    ['paket-gratis', 'priceText', 'Rp12345098', 'priceText'],
    [question, 'answer', [block(['Kirim ke 1234', '5098', '76.'])], 'answer'],
    [question, 'answer', [block(['Transfer ke bank']), block(['1234567'], 1)], 'answer'],
    ['aboutPage', 'direction.mission', ['Kirim ke 12345', '09876'], 'direction.mission'],
    [question, 'answer', linked('https://evil.id/'), 'answer.0.markDefs.0.href'],
    ['siteSettings', 'social.instagram', 'https://www.instagram.com/maknaterang/tagged', 'social.instagram'],
    ['contactPage', 'map.embedUrl', 'https://evil.id/peta', 'map.embedUrl'],
    ['quranPage', 'reader.url', 'https://maknaterang.id/baca', 'reader.url'],
    ['quranPage', 'reader.url', 'http://localhost:4174/', 'reader.url'],
    ['homePage', 'hero.lead', 'Transfer ke {rekening}.', 'hero.lead'],
    ['paket-pro', 'placeholder', true, 'placeholder'],
    ['tim-penerjemah', 'name', 'Nama  penerjemah', 'name'],
  ])('%s %s = %j', (id, path, value, field) => {
    const found = problems(withValue(id, path, value));
    expect(found).toContainEqual(expect.objectContaining({ document: expect.objectContaining({ _id: id }), field }));
  });
});

test('a text of 100 kB costs less than a second', () => {
  for (const piece of ['a.', '1.', 'a', '1 ', '- ', '@a', '{', 'rekening 1 ', '12:00 ', '1,', 'isbn 978']) {
    const documents = inLead(piece.repeat(100_000 / piece.length));
    const start = process.threadCpuUsage();
    problems(documents);
    expect(process.threadCpuUsage(start).user / 1000, piece).toBeLessThan(1000);
  }
});
